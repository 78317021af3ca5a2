/** The contract's format, in which `navigation` is a list of groups → SiteConfig. */

import { readImages } from './normalize/addresses.ts';
import { readApi } from './normalize/api.ts';
import { readBanner } from './normalize/banner.ts';
import { readColors } from './normalize/colors.ts';
import { readFonts } from './normalize/fonts.ts';
import { readFooterColumns, readRedirects, readSocials, readTopbarButton, readTopbarLinks } from './normalize/links.ts';
import { readLogo } from './normalize/logo.ts';
import { readContractNavigation } from './normalize/navigation-contract.ts';
import { readNotFound } from './normalize/not-found.ts';
import { readPageActions } from './normalize/page-actions.ts';
import type { SettingReader } from './normalize/setting-reader.ts';
import { readSiteName } from './normalize/site-name.ts';
import { readTexts } from './normalize/texts.ts';
import { reportUnused } from './normalize/unused.ts';
import { readScripts } from './project-scripts.ts';
import type { SiteConfig } from './site-config.ts';
import { readStatistics } from './statistics/read-statistics.ts';

/** Reads what it can; a value of a wrong type counts as absent. */
export function normalizeContract(root: SettingReader): SiteConfig {
  const description = root.at('description').text();
  const logo = readLogo(root.at('logo'));
  const favicon = readImages(root.at('favicon'));
  const topbarButton = readTopbarButton(root.at('topbarCtaButton'));
  const backgroundImage = readImages(root.at('backgroundImage'));
  const backgroundPattern = root.in('background', 'style').choice(['gradient', 'grid', 'windows']);
  const searchPrompt = root.in('search', 'prompt').text();
  const mode = root.in('modeToggle', 'default').choice(['light', 'dark']);
  const banner = readBanner(root.at('banner'));
  const footer = root.at('footer');
  const pageActions = readPageActions(root.in('contextual', 'options'));
  const statistics = readStatistics(root);
  const scripts = readScripts(root);
  const eyebrows = root.in('eyebrow', 'display').choice(['section', 'breadcrumbs']);
  const corners = root.at('rounded').text();
  const notFound = readNotFound(root.in('errors', '404'));
  reportUnused(root);
  return {
    format: 'contract',
    name: readSiteName(root),
    ...(description !== undefined && { description }),
    colors: readColors(root.at('colors'), root.in('colors', 'background')),
    ...(logo && { logo }),
    ...(favicon && { favicon }),
    topbarLinks: readTopbarLinks(root.at('topbarLinks')),
    ...(topbarButton && { topbarButton }),
    navigation: readContractNavigation(root),
    api: readApi({
      baseUrl: root.in('api', 'baseUrl'),
      auth: root.in('api', 'auth'),
      playgroundMode: root.in('api', 'playground', 'mode'),
      openapi: root.at('openapi'),
      asyncapi: root.in('api', 'asyncapi'),
      samples: root.at('api'),
    }),
    socials: readSocials(footer.at('socials').isPresent ? footer.at('socials') : root.at('footerSocials')),
    footerColumns: readFooterColumns(footer.at('links')),
    feedback: {
      suggestEdit: root.in('feedback', 'suggestEdit').flag() ?? false,
      raiseIssue: root.in('feedback', 'raiseIssue').flag() ?? false,
      thumbsRating: root.in('feedback', 'thumbsRating').flag() ?? false,
    },
    appearance: {
      ...(mode && { default: mode }),
      isToggleHidden: root.in('modeToggle', 'isHidden').flag() ?? false,
    },
    ...(backgroundImage && { backgroundImage }),
    ...(backgroundPattern && { backgroundPattern }),
    ...(searchPrompt !== undefined && { searchPrompt }),
    redirects: readRedirects(root.at('redirects')),
    ...(notFound && { notFound }),
    metadata: readTexts(root.at('metadata')),
    ...(eyebrows === 'breadcrumbs' && { eyebrows }),
    ...(corners === 'sharp' && { corners }),
    codeBlocks: root.in('codeBlock', 'mode').choice(['auto', 'dark']) === 'dark' ? 'dark' : 'system',
    fonts: readFonts(root.at('font')),
    ...(banner && { banner }),
    ...(pageActions.length > 0 && { pageActions }),
    ...(statistics.length > 0 && { statistics }),
    ...(scripts.length > 0 && { scripts }),
    areHiddenPagesIndexed: root.in('seo', 'indexHiddenPages').flag() ?? false,
    defaultIconLibrary: root.in('icons', 'library').choice(['fontawesome', 'lucide', 'tabler']) ?? 'fontawesome',
    variables: readTexts(root.at('variables')),
  };
}
