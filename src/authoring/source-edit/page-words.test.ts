import { describe, expect, it } from 'vitest';
import type { WordsPlace } from '../../shared/words-place.ts';
import { findWords, titleAt, wordsAt, wordsBetween } from './page-words.ts';

const PAGE = `---
title: A
---
## Heading *x* ##

Two
lines.

- one
- two
  more
  - nested
- [x] task

1. loose

   second

> quote

> long
> quote

<Card title="T">
  Inside **bold**.
</Card>

| A | B \\| C |
|---|---|
| d |  |

Sum {1 + 1}.
`;

const find = (part: WordsPlace['part'], first: number, last = first, column?: number) =>
  findWords(PAGE, { part, first, last, ...(column !== undefined && { column }) })?.value;

describe('findWords', () => {
  it('gives the words of headings, paragraphs, items and cells, without what is around them', () => {
    expect(find('heading', 4)).toBe('Heading *x*');
    expect(find('paragraph', 6, 7)).toBe('Two\nlines.');
    expect(find('item', 9)).toBe('one');
    expect(find('item', 10, 12)).toBe('two\nmore');
    expect(find('item', 12)).toBe('nested');
    expect(find('item', 13)).toBe('task');
    expect(find('paragraph', 15)).toBe('loose');
    expect(find('paragraph', 17)).toBe('second');
    expect(find('paragraph', 19)).toBe('quote');
    expect(find('paragraph', 21, 22)).toBe('long\nquote');
    expect(find('paragraph', 25)).toBe('Inside **bold**.');
    expect(find('cell', 28, 28, 1)).toBe('B \\| C');
    expect(find('cell', 30, 30, 1)).toBe('');
  });

  it('gives nothing for what is written otherwise than it is shown, and where there are no such words', () => {
    expect(find('paragraph', 32)).toBeUndefined();
    expect(find('paragraph', 6)).toBeUndefined();
    expect(find('heading', 6, 7)).toBeUndefined();
    expect(find('paragraph', 2)).toBeUndefined();
    expect(find('cell', 29, 29, 0)).toBeUndefined();
    expect(find('cell', 28, 28, 7)).toBeUndefined();
    for (const line of [0, -1, 1.5, 4000, Number.NaN]) expect(find('paragraph', line)).toBeUndefined();
  });
});

describe('findWords in a component on one line', () => {
  it.each([
    ['<Note>Mind *this*.</Note>', 'Mind *this*.'],
    ['  <Step title="a"> Do it. </Step>', 'Do it.'],
    ['<Card title="a" description="b">c</Card>', undefined],
    ['<Note>{1}</Note>', undefined],
    ['<Note><b>a</b></Note>', undefined],
    ['<Note>a</Note><Note>b</Note>', undefined],
    ['So <Badge>a</Badge>', undefined],
    ['<Note></Note>', undefined],
  ])('%s', (line, value) => {
    const text = `Above.\n\n${line}\n`;
    expect(findWords(text, { part: 'element', first: 3, last: 3 })?.value).toBe(value);
    expect(findWords(text, { part: 'element', first: 1, last: 3 })).toBeUndefined();
  });
});

describe('wordsAt', () => {
  it('gives the place that the words are found at', () => {
    for (const words of [
      'Heading',
      'lines',
      'one',
      'more',
      'nested',
      'task',
      'loose',
      'second',
      'quote',
      'Inside',
      'C |',
    ]) {
      const found = wordsAt(PAGE, PAGE.indexOf(words));
      expect(found && findWords(PAGE, found.place)).toMatchObject({ start: found?.words.start, end: found?.words.end });
    }
    expect(wordsAt(PAGE, PAGE.indexOf('nested'))?.place).toEqual({ part: 'item', first: 12, last: 12 });
    expect(wordsAt(PAGE, PAGE.indexOf('Sum'))).toBeUndefined();
  });
});

describe('where a person types on in what was put in', () => {
  const TABS =
    'One.\n\n<Tabs>\n  <Tab title="First">\n    In it.\n  </Tab>\n</Tabs>\n\n<Frame title="No words">\n  Picture.\n</Frame>\n';

  it('is a title, where the place is in one that readers see as words', () => {
    const at = TABS.indexOf('First');
    expect(titleAt(TABS, at + 2)).toMatchObject({
      words: { value: 'First', start: at },
      place: { part: 'attribute', key: 'title', first: 4, last: 6 },
    });
    for (const words of ['One.', '<Tab ', 'In it.', 'No words'])
      expect(titleAt(TABS, TABS.indexOf(words))).toBeUndefined();
  });

  it('is the first of its titles and words', () => {
    const from = (words: string) => wordsBetween(TABS, { start: TABS.indexOf(words), end: TABS.length })?.words.value;
    expect([from('One.'), from('<Tabs>'), from('In it.'), from('<Frame')]).toEqual([
      'One.',
      'First',
      'In it.',
      'Picture.',
    ]);
    expect(wordsBetween(TABS, { start: 6, end: 12 })).toBeUndefined();
  });

  it('is the label or the description of an entry of a changelog', () => {
    const text = '<Update label="May" description="Two things">\n  Words.\n</Update>\n';
    const at = (words: string) => titleAt(text, text.indexOf(words) + 1)?.place.key;
    expect([at('May'), at('Two'), at('Words')]).toEqual(['label', 'description', undefined]);
    expect(wordsBetween(text, { start: 0, end: text.length })?.words.value).toBe('May');
  });
});
