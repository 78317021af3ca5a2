/** Real pages: what is done with an item of a list changes nothing else, and nothing leaves another item. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findBlock } from '../../page-source/blocks/block-path.ts';
import { readText } from '../../project/text.ts';
import { applyTextEdits, lineEndOf, orderEdits, type SourceChange } from '../../project/text-edit.ts';
import { continueList } from './continue-list.ts';
import { isItem, shiftItem } from './item-actions.ts';
import { itemsOf } from './testing/random-lists.ts';
import { takenBack } from './testing/taken-back.ts';
import { ITEM_FORMS, turnItem } from './turn-item.ts';

const root = path.join(import.meta.dirname, '../../..');
const corpus = process.env.CORPUS_DIR ?? path.join(root, '../shared/corpus');
if (!existsSync(corpus))
  console.info('Real projects are not here (CORPUS_DIR), so only the lists of the fixtures are tried.');

const folders = [path.join(root, 'fixtures'), ...(existsSync(corpus) ? [corpus] : [])];
/** One item of so many, and of one page. The lists of the fixtures are few. */
const EVERY = existsSync(corpus) ? 11 : 1;
const MOST_ITEMS = 6;

const pages = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // What is broken on purpose is read in another way with each repair.
    .filter((file) => file.endsWith('.mdx') && !/^(?:broken-mdx|hostile)/.test(file))
    .sort()
    .map((file) => path.join(folder, file)),
);

/** All that is no sign, no box, no blank and no tag that was added. */
const wordsOf = (text: string) =>
  text
    .replace(/^[ \t>]*(?:[-*+]|\d+[.)])(?:[ \t]+\[ \])?[ \t]/gm, '')
    .replace(/^ *<\/?(?:Steps|Step|Card|Accordion)(?: title="(.*)")?>$/gm, '$1')
    .replace(/^ *#+/gm, '')
    .replace(/\s+/g, '');

it('keeps every word and every other item of real pages', { timeout: 300_000 }, () => {
  const counts: Record<string, number> = {};
  for (const file of pages) {
    const text = readText(readFileSync(file));
    const items = itemsOf(text);
    for (const [itemPath, item] of items.filter((_, index) => index % EVERY === 0).slice(0, MOST_ITEMS)) {
      const found = findBlock(text, itemPath);
      if (!found || !isItem(found)) continue;
      const at = item.start + (/^\S+[ \t]+(?:\[[ xX]\][ \t]+)?/.exec(text.slice(item.start))?.[0].length ?? 0);
      const changes: Readonly<Record<string, SourceChange | undefined>> = {
        in: shiftItem(found, 'in'),
        // In a word: an empty item cannot stand right below other words.
        enter: /^\p{L}{2}/u.test(text.slice(at)) ? continueList(text, { start: at + 1, end: at + 1 }) : undefined,
        ...Object.fromEntries(ITEM_FORMS.map((form) => [form, turnItem(found, form)])),
      };
      for (const [name, change] of Object.entries(changes)) {
        if (!change) continue;
        counts[name] = (counts[name] ?? 0) + 1;
        const edits = orderEdits(change.edits, lineEndOf(text));
        const after = applyTextEdits(text, edits);
        const where = `${file} ${itemPath} ${name}`;
        expect(takenBack(text, edits), where).toBe(text);
        if (name !== 'plain') expect(wordsOf(after), where).toBe(wordsOf(text));
        const isOut = name === 'text' || name.startsWith('heading') || ['accordion', 'card', 'steps'].includes(name);
        expect(itemsOf(after).length - items.length, where).toBe(isOut ? -1 : name === 'enter' ? 1 : 0);
      }
    }
  }
  console.info(`Items of lists on ${pages.length} pages: ${JSON.stringify(counts)}`);
  expect(counts.text).toBeGreaterThan(20);
});
