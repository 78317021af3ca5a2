/** Pages that a reader finds beside one another: those of other languages, versions and products say the same in their own way. */
import { fileOf, type PageModel } from '../../../engine/index.ts';
import type { WholeSite } from '../writing-rule.ts';

const APART = /^(?:language|version|product)$/;

export interface ReadPage {
  readonly page: PageModel;
  readonly file: string;
  /** Equal for pages that are read beside one another. */
  readonly part: string;
}

export function pagesOfReading({ pages, navigation }: Pick<WholeSite, 'pages' | 'navigation'>): readonly ReadPage[] {
  return [...pages.values()].flatMap((page): ReadPage[] => {
    const file = fileOf(page);
    const { url, noindex } = page.frontMatter;
    if (file === undefined || !page.isInNavigation || page.isHidden || url !== undefined || noindex === true) return [];
    const divisions = navigation.places.get(page.path)?.divisions ?? [];
    const part = divisions.filter(({ kind }) => APART.test(kind)).map(({ id }) => id);
    return [{ page, file, part: part.join('\n') }];
  });
}

/** Groups of more than one page for which `keyOf` gives the same; `undefined` counts for nothing. */
export function sameBy(
  pages: readonly ReadPage[],
  keyOf: (page: PageModel) => string | undefined,
): readonly ReadPage[][] {
  const groups = new Map<string, ReadPage[]>();
  for (const one of pages) {
    const key = keyOf(one.page)?.trim().toLowerCase();
    if (key === undefined || key === '') continue;
    const whole = JSON.stringify([one.part, key]);
    groups.set(whole, [...(groups.get(whole) ?? []), one]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
