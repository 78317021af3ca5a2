/** Favicons of which no sizes can be made, so that a mark of the site stands in for them. */

import { planFavicon, type SiteModel } from '../engine/index.ts';
import { isMeasuredImage, readImageSize } from '../images/image-size.ts';
import type { Picture } from '../images/picture.ts';
import { isSeen } from '../images/read-picture.ts';
import { drawSvg, type SvgDrawing } from '../images/svg/draw-svg.ts';
import { readDataUrl } from '../images/svg/picture-addresses.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { extensionOf } from '../project/paths.ts';
import { readText } from '../project/text.ts';

const DOT: Picture = { width: 1, height: 1, pixels: new Uint8Array(4).fill(255) };
/** Enough to find out what a drawing asks for. */
const TRIAL_SIZE = 8;
const HINT = 'Give a PNG of 512 by 512 pixels, or an SVG of plain shapes, to have your own picture in every place.';

export function checkFavicon(site: Pick<SiteModel, 'config' | 'configFile' | 'files'>): readonly Diagnostic[] {
  const plan = planFavicon(site);
  const fault = plan.main === undefined ? undefined : faultOf(plan.main, plan.source, site.files);
  return fault === undefined ? [] : [describeFault(fault, site.configFile)];
}

/** Of a picture that looked whole by its head. */
export function unreadableFavicon(site: Pick<SiteModel, 'config' | 'configFile' | 'files'>): Diagnostic {
  const { main = '' } = planFavicon(site);
  return describeFault(
    { severity: 'warning', subject: [main], message: `The favicon \`${main}\` is damaged.` },
    site.configFile,
  );
}

type Fault = Pick<Diagnostic, 'severity' | 'subject' | 'message'>;

function describeFault({ message, ...fault }: Fault, file: string): Diagnostic {
  const shown = 'Where it cannot be used, a mark is shown: the first letter of the site’s name on its colour.';
  return { code: 'site/favicon-sizes', ...fault, message: `${message} ${shown}`, hint: HINT, file };
}

/** Bytes of a picture may be no more than its head, which tells its size. */
function faultOf(main: string, source: string | undefined, files: SiteModel['files']): Fault | undefined {
  const bytes = files.get(main);
  const note = (message: string): Fault => ({
    severity: 'info',
    subject: [main],
    message: `The favicon \`${main}\` ${message}`,
  });
  const warn = (message: string): Fault => ({ ...note(message), severity: 'warning' });
  if (bytes === undefined) return note('is on another host, so no other sizes are made of it.');
  if (source === undefined) return note('is used as it is: no other sizes can be made of such a file.');
  if (extensionOf(main) !== 'svg') {
    const isBroken = isMeasuredImage(main) && readImageSize(bytes) === undefined;
    return isBroken ? warn('is damaged or no picture of its kind.') : undefined;
  }
  const drawing = tryDrawing(bytes);
  if (drawing === undefined) return warn('could not be read as SVG.');
  const [first] = drawing.missing;
  if (first !== undefined) return note(`uses \`${first}\`, so no other sizes are made of it.`);
  return isSeen(drawing.picture) ? undefined : warn('shows nothing.');
}

function tryDrawing(bytes: Uint8Array): SvgDrawing | undefined {
  return drawSvg(readText(bytes), TRIAL_SIZE, findStandIn);
}

/** Something to see in place of a picture that is in a drawing, where it looks whole by its head. */
function findStandIn(address: string): Picture | undefined {
  const bytes = readDataUrl(address);
  if (bytes === undefined) return undefined;
  const inner = tryDrawing(bytes);
  if (inner !== undefined) return inner.missing.length === 0 ? inner.picture : undefined;
  return readImageSize(bytes) && DOT;
}
