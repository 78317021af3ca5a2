import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { readText } from '../../project/text.ts';
import { applyTextEdits, lineEndOf, orderEdits } from '../../project/text-edit.ts';
import { planSnippet, takeInSnippet } from './make-snippet.ts';
import { oneSpace, randomPage } from './testing/random-page.ts';
import { takenBack } from './testing/taken-back.ts';

const fixtures = path.join(import.meta.dirname, '../../../fixtures');
const real = process.env.CORPUS_DIR;
const pages = [fixtures, ...(real === undefined ? [] : [real])].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !/^(?:broken-mdx|hostile)/.test(file))
    .map((file) => path.join(folder, file)),
);

/** What kinds of blocks a page has, without its imports. */
const kindsOf = (text: string) => readPageBlocks(text).flatMap(({ kind }) => (kind === 'source' ? [] : [kind]));

/** Makes a snippet of words from one word on; tells whether there was one to make. */
function tryWords(text: string, nth: number, length: number, where: string): boolean {
  const words = [...text.matchAll(/\p{L}+/gu)];
  const start = words[nth % Math.max(words.length, 1)]?.index ?? 0;
  const plan = planSnippet(text, { start, end: Math.min(start + length, text.length) }, 'a.mdx');
  const change =
    typeof plan === 'string' || !plan.within ? undefined : takeInSnippet(text, plan, 'snippets/xy.mdx', 'import');
  if (!change || typeof plan === 'string') return false;
  const edits = orderEdits(change.edits, lineEndOf(text));
  const after = applyTextEdits(text, edits);
  expect(takenBack(text, edits), where).toBe(text);
  expect(kindsOf(after), where).toEqual(kindsOf(text));
  const own = /<>([\s\S]*)<\/>\s*$/.exec(plan.source)?.[1] ?? '';
  const shown = after.replace(/^import Xy from .*$/m, '').replace('<Xy />', () => own);
  const plain = (one: string) =>
    oneSpace(one.replace(/^[ \t]*(?:>[ \t]?)+/gm, '')).replace(/(?<=\]\()\.{0,2}\/[^)\s]*/g, '');
  expect(plain(shown), where).toBe(plain(text));
  return true;
}

it('words of any paragraph become a snippet within it, and nothing else changes', () => {
  let done = 0;
  fc.assert(
    fc.property(randomPage, fc.nat(), fc.integer({ min: 1, max: 20 }), (text, nth, length) => {
      if (tryWords(text, nth, length, '')) done++;
    }),
    { numRuns: 500 },
  );
  expect(done).toBeGreaterThan(50);
});

it('so do words of real pages', { timeout: 120_000 }, () => {
  let done = 0;
  for (const [index, file] of pages.entries()) {
    const text = readText(readFileSync(file));
    for (const nth of [7, 31, 97, 211])
      if (tryWords(text, nth * (index + 1), 3 + ((index * nth) % 30), `${file} ${nth}`)) done++;
  }
  expect(done).toBeGreaterThan(50);
});
