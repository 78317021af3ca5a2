/**
 * The later format, in which `navigation` is an object → SiteConfig. Keys of the contract's format that authors left
 * in such a file, and those that an older converter wrote, are read where the later key is absent.
 */

import { readImages } from './normalize/addresses.ts';
import { readApi } from './normalize/api.ts';
import { readBanner } from './normalize/banner.ts';
import { readCodeThemes } from './normalize/code-themes.ts';
import { readColors } from './normalize/colors.ts';
import { readFonts } from './normalize/fonts.ts';
import { readFooterColumns, readRedirects, readSocials, readTopbarButton, readTopbarLinks } from './normalize/links.ts';
import { readLogo } from './normalize/logo.ts';
import { readLaterNavigation } from './normalize/navigation-later.ts';
import { readNotFound } from './normalize/not-found.ts';
import { readPageActions } from './normalize/page-actions.ts';
import { readPublisher } from './normalize/publisher.ts';
import type { SettingReader } from './normalize/setting-reader.ts';
import { readSiteName } from './normalize/site-name.ts';
import { readTexts } from './normalize/texts.ts';
import { readScripts } from './project-scripts.ts';
import type { SiteConfig } from './site-config.ts';
import { readStatistics } from './statistics/read-statistics.ts';

/** Reads what it can; a value of a wrong type is reported and counts as absent. */
export function normalizeLater(root: SettingReader): SiteConfig {
  const description = root.at('description').text();
  const logo = readLogo(root.at('logo'));
  const favicon = readImages(root.at('favicon'));
  const bar = root.atAny('navbar', 'topbar');
  const topbarButton = readTopbarButton(firstPresent(bar.at('primary'), root.at('topbarCtaButton')));
  const background = root.at('background');
  const backgroundImage = readImages(firstPresent(background.at('image'), root.at('backgroundImage')));
  const backgroundPattern = background.at('decoration').choice(['gradient', 'grid', 'windows']);
  const searchPrompt = root.in('search', 'prompt').text();
  const banner = readBanner(root.at('banner'));
  const footer = root.at('footer');
  const pageActions = readPageActions(root.in('contextual', 'options'));
  const statistics = readStatistics(root);
  const scripts = readScripts(root);
  const eyebrows = firstPresent(root.in('styling', 'eyebrows'), root.in('eyebrow', 'display')).choice([
    'section',
    'breadcrumbs',
  ]);
  const notFound = readNotFound(root.in('errors', '404'));
  const codeThemes = readCodeThemes(root.in('styling', 'codeblocks'));
  const publisher = readPublisher(root.in('seo', 'organization'));
  const instructions = root.in('markdown', 'instructions').texts();
  const hasDates = root.in('metadata', 'timestamp').flag();
  const corners = firstPresent(root.in('styling', 'rounded'), root.at('rounded')).text();
  return {
    format: 'later',
    name: readSiteName(root),
    ...(description !== undefined && { description }),
    colors: readColors(root.at('colors'), firstPresent(background.at('color'), root.in('colors', 'background'))),
    ...(logo && { logo }),
    ...(favicon && { favicon }),
    topbarLinks: readTopbarLinks(firstPresent(bar.at('links'), root.at('topbarLinks'))),
    ...(topbarButton && { topbarButton }),
    navigation: readLaterNavigation(root),
    api: readLaterApi(root),
    socials: readSocials(firstPresent(footer.at('socials'), root.at('footerSocials'))),
    footerColumns: readFooterColumns(footer.at('links')),
    feedback: {
      suggestEdit: root.in('feedback', 'suggestEdit').flag() ?? false,
      raiseIssue: root.in('feedback', 'raiseIssue').flag() ?? false,
      thumbsRating: root.in('feedback', 'thumbsRating').flag() ?? false,
    },
    appearance: readAppearance(root),
    ...(backgroundImage && { backgroundImage }),
    ...(backgroundPattern && { backgroundPattern }),
    ...(searchPrompt !== undefined && { searchPrompt }),
    redirects: readRedirects(root.at('redirects')),
    ...(notFound && { notFound }),
    metadata: readMetadata(root),
    ...(eyebrows === 'breadcrumbs' && { eyebrows }),
    ...(corners === 'sharp' && { corners }),
    codeBlocks: readCodeBlocks(root),
    ...(codeThemes && { codeThemes }),
    ...(root.in('interaction', 'drilldown').flag() === true && { doGroupsLeadOn: true }),
    fonts: readFonts(root.atAny('fonts', 'font')),
    ...(banner && { banner }),
    ...(pageActions.length > 0 && { pageActions }),
    ...(root.in('contextual', 'display').choice(['header', 'toc']) === 'toc' && { arePageActionsInContents: true }),
    ...(hasDates !== undefined && { hasDates }),
    ...(publisher && { publisher }),
    ...(instructions.length > 0 && { instructions }),
    ...(statistics.length > 0 && { statistics }),
    ...(scripts.length > 0 && { scripts }),
    areHiddenPagesIndexed: readIsAllIndexed(root),
    defaultIconLibrary: root.in('icons', 'library').choice(['fontawesome', 'lucide', 'tabler']) ?? 'fontawesome',
    variables: readTexts(root.at('variables')),
  };
}

