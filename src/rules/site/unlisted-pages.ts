import { fileOf, NOT_FOUND_PATH, type PageModel } from '../../engine/index.ts';
import { type DiagnosticPart, rangeAt } from '../../project/diagnostics.ts';
import type { SiteRule } from '../rule.ts';
import { count, listNames } from './navigation-entries.ts';

/** One problem for all: a project may leave thousands of pages out on purpose. */
export const unlistedPages: SiteRule = {
  over: 'site',
  code: 'navigation/unlisted-pages',
  severity: 'info',
  title: 'Page outside the navigation',
  why: 'It is part of the site, but nobody comes upon it who does not have a link to it.',
  run({ pages, config, configFile }) {
    const unlisted = [...pages.values()].filter((page) => !page.isInNavigation && isMeantToBeListed(page));
    if (unlisted.length === 0) return [];
    const isOne = unlisted.length === 1;
    const search = config.areHiddenPagesIndexed ? '' : ` and ${isOne ? 'is' : 'are'} left out of the search`;
    return [
      {
        ...(isOne && { subject: unlisted.map(({ path }) => path) }),
        message: `${count(unlisted.length, 'page is', 'pages are')} not in the navigation${search}: ${listNames(unlisted.map((page) => page.path))}.`,
        hint: isOne
          ? 'Readers reach it only by a link. Add it to the navigation if it should be found.'
          : 'Readers reach them only by a link. Add them to the navigation if they should be found.',
        file: configFile,
        ...(!isOne && { parts: unlisted.map(partOf) }),
      },
    ];
  },
};

function partOf(page: PageModel): DiagnosticPart {
  const file = fileOf(page);
  return file === undefined ? { text: `\`${page.path}\`` } : { text: `\`${file}\``, file, range: rangeAt(1, 1) };
}

function isMeantToBeListed({ frontMatter, path }: PageModel): boolean {
  return frontMatter.hidden !== true && frontMatter.url === undefined && path !== 'index' && path !== NOT_FOUND_PATH;
}
