import { expect, it } from 'vitest';
import { applyTextEdits } from '../../../project/text-edit.ts';
import { insertItems } from '../writing/insert/insert-items.ts';
import { putInPlace } from '../writing/page-insert/put-item.ts';
import { landingOf, wordsToTypeIn } from './landing.ts';

const PAGE = 'One.\n\n\n\nTwo.\n';

/** The words that are typed in once an item is put in; `undefined` where the page has none of it. */
function landed(id: string) {
  const item = insertItems([]).find((one) => one.id === id);
  const change = item && putInPlace(item, PAGE, { start: 6, end: 6 }, new Map());
  if (!change) throw new Error(`There is nothing to insert: ${id}`);
  const found = wordsToTypeIn(applyTextEdits(PAGE, change.edits), landingOf(change));
  return found && [found.words.value, found.words.value.slice(found.selection.start, found.selection.end)];
}

it.each([
  ['heading-2', ['', '']],
  ['bullet', ['', '']],
  ['task', ['', '']],
  ['numbered', ['', '']],
  ['quote', ['', '']],
  ['table', ['Column 1', 'Column 1']],
  ['component-Note', ['Changes take a minute to arrive.', 'Changes take a minute to arrive.']],
  ['component-Card', ['Title', 'Title']],
  ['component-Steps', ['First step', 'First step']],
  ['component-Tabs', ['First', 'First']],
  ['component-AccordionGroup', ['First question', 'First question']],
  ['component-CardGroup', ['First', 'First']],
  ['component-Columns', ['On the left.', 'On the left.']],
])('%s is typed in at the first thing to fill in', (id, expected) => {
  expect(landed(id)).toEqual(expected);
});

it.each(['fence-code', 'fence-mermaid', 'rule', 'element-video'])('%s has no words on the page', (id) => {
  expect(landed(id)).toBeUndefined();
});

it('is never another block than the one that was put in', () => {
  for (const { id } of insertItems([])) expect(['One.', 'Two.']).not.toContain(landed(id)?.[0]);
});
