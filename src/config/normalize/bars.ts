/** What a language says in its own words around its pages. */
import type { BarSettings } from '../site-config.ts';
import { readBanner } from './banner.ts';
import { readFooterColumns, readSocials, readTopbarButton, readTopbarLinks } from './links.ts';
import type { SettingReader } from './setting-reader.ts';

/** Each of the three replaces the site's as a whole; `undefined` where there is none of them. */
export function readBars(node: SettingReader): Partial<BarSettings> | undefined {
  const [navbar, footer] = [node.at('navbar'), node.at('footer')];
  const banner = readBanner(node.at('banner'));
  if (!navbar.isPresent && !footer.isPresent && banner === undefined) return undefined;
  const topbarButton = readTopbarButton(navbar.at('primary'));
  return {
    ...(navbar.isPresent && {
      topbarLinks: readTopbarLinks(navbar.at('links')),
      ...(topbarButton && { topbarButton }),
    }),
    ...(footer.isPresent && {
      socials: readSocials(footer.at('socials')),
      footerColumns: readFooterColumns(footer.at('links')),
      ...(footer.origin.origin !== undefined && { footerOrigin: footer.origin.origin }),
    }),
    ...(banner && { banner }),
  };
}
