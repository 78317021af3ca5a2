/** Favicons of which no sizes can be made, so that a mark of the site stands in for them. */

import { planFavicon, type SiteModel } from '../../engine/index.ts';
import { isMeasuredImage, readImageSize } from '../../images/image-size.ts';
import type { Picture } from '../../images/picture.ts';
import { isSeen } from '../../images/read-picture.ts';
import { drawSvg, type SvgDrawing } from '../../images/svg/draw-svg.ts';
import { readDataUrl } from '../../images/svg/picture-addresses.ts';
import { extensionOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import { faviconFinding } from '../favicon-finding.ts';
import type { Finding, SiteRule } from '../rule.ts';

const DOT: Picture = { width: 1, height: 1, pixels: new Uint8Array(4).fill(255) };
/** Enough to find out what a drawing asks for. */
const TRIAL_SIZE = 8;

export const faviconSizes: SiteRule = {
  over: 'site',
  code: 'site/favicon-sizes',
  severity: 'warning',
  title: 'Icon that cannot be drawn in every size',
  why: 'Browsers, phones and bookmarks ask for the icon of a site in many sizes, which are drawn from your picture.',
  run(site) {
    const { main, source } = planFavicon(site);
    const fault = main === undefined ? undefined : faultOf(main, source, site.files);
    return main === undefined || fault === undefined ? [] : [faviconFinding(site, main, fault)];
  },
};

type Fault = Pick<Finding, 'severity' | 'message'>;

/** Bytes of a picture may be no more than its head, which tells its size. */
function faultOf(main: string, source: string | undefined, files: SiteModel['files']): Fault | undefined {
  const bytes = files.get(main);
  const warn = (message: string): Fault => ({ message: `The favicon \`${main}\` ${message}` });
  const note = (message: string): Fault => ({ ...warn(message), severity: 'info' });
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
