/** Whatever is typed in the page in whatever order: undone it is the same to the byte, and no other block has changed. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWords } from '../../../authoring/source-edit/page-words.ts';
import { readPageBlocks } from '../../../page-source/blocks/page-blocks.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { placesOn } from './testing/places-on.ts';
import { pagesOf, realProjects } from './testing/real-pages.ts';
import { writePage } from './testing/written-page.ts';

const PAGE = `---
title: A title
description: "What it is: a test"
---

import x from './x'

## One *heading*

A paragraph with **bold**
and [a link](/b "t").

- one
- two
  more
  - inner
- [x] task

1. first

   second

> A quote.

> Of two
> lines.
>
> And more.

<Card title="T">
  In the card.

  > Quoted
  > in it.

  - a
  - b
</Card>

<Note>Short.</Note>

| A | B \\| C |
|---|---|
| d |  |

\`\`\`js
const code = 1;
\`\`\`

Sum {1 + 1}.

Last.
`;

type Page = ReturnType<typeof writePage>;

const KEYS = ['enter', 'backspace', 'indent', 'outdent'] as const;
const STEP = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('go' as const), line: fc.nat(60), way: fc.nat(20) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      at: fc.nat(100),
      length: fc.oneof(fc.constant(0), fc.nat(12)),
      text: fc.oneof(
        fc.constantFrom('x', ' ', '\n', '# ', '- ', '1. ', '> ', '**', '`', '<', '{', '|', '\\', '---', '\n\n', '[x]('),
        fc.string({ maxLength: 6 }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('key' as const), key: fc.constantFrom(...KEYS), at: fc.nat(100) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
);

type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

if (realProjects.length === 0) console.info('Real projects are not here (CORPUS_DIR), so their pages are not tried.');

/** Longer ones take long. */
const LONGEST_PAGE = 15_000;
const pages = realProjects
  .flatMap(pagesOf)
  .map((path) => readFileSync(path, 'utf8'))
  .filter(({ length }) => length <= LONGEST_PAGE);
const LINES_BELOW = [0, 1, 2, 3, 5];

/** Goes into the first words from a line on. */
function go(page: Page, line: number, way: number): TextRange | undefined {
  for (let at = line; at < line + 12; at++) {
    const places = placesOn(at, LINES_BELOW);
    const found = places
      .slice(way % places.length)
      .concat(places)
      .find((place) => findWords(page.text(), place));
    const words = found && findWords(page.text(), found);
    const before = page.text();
    if (!found || !words || !page.want(found)) continue;
    // An emptied paragraph may have gone when it was left.
    // The quotes of an attribute become others where words hold them.
    const quote = found.part === 'attribute' ? 1 : 0;
    return page.text() === before ? { start: words.start - quote, end: words.end + quote } : undefined;
  }
  return undefined;
}

/** The blocks of the page that are not at a place or right beside it. */
function othersThan(text: string, { start }: TextRange): readonly string[] {
  const blocks = readPageBlocks(text);
  const own = blocks.findLastIndex((block) => block.start <= start);
  return blocks.filter((_, index) => Math.abs(index - own) > 1).map((block) => text.slice(block.start, block.end));
}

/**
 * Carries steps out on a page, and expects that each changes the words at its place only, and that undoing them all gives
 * the same bytes.
 *
 * @returns how many of them changed the page
 */
function tryEdits(initial: string, steps: readonly Step[]): number {
  const page = writePage(initial);
  let changes = 0;
  let range: TextRange | undefined;
  for (const step of steps) {
    page.paint();
    const before = page.text();
    const id = page.field()?.id;
    const { length = 0 } = page.field()?.value ?? '';
    if (step.kind === 'go') range = go(page, step.line, step.way);
    else if (step.kind === 'leave') page.leave();
    else if (step.kind === 'undo') page.undo();
    else if (step.kind === 'key') page.press(step.key, Math.min(step.at, length));
    else page.type(Math.min(step.at, length), Math.min(step.at + step.length, length), step.text);
    const after = page.text();
    if (after !== before && step.kind !== 'undo') changes++;
    if (step.kind === 'type' && range) {
      expect(after.startsWith(before.slice(0, range.start))).toBe(true);
      expect(after.endsWith(before.slice(range.end))).toBe(true);
    }
    if (step.kind === 'key' && range) for (const block of othersThan(before, range)) expect(after).toContain(block);
    const isSame = step.kind === 'type' && page.field()?.id === id;
    if (step.kind !== 'go')
      range = isSame && range ? { start: range.start, end: range.end + after.length - before.length } : undefined;
  }
  page.leave();
  for (let count = 0; count <= steps.length * 2; count++) page.undo();
  expect(page.text()).toBe(initial);
  return changes;
}

it.each(['\n', '\r\n'])('random edits of the page, with line ends %j', (lineEnd) => {
  let changes = 0;
  fc.assert(
    fc.property(fc.array(STEP, { minLength: 1, maxLength: 50, size: 'max' }), (steps) => {
      changes += tryEdits(PAGE.replaceAll('\n', lineEnd), steps);
    }),
    { numRuns: 150 },
  );
  // Not only misses.
  expect(changes).toBeGreaterThan(500);
});

it.runIf(pages.length > 0)('random edits of pages of real projects', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.array(STEP, { minLength: 50, maxLength: 50 }), (page, steps) => {
      tryEdits(page, steps);
    }),
    { numRuns: 40 },
  );
});
