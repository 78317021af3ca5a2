/** The addresses of pages, which are found without a tree, are those of the tree. */
import { describe, expect, it } from 'vitest';
import type { TextRange } from '../../project/text-edit.ts';
import { type PageParts, partsOf } from '../tree/page-parts.ts';
import { readPage } from '../tree/read-page.ts';
import { readRealPages } from '../tree/testing/real-pages.ts';
import { findLinks } from './page-addresses.ts';

interface Difference extends TextRange {
  readonly from: 'tree' | 'search';
  readonly written: string;
}

/** What the search for addresses sees otherwise than the tree. */
interface Cause {
  readonly name: string;
  readonly example: string;
  readonly shown: readonly string[];
  readonly explains: (difference: Difference, parts: PageParts, text: string) => boolean;
}

const CAUSES: readonly Cause[] = [
  {
    name: 'brackets around an address in brackets',
    example: '[Words]((/page))',
    shown: ['tree: (/page)'],
    explains: ({ from, written }) => from === 'tree' && written.startsWith('('),
  },
  {
    name: 'the name of an attribute before code in the line',
    example: 'The url: `https://example.com` is asked.',
    shown: ['search: https://example.com'],
    explains: ({ from, start, end }, { inlineCode }, text) =>
      from === 'search' &&
      isWithin({ start, end }, inlineCode) &&
      /\b(?:href|src|url|to|file)["']?\s*[=:]\s*`$/.test(text.slice(0, start)),
  },
  {
    name: 'the name of an attribute in words',
    example: 'Set it to: "one".',
    shown: ['search: one'],
    explains: ({ from, start }, _parts, text) =>
      from === 'search' && /\b(?:href|src|url|to|file)\s*[=:]\s*["']$/.test(text.slice(0, start)),
  },
];

function isWithin({ start, end }: TextRange, ranges: readonly TextRange[]): boolean {
  return ranges.some((range) => start >= range.start && end <= range.end);
}

function differencesIn(text: string): readonly Difference[] {
  const page = readPage(text);
  const parts = partsOf(page);
  const expected = [...linksIn(parts, text), ...attributesIn(parts)];
  const found = findLinks(text).filter(({ start }) => start >= page.bodyStart);
  // Scripts, tags and comments hold addresses that are no nodes: in values, in Markdown of captions.
  const inside = [...parts.scripts, ...parts.expressions, ...parts.tags, ...parts.comments];
  const isKnown = (one: TextRange, list: readonly TextRange[]) =>
    list.some(({ start, end }) => start === one.start && end === one.end);
  const asDifference =
    (from: Difference['from']) =>
    ({ start, end }: TextRange): Difference => ({ from, start, end, written: text.slice(start, end) });
  return [
    ...expected.filter((one) => one.end > one.start && !isKnown(one, found)).map(asDifference('tree')),
    ...found.filter((one) => !isKnown(one, expected) && !isWithin(one, inside)).map(asDifference('search')),
  ];
}

function linksIn({ links }: PageParts, text: string): readonly TextRange[] {
  return links.flatMap(({ start, address }) => {
    // `[^1]: words` looks like the address of a link, and is a footnote.
    if (address === undefined || text.startsWith('[^', start)) return [];
    const edge = text.charAt(address.start) === '<' ? 1 : 0;
    return [{ start: address.start + edge, end: address.end - edge }];
  });
}

function attributesIn({ tags }: PageParts): readonly TextRange[] {
  return tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) =>
      /^(?:href|src|url|to|file)$/.test(name) && value?.kind === 'string'
        ? [{ start: value.start + 1, end: value.end - 1 }]
        : [],
    ),
  );
}

const wordsOf = ({ from, written }: Difference) => `${from}: ${written}`;

describe('addresses of pages', () => {
  it('are those of the tree in every page, but for what has a named cause', () => {
    const unexplained: string[] = [];
    let compared = 0;
    for (const { file, text } of readRealPages()) {
      compared++;
      const parts = partsOf(readPage(text));
      const differences = differencesIn(text).filter(
        (one) => !CAUSES.some(({ explains }) => explains(one, parts, text)),
      );
      unexplained.push(...differences.map((one) => `${file}: ${wordsOf(one)}`));
    }
    expect(unexplained).toEqual([]);
    expect(compared).toBeGreaterThan(50);
  });

  it.each(CAUSES)('differ on $name', ({ example, shown, explains }) => {
    const differences = differencesIn(example);
    expect(differences.map(wordsOf)).toEqual(shown);
    expect(differences.filter((one) => !explains(one, partsOf(readPage(example)), example))).toEqual([]);
  });

  it('may stand below the name of a link, and in no footnote', () => {
    expect(findLinks('[One]:\n  /a "Title"\n\n[^1]: Words\n[Two]: /b words\n').map(({ written }) => written)).toEqual([
      '/a',
    ]);
  });
});
