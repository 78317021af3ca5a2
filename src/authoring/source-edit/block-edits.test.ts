import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsxElement } from '../../page-source/blocks/jsx-elements.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { shiftBlock } from '../../page-source/blocks/shift-block.ts';
import { applyTextEdits, type SourceChange } from '../../project/text-edit.ts';
import { insertBetween, removeBlock, swapBlocks } from './block-edits.ts';
import type { NewBlock } from './insert-block.ts';

interface Row {
  readonly blocks: readonly PageBlock[];
  readonly parent?: JsxElement;
}

/** The blocks of the page, or of the element at a place of it. */
function rowOf(text: string, inElement?: number): Row {
  const blocks = readPageBlocks(text);
  if (inElement === undefined) return { blocks };
  const block = blocks[inElement];
  if (block?.kind !== 'element') throw new Error('This is no element.');
  return { blocks: block.blocks, parent: block.element };
}

/** Each test with all kinds of line ends, and with a byte-order mark before the text. */
function inAllSpellings(text: string, change: (text: string) => SourceChange): string {
  const results = [text, `\uFEFF${text}`, text.replaceAll('\n', '\r\n')].map((source) => {
    const made = change(source);
    const after = applyTextEdits(source, made.edits);
    const [edit] = made.edits;
    expect(edit && source.slice(0, edit.start)).toBe(edit && after.slice(0, edit.start));
    return after;
  });
  const [plain = '', marked, windows] = results;
  expect(marked).toBe(`\uFEFF${plain}`);
  // A text without line ends says nothing about them.
  expect(windows).toBe(text.includes('\n') ? plain.replaceAll('\n', '\r\n') : plain);
  return plain;
}

function insert(text: string, index: number, block: NewBlock, inElement?: number): string {
  return inAllSpellings(text, (source) => {
    const { blocks, parent } = rowOf(source, inElement);
    const change = insertBetween(source, { above: blocks[index - 1], below: blocks[index], parent }, block);
    const after = applyTextEdits(source, change.edits);
    const { start, end } = change.selection ?? { start: 0, end: 0 };
    const selected = block.select && block.text.slice(block.select.start, block.select.end);
    expect(after.slice(start, end)).toBe(selected ?? '');
    if (!block.select) expect(after.slice(0, start).endsWith(block.text.split('\n').at(-1) ?? '')).toBe(true);
    return change;
  });
}

const NEW: NewBlock = { text: 'New' };
const STEP: NewBlock = { text: '<Step title="x">\n  What\n</Step>', select: { start: 13, end: 14 } };

describe('insertBetween', () => {
  it('puts a block between two, above the first and below the last', () => {
    const text = '---\ntitle: A\n---\n\nOne\n\n## Two\n';
    expect(insert(text, 1, NEW)).toBe('---\ntitle: A\n---\n\nOne\n\nNew\n\n## Two\n');
    expect(insert(text, 0, NEW)).toBe('---\ntitle: A\n---\n\nNew\n\nOne\n\n## Two\n');
    expect(insert(text, 2, NEW)).toBe('---\ntitle: A\n---\n\nOne\n\n## Two\n\nNew\n');
    expect(insert('One', 1, NEW)).toBe('One\n\nNew\n');
  });

  it('sets a block apart where the others stand close together', () => {
    expect(insert('# One\nTwo\n', 1, NEW)).toBe('# One\n\nNew\n\nTwo\n');
    expect(insert('Text\n1. one\n', 1, { text: '---' })).toBe('Text\n\n---\n\n1. one\n');
  });

  it('begins an empty page', () => {
    expect(insert('', 0, NEW)).toBe('New\n');
    expect(insert('---\ntitle: A\n---\n\n', 0, NEW)).toBe('---\ntitle: A\n---\n\nNew\n');
    expect(insert('---\ntitle: A\n---', 0, NEW)).toBe('---\ntitle: A\n---\n\nNew\n');
  });

  it('draws a line above the first text without opening a front matter', () => {
    expect(insert('One\n\n---\n', 0, { text: '---', select: { start: 3, end: 3 } })).toBe('***\n\nOne\n\n---\n');
    expect(insert('---\na: b\n---\n\nOne\n', 0, { text: '---' })).toBe('---\na: b\n---\n\n---\n\nOne\n');
  });

  it('goes into elements, indented like what they hold', () => {
    const note = '<Note>\n    One\n\n    Two\n</Note>\n';
    expect(insert(note, 1, NEW, 0)).toBe('<Note>\n    One\n\n    New\n\n    Two\n</Note>\n');
    expect(insert(note, 0, NEW, 0)).toBe('<Note>\n    New\n\n    One\n\n    Two\n</Note>\n');
    expect(insert(note, 2, { text: 'a\n\n  b' }, 0)).toBe('<Note>\n    One\n\n    Two\n\n    a\n\n      b\n</Note>\n');
  });

  it('opens up elements on one line, and empty ones', () => {
    expect(insert('<Note>One</Note>\n', 1, NEW, 0)).toBe('<Note>\n  One\n\n  New\n</Note>\n');
    expect(insert('<Note>One</Note>\n', 0, NEW, 0)).toBe('<Note>\n  New\n\n  One\n</Note>\n');
    expect(insert('a\n\n<Note></Note>\n', 0, NEW, 1)).toBe('a\n\n<Note>\n  New\n</Note>\n');
    expect(insert('<Note>\n</Note>', 0, NEW, 0)).toBe('<Note>\n  New\n</Note>');
  });

  it('keeps components in a row without blank lines', () => {
    const steps = '<Steps>\n  <Step title="a" />\n  <Step title="b" />\n</Steps>\n';
    const added = '  <Step title="x">\n    What\n  </Step>\n';
    for (const index of [0, 1, 2]) {
      const lines = steps.split(/(?<=\n)/);
      expect(insert(steps, index, STEP, 0)).toBe(lines.toSpliced(index + 1, 0, added).join(''));
    }
    expect(insert(steps.replace('\n  <Step title="b"', '\n\n  <Step title="b"'), 1, STEP, 0)).toContain(
      `"a" />\n\n${added}\n  <Step title="b"`,
    );
  });

  it('is one small edit', () => {
    const change = insertBetween('One\n\nTwo\n', { above: readPageBlocks('One\n\nTwo\n')[0] }, NEW);
    expect(change.edits).toHaveLength(1);
    expect(change.edits[0]?.text).toHaveLength(5);
  });
});

