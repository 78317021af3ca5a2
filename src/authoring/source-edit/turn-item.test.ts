import { expect, it } from 'vitest';
import { type FoundBlock, findBlocks } from '../../page-source/blocks/block-path.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { formsForItem, type ItemForm, turnItem } from './turn-item.ts';

function at(text: string, path: string, count = 1): FoundBlock {
  const found = findBlocks(text, path, count);
  if (!found) throw new Error(`There is nothing at ${path}.`);
  return found;
}

const turned = (text: string, path: string, form: ItemForm, count = 1) => {
  const change = turnItem(at(text, path, count), form);
  return change && applyTextEdits(text, change.edits);
};

it('makes a paragraph of an item, with the list split around it and its numbers going on', () => {
  expect(turned('- a\n- b\n- c\n', '0.1', 'text')).toBe('- a\n\nb\n\n- c\n');
  expect(turned('9. a\n10. b\n    more\n\n    - in b\n11. c\n    - in c\n', '0.1', 'text')).toBe(
    '9. a\n\nb\nmore\n\n- in b\n\n10. c\n    - in c\n',
  );
  expect(turned('8. a\n9. b\n10. c\n    - in c\n', '0.1', 'text')).toBe('8. a\n\nb\n\n9. c\n   - in c\n');
  expect(turned('Words:\n1. a\n1. b\n', '1.0', 'text')).toBe('Words:\n\na\n\n1. b\n');
  expect(turned('<Card>\n  - a\n  - b\n</Card>\n', '0.0.1', 'text')).toBe('<Card>\n  - a\n\n  b\n</Card>\n');
  expect(turned('- a\r\n- b\r\nlazy\r\n\r\n- c', '0.1', 'text')).toBe('- a\r\n\r\nb\r\nlazy\r\n\r\n- c');
  expect(turned('1. a\n   - b\n   - c\n2. d\n', '0.0.0', 'text')).toBe('1. a\n\n   b\n\n   - c\n2. d\n');
  expect(turned('1. a\n   - b\n2. d\n', '0.0.0', 'text')).toBe('1. a\n\n   b\n\n2. d\n');
  expect(turned('- a\n- b\n- c\n', '0.0', 'text', 2)).toBe('a\n\nb\n\n- c\n');
});

it('makes headings, cards, accordions and steps of items, with what is in them', () => {
  const text = '1. One\n   - in it\n2. Two\n\nEnd.\n';
  expect(turned(text, '0.0', 'heading-2')).toBe('## One\n\n- in it\n\n1. Two\n\nEnd.\n');
  expect(turned(text, '0.0', 'card')).toBe('<Card title="One">\n  - in it\n</Card>\n\n1. Two\n\nEnd.\n');
  expect(turned(text, '0.1', 'accordion')).toBe(
    '1. One\n   - in it\n\n<Accordion title="Two">\n</Accordion>\n\nEnd.\n',
  );
  expect(turned(text, '0', 'steps')).toBe(
    '<Steps>\n  <Step title="One">\n    - in it\n  </Step>\n  <Step title="Two">\n  </Step>\n</Steps>\n\nEnd.\n',
  );
});

it('gives a box, takes it away, and changes the signs of the whole list', () => {
  expect(turned('- a\n- b\n', '0.1', 'task')).toBe('- a\n- [ ] b\n');
  expect(turned('- [x] a\n- b\n', '0.0', 'plain')).toBe('- a\n- b\n');
  expect(turned('- a\n- [ ] b\n', '0', 'task')).toBe('- [ ] a\n- [ ] b\n');
  expect(turned('- a\n  - in a\n- b\n', '0.1', 'numbered')).toBe('1. a\n   - in a\n2. b\n');
  expect(turned('9) a\n   more\n10) b\n    more\n', '0.0', 'bullet')).toBe('- a\n  more\n- b\n  more\n');
  expect(turned('- a\n\n1. b\n2. c\n', '1.0', 'bullet')).toBe('- a\n\n* b\n* c\n');
  expect(turned('- a\n  1. b\n  2. c\n', '0.0.1', 'bullet')).toBe('- a\n  - b\n  - c\n');
});

it('offers only what loses nothing', () => {
  const forms = (text: string, path = '0.0') => formsForItem(at(text, path));
  const titled = ['accordion', 'card', 'steps'];
  const headings = ['heading-2', 'heading-3', 'heading-4'];
  expect(forms('- a\n- b\n')).toEqual(['task', 'numbered', 'text', ...headings, ...titled]);
  expect(forms('1. **a**\n2. b\n')).toEqual(['bullet', 'text', ...headings]);
  expect(forms('- a\n  goes on\n- b\n')).toEqual(['task', 'numbered', 'text']);
  // A tick says something, and only boxes say it.
  expect(forms('- [x] a\n- b\n')).toEqual(['plain']);
  expect(forms('- a\n  - b\n', '0.0.0')).toEqual(['task', 'numbered', 'text']);
  expect(forms('- ```\n  x\n  ```\n- b\n')).toEqual(['numbered']);
  expect(forms('- \n- b\n')).toEqual(['numbered']);
  expect(forms('- - a\n  - b\n', '0.0.0')).toEqual(['task', 'numbered']);
});
