import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBlock } from '../../../../page-source/blocks/block-path.ts';
import { readPageBlocks } from '../../../../page-source/blocks/page-blocks.ts';
import { applyTextEdits } from '../../../../project/text-edit.ts';
import { type InsertItem, insertItems, PARAGRAPH } from '../insert/insert-items.ts';
import { putBelow, putInPlace } from './put-item.ts';

const FILES = new Map<string, Uint8Array>();
const ITEMS = [PARAGRAPH, ...insertItems([])];
const itemOf = (id: string): InsertItem => ITEMS.find((one) => one.id === id) ?? PARAGRAPH;
const PAGE = 'One.\n\n<Card title="C">\n  In it.\n</Card>\n\n- a\n- b\nThree.\n';

function below(text: string, path: string, item: InsertItem) {
  const found = findBlock(text, path);
  if (!found) throw new Error(`There is no block ${path}.`);
  const { change } = putBelow(item, found, FILES);
  return { text: applyTextEdits(text, change.edits), selection: change.selection };
}

describe('below a block', () => {
  it('stands what was chosen, indented as what is there, and the first thing to fill in is selected', () => {
    const { text, selection } = below(PAGE, '1.0', itemOf('component-Note'));
    expect(text).toContain('  In it.\n\n  <Note>\n    Changes take a minute to arrive.\n  </Note>\n</Card>');
    expect(text.slice(selection?.start, selection?.end)).toBe('Changes take a minute to arrive.');
  });

  it('is an empty line for a paragraph, where the cursor is', () => {
    const { text, selection } = below(PAGE, '0', PARAGRAPH);
    expect(text.replace(/\n+/g, '\n')).toBe(PAGE.replace(/\n+/g, '\n'));
    expect(text.slice(0, selection?.start)).toBe('One.\n\n');
    expect(text.slice(selection?.start)).toMatch(/^\n/);
  });

  it('leaves every other block as it was', () => {
    const paths = ['0', '1', '1.0', '2'];
    const wordsOf = (text: string) => readPageBlocks(text).map(({ start, end }) => text.slice(start, end));
    fc.assert(
      fc.property(fc.constantFrom(...ITEMS), fc.constantFrom(...paths), (item, path) => {
        const { text } = below(PAGE, path, item);
        const kept = wordsOf(text).join('\n');
        for (const words of ['One.', 'In it.', '- a\n- b\nThree.']) expect(kept).toContain(words);
      }),
    );
  });
});

describe('in the place of an empty paragraph', () => {
  it.each([
    ['heading-2', 'One.\n\n## \n\nTwo.\n'],
    ['bullet', 'One.\n\n- \n\nTwo.\n'],
    ['component-Tip', 'One.\n\n<Tip>\n  Keep one file for each topic.\n</Tip>\n\nTwo.\n'],
    ['rule', 'One.\n\n---\n\nTwo.\n'],
  ])('stands %s', (id, expected) => {
    const text = 'One.\n\n\n\nTwo.\n';
    const change = putInPlace(itemOf(id), text, { start: 6, end: 6 }, FILES);
    expect(applyTextEdits(text, change?.edits ?? [])).toBe(expected);
  });

  it('stays one where a paragraph is chosen', () => {
    expect(putInPlace(PARAGRAPH, 'One.\n\n\n', { start: 6, end: 6 }, FILES)).toBeUndefined();
  });
});
