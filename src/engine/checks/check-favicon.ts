/** Favicons of which no sizes can be made, so that a mark of the site stands in for them. */
import type { Diagnostic } from '../diagnostics.ts';
import { planFavicon } from '../emit/favicon/favicon-plan.ts';
import { isSeen } from '../emit/favicon/read-picture.ts';
import { drawSvg } from '../emit/favicon/svg/draw-svg.ts';
import { isMeasuredImage, readImageSize } from '../project/image-size.ts';
import { extensionOf } from '../project/paths.ts';
import { readText } from '../project/text.ts';
import type { SiteModel } from '../site/site-model.ts';

/** Enough to find out what a drawing asks for. */
const TRIAL_SIZE = 8;
const HINT = 'Give a PNG of 512 by 512 pixels, or an SVG of plain shapes, to have your own picture in every place.';

export function checkFavicon(site: Pick<SiteModel, 'config' | 'configFile' | 'files'>): readonly Diagnostic[] {
  const plan = planFavicon(site);
  const fault = plan.main === undefined ? undefined : faultOf(plan.main, plan.source, site.files);
  if (fault === undefined) return [];
  const message = `${fault} Phones and older browsers are shown the first letter of the site’s name on its colour.`;
  return [{ code: 'site/favicon-sizes', severity: 'info', message, hint: HINT, file: site.configFile }];
}

/** Bytes of a picture may be no more than its head, which tells its size. */
function faultOf(main: string, source: string | undefined, files: SiteModel['files']): string | undefined {
  const bytes = files.get(main);
  if (bytes === undefined) return `The favicon \`${main}\` is on another host, so no other sizes are made of it.`;
  if (source === undefined)
    return `The favicon \`${main}\` is used as it is: no other sizes can be made of such a file.`;
  if (extensionOf(main) !== 'svg') {
    const isBroken = isMeasuredImage(main) && readImageSize(bytes) === undefined;
    return isBroken ? `The favicon \`${main}\` is damaged or no picture of its kind.` : undefined;
  }
  const drawing = drawSvg(readText(bytes), TRIAL_SIZE);
  if (drawing === undefined) return `The favicon \`${main}\` could not be read as SVG.`;
  const [first] = drawing.missing;
  if (first === undefined) {
    return isSeen(drawing.picture) ? undefined : `The favicon \`${main}\` shows nothing.`;
  }
  return `The favicon \`${main}\` uses \`${first}\`, so no other sizes are made of it.`;
}
