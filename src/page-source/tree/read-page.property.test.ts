/** Whatever is typed into whatever page: nothing fails, nothing takes long, and reading on is the same as reading anew. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { partsOf } from './page-parts.ts';
import { type PageTree, readPage, rereadPage } from './read-page.ts';
import { readRealPages } from './testing/real-pages.ts';

/** Pieces that begin or end something. */
const PIECES = (
  'a|word |# |## |\n|\n\n|\r\n|---|===|- |1. |> |    |\t|`|```|```js\n|~~~|<|>|/|<b>|</b>|<Card |<Card>|</Card>|<>|</>|/>|=|"|\'|' +
  '{|}|{{|}}|{a}|{"}"}|{`|/*|*/|{/*|*/}|//|<!--|-->|[|](|)|![|[a]: /b|$|$$|*|**|_|~~|\\|export const a = |' +
  'import a from "a"|title: x|[ ] |&amp;|é|😀'
).split('|');
const piece = fc.constantFrom(...PIECES, '$\u007b', '|', '| a | b |\n| - | - |\n', '|-|');
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

const pages = readRealPages()
  .map((page) => page.text)
  .filter((page) => page.length < 8_000);
const page = fc.oneof(text, fc.constantFrom(...pages));

interface Typed {
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

const typed: fc.Arbitrary<Typed> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.constant(0), fc.nat(5), fc.nat(200)),
  added: fc.oneof(piece, fc.constant(''), text),
});

function type(before: string, { at, removed, added }: Typed): string {
  const start = Math.floor(at * before.length);
  return before.slice(0, start) + added + before.slice(start + removed);
}

function nodesOf({ tree }: PageTree): readonly string[] {
  const nodes: string[] = [];
  tree.iterate({ enter: ({ name, from, to }) => void nodes.push(`${name} ${from}-${to}`) });
  return nodes;
}

describe('reading on', () => {
  it('gives the tree and the parts that reading anew gives, edit after edit', () => {
    fc.assert(
      fc.property(page, fc.array(typed, { minLength: 1, maxLength: 4 }), (first, edits) => {
        let known = readPage(first);
        partsOf(known);
        for (const edit of edits) {
          known = rereadPage(known, type(known.text, edit));
          const anew = readPage(known.text);
          expect(nodesOf(known)).toEqual(nodesOf(anew));
          expect(partsOf(known)).toEqual(partsOf(anew));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('reading', () => {
  it('covers every text, without nodes beyond it', () => {
    fc.assert(
      fc.property(page, (any) => {
        const { tree } = readPage(any);
        tree.iterate({ enter: ({ from, to }) => void expect(from >= 0 && from <= to && to <= any.length).toBe(true) });
        expect(tree.length).toBe(any.length);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    '{',
    '}',
    '{`',
    '{"',
    '{/*',
    '<a b={',
    '<a b="',
    '<a "',
    '<',
    '<!--',
    '<a>',
    '</a>',
    '`',
    '[',
    '](',
    '*a ',
    '_',
    '> ',
    '- ',
    '  - a\n',
    '{\n',
    '<a\n',
    '<a b={\n',
    '<a>\n',
    '{`\n',
    '| a ',
    '| a\n|-\n',
    '|-\n',
    '```\n',
    'export {\n\n',
    '# {\n',
    '> <a\n',
    '\n> {\n',
    '\\',
    '$\u007b',
  ])('looks at the characters of twice the text at most about twice as often: %j', (written) => {
    const short = looksAt(written.repeat(Math.ceil(4_000 / written.length)));
    const long = looksAt(written.repeat(Math.ceil(8_000 / written.length)));
    expect(long / short).toBeLessThan(2.6);
  });
});

/** How many times the text is looked at. */
function looksAt(any: string): number {
  const one = vi.spyOn(String.prototype, 'charCodeAt');
  const other = vi.spyOn(String.prototype, 'charAt');
  readPage(any);
  const looks = one.mock.calls.length + other.mock.calls.length;
  one.mockRestore();
  other.mockRestore();
  return looks;
}
