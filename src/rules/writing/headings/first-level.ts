import { pageOf } from '../../../page-source/tree/page-of.ts';
import { partsOf } from '../../../page-source/tree/page-parts.ts';
import type { TextEdit } from '../../../project/text-edit.ts';
import type { WritingRule } from '../writing-rule.ts';

/** The title of a page is its heading of level 1. */
export const firstLevel: WritingRule = {
  over: 'writing',
  theme: 'headings',
  from: 'gentle',
  code: 'writing/heading-level-one',
  title: 'Second heading of level 1',
  why: 'The title of the page is its heading of level 1. Screen readers and search engines take another one for another page.',
  run({ text, headings, page, frontMatter }) {
    if (page === undefined || frontMatter.title === undefined) return [];
    const wrong = headings.filter(({ level, text: words }) => level === 1 && words !== '');
    const [first] = wrong;
    if (first === undefined) return [];
    const fix = lowerAll(text);
    return [
      {
        start: first.start,
        end: first.end,
        subject: [first.text],
        message:
          wrong.length === 1
            ? `The heading \`${first.text}\` has level 1, like the title of the page.`
            : `${wrong.length} headings have level 1, like the title of the page: \`${first.text}\` is the first.`,
        hint: 'Begin the headings of a page at level 2 (`##`).',
        ...(fix && { fix: { title: 'Lower all headings of the page by one level', edits: fix } }),
      },
    ];
  },
};

/** Keeps the order of the levels. `undefined` where not all of them are written with `#`, or one has no level below. */
function lowerAll(text: string): readonly TextEdit[] | undefined {
  const { headings, tags } = partsOf(pageOf(text));
  const isPlain = headings.every(({ start, level }) => level < 6 && text.startsWith('#', start));
  if (!isPlain || tags.some(({ name }) => /^(?:h[1-6]|Heading)$/.test(name))) return undefined;
  return headings.map(({ start }) => ({ start, end: start, text: '#' }));
}