function firstPresent(preferred: SettingReader, otherwise: SettingReader): SettingReader {
  return preferred.isPresent ? preferred : otherwise;
}

function readLaterApi(root: SettingReader): SiteConfig['api'] {
  const api = root.at('api');
  const mdx = api.at('mdx');
  return readApi({
    baseUrl: firstPresent(mdx.atAny('server', 'base'), api.at('baseUrl')),
    auth: firstPresent(mdx.at('auth'), api.at('auth')),
    playgroundMode: firstPresent(api.at('playground').atAny('display', 'mode'), api.at('display')),
    openapi: firstPresent(api.at('openapi'), root.at('openapi')),
    asyncapi: firstPresent(api.at('asyncapi'), root.at('asyncapi')),
    samples: api,
  });
}

function readAppearance(root: SettingReader): SiteConfig['appearance'] {
  const appearance = root.at('appearance');
  const mode = firstPresent(appearance.at('default'), root.in('modeToggle', 'default'));
  const chosen = mode.choice(['system', 'light', 'dark']);
  const isHidden = firstPresent(appearance.at('strict'), root.in('modeToggle', 'isHidden')).flag();
  return { ...(chosen && chosen !== 'system' && { default: chosen }), isToggleHidden: isHidden ?? false };
}

/** `dark` stays dark in light mode, as a theme of the site's own. */
function readCodeBlocks(root: SettingReader): SiteConfig['codeBlocks'] {
  const setting = root.in('styling', 'codeblocks');
  const word = setting.isGroup ? undefined : firstPresent(setting, root.in('codeBlock', 'mode')).text();
  return word === 'dark' ? 'dark' : 'system';
}

/** Open Graph tags also occur among `metadata`, beside switches that are no tags. */
function readMetadata(root: SettingReader): SiteConfig['metadata'] {
  const metadata = Object.entries(readTexts(root.at('metadata')));
  const stray = metadata.filter(([key]) => /^(og|twitter|article):/.test(key));
  return { ...Object.fromEntries(stray), ...readTexts(root.in('seo', 'metatags')) };
}

/** The converter that wrote `topbar` also turned this setting round. */
function readIsAllIndexed(root: SettingReader): boolean {
  const indexing = root.in('seo', 'indexing');
  const isAll = indexing.choice(['navigable', 'all']) === 'all';
  if (isAll && root.at('topbar').isPresent && !root.at('navbar').isPresent) {
    indexing.problem('config/converted-indexing', 'warning', {
      message:
        '`seo.indexing` may mean the opposite: an early converter of the older format wrote `all` for `navigable`.',
      hint: 'Check whether pages outside the navigation should be found, and choose `all` or `navigable`.',
      perhaps: '"navigable"',
    });
  }
  return isAll || (root.in('seo', 'indexHiddenPages').flag() ?? false);
}
