import type { SiteModel } from '../engine/index.ts';
import type { Finding } from './rule.ts';

/** What is the same in all that can be wrong with the icon `main` of a site. */
export function faviconFinding(
  { configFile }: Pick<SiteModel, 'configFile'>,
  main: string,
  { message, ...fault }: Pick<Finding, 'severity' | 'message'>,
): Finding {
  return {
    ...fault,
    subject: [main],
    message: `${message} Where it cannot be used, a mark is shown: the first letter of the site’s name on its colour.`,
    hint: 'Give a PNG of 512 by 512 pixels, or an SVG of plain shapes, to have your own picture in every place.',
    file: configFile,
  };
}
