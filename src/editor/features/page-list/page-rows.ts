/** The page list as rows: headings of groups and pages, filtered. Pure. */
import { withoutExtension } from '../../../project/paths.ts';
import type { FilePage } from '../../store/index.ts';
import { pageListWords } from '../../words/page-list.ts';

export type PageRow =
  /**
   * `path`: as it is shown, with its ending where another page has the same one.
   * `short`: the inner names of a long trail, which tell more than the outer ones.
   */
  | { readonly kind: 'heading'; readonly key: string; readonly text: string; readonly short: string }
  | { readonly kind: 'page'; readonly key: string; readonly page: FilePage; readonly path: string };

const SEPARATOR = ' › ';
const SHOWN_NAMES = 2;

export const OUTSIDE_HEADING = pageListWords.outside;

/**
 * Pages of the same group stand together under its titles from the outside in, in the order given; pages outside
 * of the navigation come last. A page matches when its title, path or group holds every word of the filter.
 */
export function pageRows(pages: readonly FilePage[], filter: string): readonly PageRow[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const rows: PageRow[] = [];
  const paths = new Set<string>();
  const twice = new Set<string>();
  for (const { path } of pages) (paths.has(path) ? twice : paths).add(path);
  const matches = pages.filter((page) => matchesAll(page, words));
  let heading: string | undefined;
  for (const page of [
    ...matches.filter(({ isInNavigation }) => isInNavigation),
    ...matches.filter(({ isInNavigation }) => !isInNavigation),
  ]) {
    const text = headingOf(page);
    if (text !== heading) {
      heading = text;
      if (text !== '') rows.push({ kind: 'heading', key: `heading:${rows.length}`, text, short: shorten(text) });
    }
    const path = twice.has(page.path) ? page.path + page.file.slice(withoutExtension(page.file).length) : page.path;
    rows.push({ kind: 'page', key: `${rows.length}:${page.path}`, page, path });
  }
  return rows;
}

/** The page that stands behind another one in the list, else before it; `undefined` when it stands alone. */
export function neighbourOf(rows: readonly PageRow[], path: string): string | undefined {
  const paths = rows.flatMap((row) => (row.kind === 'page' ? [row.page.path] : []));
  const at = paths.indexOf(path);
  const others = [...paths.slice(at + 1), ...paths.slice(0, Math.max(at, 0)).reverse()];
  return others.find((other) => other !== path);
}

function headingOf({ isInNavigation, trail }: FilePage): string {
  return isInNavigation ? trail.filter((title) => title.trim() !== '').join(SEPARATOR) : OUTSIDE_HEADING;
}

function shorten(heading: string): string {
  const names = heading.split(SEPARATOR);
  return names.length > SHOWN_NAMES ? ['…', ...names.slice(-SHOWN_NAMES)].join(SEPARATOR) : heading;
}

function matchesAll({ title, path, trail }: FilePage, words: readonly string[]): boolean {
  const text = [title, path, ...trail].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}
