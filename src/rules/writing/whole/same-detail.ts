/** Pages that say the same of themselves. */
import { quote } from '../../../config/describe-value.ts';
import type { PageModel } from '../../../engine/index.ts';
import { readText } from '../../../project/text.ts';
import { rangeBetween } from '../../../project/text-position.ts';
import type { Finding } from '../../rule.ts';
import { detailPlace } from '../front-matter/detail-place.ts';
import type { WholeRule, WholeSite } from '../writing-rule.ts';
import { pagesOfReading, sameBy } from './pages-of-reading.ts';

export const sameTitle: WholeRule = {
  over: 'whole',
  theme: 'front-matter',
  from: 'gentle',
  code: 'writing/same-title',
  title: 'Two pages with the same title',
  why: 'Readers cannot tell them apart in the search, in tabs and in search results.',
  run: (site) => findSame(site, 'title', ({ frontMatter }) => frontMatter.title),
};

export const sameDescription: WholeRule = {
  over: 'whole',
  theme: 'front-matter',
  from: 'gentle',
  code: 'writing/same-description',
  title: 'Two pages with the same description',
  why: 'Search results show it below the title, and it does not say what this page has and no other.',
  run: (site) => findSame(site, 'description', ({ frontMatter }) => frontMatter.description),
};

function findSame(
  site: WholeSite,
  detail: 'title' | 'description',
  keyOf: (page: PageModel) => string | undefined,
): readonly Finding[] {
  return sameBy(pagesOfReading(site), keyOf).map((group) => {
    const parts = group.map(({ file }) => {
      const text = readText(site.files.get(file) ?? new Uint8Array());
      const { start, end } = detailPlace(text, detail);
      return { text: quote(file), file, range: rangeBetween(text, start, end) };
    });
    const [first] = group;
    const said = first === undefined ? '' : (keyOf(first.page) ?? '');
    return {
      subject: [said],
      message: `${group.length} pages have the ${detail} ${quote(said)}.`,
      hint: `Say in each ${detail} what only its page is about.`,
      parts,
    };
  });
}
