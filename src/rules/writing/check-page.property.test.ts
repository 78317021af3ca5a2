/** Whatever is typed into a page: no rule for writers fails, each names a place in the text, and every fix can be made. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../../fuzz/same-inputs.ts';
import { mutatedText } from '../../../fuzz/mutated-text.ts';
import { allFixEdits } from '../../authoring/source-edit/fix-edits.ts';
import { readRealPages } from '../../page-source/tree/testing/real-pages.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { offsetAt } from '../../project/text-position.ts';
import { problemsIn } from './testing/told.ts';

const WORDS = [{ use: 'Ferry', not: ['ferry', 'boat (small)', '*'] }];
const pages = readRealPages()
  .map(({ text }) => text)
  .filter((text) => text.length < 6_000);

test('of any text', () => {
  const property = fc.property(
    mutatedText(['# A\n\n[here](/a)\n\n1. a\n\n   ```\n   x\n   ```\n', ...pages]),
    (text) => {
      const found = problemsIn(text, { words: WORDS });
      for (const { code, range } of found) {
        const [start, end] = [range?.start, range?.end].map((at) => (at ? offsetAt(text, at) : -1));
        expect(start, code).toBeGreaterThanOrEqual(0);
        expect(end, code).toBeGreaterThanOrEqual(start ?? 0);
      }
      applyTextEdits(text, allFixEdits(text, found));
    },
  );
  fc.assert(property, { numRuns: 300 });
});

/** Twice the text may take twice the looks, and not four times: what would take for ever on a long page ends the test. */
test.each([
  'the the ',
  '$ ',
  '[here](',
  '**a',
  'e.g. ',
  '| a ',
  'https://a.',
  '-----BEGIN PRIVATE KEY-----\n',
  '`a` ',
  'it will ',
])('of much of %j', (piece) => {
  expect(problemsIn(piece.repeat(20_000), { words: WORDS })).toBeDefined();
});
