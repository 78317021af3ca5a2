import { expect, it } from 'vitest';
import { applyTextEdits } from '../../../../project/text-edit.ts';
import { findItems } from './insert-items.ts';
import { blockOf, insertion } from './insertion.ts';
import { itemOf } from './use-insert-items.ts';

const FILES = { hasFile: () => false, images: [], videos: [], snippets: [] };
const item = itemOf({ name: 'plan-price', value: '€ 12' });

it('offers a variable with its value, by its name and by what it is', () => {
  expect(item.description).toBe('€ 12');
  expect(findItems([item], 'variable')).toEqual([item]);
  expect(findItems([item], 'plan')).toEqual([item]);
  expect(findItems([item], '12')).toEqual([item]);
});

it('puts it in the line, in place of what is selected, or in a paragraph of its own', () => {
  const change = insertion(item, 'It costs X a month.', { start: 9, end: 10 }, FILES);
  expect(applyTextEdits('It costs X a month.', change.edits)).toBe('It costs {{plan-price}} a month.');
  expect(change.selection).toEqual({ start: 23, end: 23 });
  expect(blockOf(item, FILES).text).toBe('{{plan-price}}');
});