const remove = (text: string, index: number, inElement?: number) =>
  inAllSpellings(text, (source) => {
    const { blocks, parent } = rowOf(source, inElement);
    const block = blocks[index];
    if (!block) throw new Error('There is no such block.');
    return removeBlock(source, block, parent);
  });

describe('removeBlock', () => {
  it('leaves one blank line between the others', () => {
    expect(remove('One\n\nTwo\n\nThree\n', 1)).toBe('One\n\nThree\n');
    expect(remove('One\n\nTwo\n\nThree\n', 0)).toBe('Two\n\nThree\n');
    expect(remove('One\n\nTwo\n', 1)).toBe('One\n');
    expect(remove('One\n\nTwo', 1)).toBe('One\n');
    expect(remove('# One\nTwo\n\nThree\n', 1)).toBe('# One\n\nThree\n');
    expect(remove('One\n\n```js\ncode\n```\n\nThree\n', 1)).toBe('One\n\nThree\n');
  });

  it('takes no tag with it', () => {
    expect(remove('<Note>One</Note>\n', 0, 0)).toBe('<Note></Note>\n');
    expect(remove('<Note>\n  One\n\n  Two\n</Note>\n', 0, 0)).toBe('<Note>\n  Two\n</Note>\n');
    expect(remove('<Note>\n  One\n\n  Two\n</Note>\n', 1, 0)).toBe('<Note>\n  One\n</Note>\n');
    expect(remove('<Steps>\n  <Step />\n  <Step />\n</Steps>\n', 1, 0)).toBe('<Steps>\n  <Step />\n</Steps>\n');
  });

  it('does not let two texts become one', () => {
    expect(remove('One\n# Two\nThree\n', 1)).toBe('One\n\nThree\n');
  });
});

const swap = (text: string, index: number, inElement?: number) =>
  inAllSpellings(text, (source) => {
    const { blocks } = rowOf(source, inElement);
    const [above, below] = [blocks[index], blocks[index + 1]];
    if (!above || !below) throw new Error('There are no such blocks.');
    const change = swapBlocks(source, above, below, 'above');
    const after = applyTextEdits(source, change.edits);
    expect(after.slice(change.selection?.start).startsWith(source.slice(above.start, above.end))).toBe(true);
    return change;
  });

describe('swapBlocks', () => {
  it('changes the places of two blocks', () => {
    expect(swap('One\n\n## Two\n\nThree\n', 0)).toBe('## Two\n\nOne\n\nThree\n');
    expect(swap('<Steps>\n  <Step />\n  <Step title="b" />\n</Steps>\n', 0, 0)).toBe(
      '<Steps>\n  <Step title="b" />\n  <Step />\n</Steps>\n',
    );
    expect(swap('<Note>\n  One\n\n  - a\n    b\n</Note>\n', 0, 0)).toBe('<Note>\n  - a\n    b\n\n  One\n</Note>\n');
  });

  it('keeps texts apart that stood close together', () => {
    expect(swap('One\n1. two\n', 0)).toBe('1. two\n\nOne\n');
    expect(swap('# A\nOne\n\nTwo\n', 1)).toBe('# A\nTwo\n\nOne\n');
    expect(swap('One\n# A\n\nTwo\n', 1)).toBe('One\n\nTwo\n\n# A\n');
    expect(swap('One\n\n# A\nTwo\n', 0)).toBe('# A\n\nOne\n\nTwo\n');
  });

  it('leaves the same blocks, whatever the page', () => {
    const piece = fc.constantFrom('Words', '## Head', '> quote', '<Card />', '| a |\n|---|', '***', '```\nx\n```');
    const joint = fc.constantFrom('\n\n', '\n\n\n', '\r\n\r\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, joint), { minLength: 2, maxLength: 8 }), fc.nat(7), (parts, place) => {
        const text = parts.flat().join('');
        const blocks = readPageBlocks(text);
        const index = place % (blocks.length - 1 || 1);
        const [above, below] = [blocks[index], blocks[index + 1]];
        if (!above || !below) return;
        const kinds = blocks.map(({ kind }) => kind);
        const after = applyTextEdits(text, swapBlocks(text, above, below, 'below').edits);
        const wanted = kinds.toSpliced(index, 2, below.kind, above.kind);
        expect(readPageBlocks(after).map(({ kind }) => kind)).toEqual(wanted);
      }),
    );
  });
});

it('finds a block in a part of the page', () => {
  const part = '<Note a="1">\n  ## Head\n\n  | a |\n  |---|\n\n  ```js\n  x\n  ```\n</Note>\n';
  const before = 'Words.\n\n';
  const [, block] = readPageBlocks(before + part);
  expect(block && shiftBlock(block, -before.length)).toEqual(readPageBlocks(part)[0]);
});
