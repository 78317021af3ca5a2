import { expect, it } from 'vitest';
import { findBlock, pathOfLines } from '../../page-source/blocks/block-path.ts';
import { readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import {
  type BlockChange,
  commentOut,
  copyBlock,
  duplicateBlock,
  moveBlock,
  pasteBelow,
  uncomment,
} from './block-actions.ts';
import type { BlockForm } from './block-forms.ts';
import { formsFor, turnBlock } from './turn-block.ts';

type Found = NonNullable<ReturnType<typeof findBlock>>;

function at(text: string, words: string): Found {
  const line = text.slice(0, text.indexOf(words)).split('\n').length;
  const blocks = readPageBlocks(text);
  const found = findBlock(text, pathOfLines(text, blocks, { first: line, last: line }) ?? '', blocks);
  if (!found) throw new Error(`There is no block at ${words}.`);
  return found;
}

function done(text: string, words: string, act: (found: Found) => BlockChange | undefined): string | undefined {
  const change = act(at(text, words));
  return change && applyTextEdits(text, change.edits);
}

const turned = (text: string, form: BlockForm, words = text): string | undefined =>
  done(text, words, (found) => turnBlock(found, form));

const PAGE =
  '---\ntitle: A\n---\n\nOne.\n\n- a\n- b\n\n<Steps>\n  <Step title="S">\n    In it.\n  </Step>\n  <Step title="T" />\n</Steps>\n';

it('finds the block of lines: the innermost that holds them, of several on the same lines the outermost', () => {
  const path = (first: number, last: number) => pathOfLines(PAGE, readPageBlocks(PAGE), { first, last });
  expect([path(5, 5), path(8, 8), path(10, 15), path(11, 13), path(12, 12)]).toEqual(['0', '1', '2', '2.0', '2.0.0']);
  expect([path(1, 2), path(99, 99), path(8, 6), path(5, 8)]).toEqual([undefined, undefined, undefined, undefined]);
  const line = '<Note>Words.</Note>\n';
  expect(pathOfLines(line, readPageBlocks(line), { first: 1, last: 1 })).toBe('0');
});

it('duplicates a block right below it: steps in their row, lists as more items', () => {
  expect(done(PAGE, 'One.', duplicateBlock)).toBe(PAGE.replace('One.', 'One.\n\nOne.'));
  expect(done(PAGE, '- a', duplicateBlock)).toBe(PAGE.replace('- b', '- b\n- a\n- b'));
  expect(done(PAGE, '<Step title="T"', duplicateBlock)).toBe(PAGE.replace(/( *<Step title="T" \/>\n)/, '$1$1'));
  expect(done(PAGE, 'In it.', duplicateBlock)).toBe(PAGE.replace('In it.', 'In it.\n\n    In it.'));
  expect(done('<Card>\nA\n</Card>', '<Card>', duplicateBlock)).toBe('<Card>\nA\n</Card>\n\n<Card>\nA\n</Card>');
  expect(done('A\r\n\r\nB', 'A', duplicateBlock)).toBe('A\r\n\r\nA\r\n\r\nB');
  expect(done('```js\nopen', '```js', duplicateBlock)).toBeUndefined();
});

it('moves a block past the one above or below, and not out of what it is in', () => {
  expect(done('A\n\nB\n', 'A', (found) => moveBlock(found, 1))).toBe('B\n\nA\n');
  expect(done('A\n\nB\n', 'A', (found) => moveBlock(found, -1))).toBeUndefined();
  expect(done(PAGE, 'In it.', (found) => moveBlock(found, 1))).toBeUndefined();
});

it('copies a block without its indentation, and pastes it where it may stand', () => {
  const step = copyBlock(at(PAGE, '<Step title="S"'));
  expect(step).toBe('<Step title="S">\n  In it.\n</Step>');
  expect(done(PAGE, '<Step title="T"', (found) => pasteBelow(found, 'Words'))).toBeUndefined();
  const twice = done(PAGE, '<Step title="T"', (found) => pasteBelow(found, step)) ?? '';
  expect(twice).toContain('<Step title="T" />\n  <Step title="S">\n    In it.\n  </Step>\n</Steps>');
  expect(done(PAGE, 'One.', (found) => pasteBelow(found, 'Two.'))).toBe(PAGE.replace('One.', 'One.\n\nTwo.'));
  // As with a drag: no step outside of a procedure, and in a group of code nothing but code.
  expect(done(PAGE, 'One.', (found) => pasteBelow(found, step))).toBeUndefined();
  const group = '<CodeGroup>\n\n```js\na\n```\n\n</CodeGroup>\n';
  expect(done(group, '```js', (found) => pasteBelow(found, '```py\nb\n```'))).toContain(
    '```py\nb\n```\n\n</CodeGroup>',
  );
  expect(done(group, '```js', (found) => pasteBelow(found, 'Words'))).toBeUndefined();
});

it('makes a comment of a block, and a block of the comment', () => {
  const text = 'A\n\n<Note>\n  Words.\n\n  More.\n</Note>\n\nB\n';
  const hidden = done(text, '<Note>', commentOut) ?? '';
  expect(hidden).toBe(text.replace('<Note>', '{/* <Note>').replace('</Note>', '</Note> */}'));
  expect(readPageBlocks(hidden).map(({ kind }) => kind)).toEqual(['text', 'source', 'text']);
  expect(done(hidden, '{/*', uncomment)).toBe(text);
  expect(done('Words\n# H\n', 'Words', commentOut)).toBe('{/* Words */}\n\n# H\n');
  expect(done('`*/`', '`', commentOut)).toBeUndefined();
  expect(done('<Card>A</Card>', '<Card>', (found) => commentOut({ ...found, block: found.block }))).toBe(
    '{/* <Card>A</Card> */}',
  );
  // Between steps a comment would have to be one of their row.
  expect(done(PAGE, '<Step title="T"', commentOut)).toBeUndefined();
  expect(done('{/* a */} {/* b */}', '{/*', uncomment)).toBeUndefined();
});

it('turns words into what can hold them, and back to the byte', () => {
  const written: Partial<Record<BlockForm, string>> = {
    'heading-2': '## Words of it',
    'heading-4': '#### Words of it',
    bullet: '- Words of it',
    numbered: '1. Words of it',
    quote: '> Words of it',
    Note: '<Note>\n  Words of it\n</Note>',
    steps: '<Steps>\n  <Step title="Words of it">\n  </Step>\n</Steps>',
    card: '<Card title="Words of it">\n</Card>',
    accordion: '<Accordion title="Words of it">\n</Accordion>',
    code: '```\nWords of it\n```',
  };
  for (const [form, source] of Object.entries(written) as [BlockForm, string][]) {
    expect(turned('Words of it', form), form).toBe(source);
    expect(turned(source, 'text'), form).toBe('Words of it');
  }
});

it('offers only what loses nothing', () => {
  const forms = (text: string) => formsFor(at(text, text));
  expect(forms('Words of it')).not.toContain('text');
  expect(forms('Two\nlines')).toEqual([
    'bullet',
    'numbered',
    'quote',
    'Note',
    'Tip',
    'Info',
    'Warning',
    'Check',
    'Danger',
    'code',
  ]);
  expect(forms('With **signs** in it')).not.toContain('card');
  expect(forms('With {code} in it')).not.toContain('heading-2');
  expect(forms('- a\n  - b')).not.toContain('numbered');
  expect(forms('- [ ] a')).not.toContain('text');
  expect(forms('<Card title="A" href="/b">\n  Text\n</Card>')).toEqual([]);
  expect(forms('<Card title="A" icon="x">\n  Text\n</Card>')).toEqual(['accordion']);
  expect(forms('<Warning title="A">\n  Text\n</Warning>')).toEqual(['Note', 'Tip', 'Info', 'Check', 'Danger']);
  expect(forms('```js\na\n```')).toEqual([]);
  expect(forms('Title\n---')).toEqual([]);
  expect(forms('| a |\n|---|\n| b |')).toEqual([]);
  expect(forms('import A from "a"')).toEqual([]);
  expect(formsFor(at(PAGE, '<Step title="T"'))).toEqual([]);
});

it('turns lists into paragraphs, quotes and other lists, and components into one another', () => {
  expect(turned('- a\n- b\n  c', 'numbered')).toBe('1. a\n2. b\n   c');
  expect(turned('1. a\n2. b', 'text')).toBe('a\n\nb');
  expect(turned('- a\n- b', 'quote')).toBe('> - a\n> - b');
  expect(turned('> a\n>\n> b', 'text')).toBe('a\n\nb');
  const card = '<Card title="A">\n  One.\n\n  - two\n</Card>';
  expect(turned(card, 'accordion')).toBe(card.replaceAll('Card', 'Accordion'));
  expect(turned(card, 'text')).toBe('A\n\nOne.\n\n- two');
  expect(turned(card, 'steps')).toBe('<Steps>\n  <Step title="A">\n    One.\n\n    - two\n  </Step>\n</Steps>');
  expect(turned('<Note>Short.</Note>', 'Tip')).toBe('<Tip>Short.</Tip>');
  expect(turned('<Card title="C">\n  One.\n\n  Two.\n</Card>', 'text', 'One.')).toBeUndefined();
  expect(turned('<Card title="C">\n  One.\n\n  Two.\n</Card>', 'Note', 'Two.')).toBe(
    '<Card title="C">\n  One.\n\n  <Note>\n    Two.\n  </Note>\n</Card>',
  );
  expect(turned('Above\n## H\nBelow\r\n', 'text', '##')).toBe('Above\n\nH\n\nBelow\r\n');
});
