import { expect, it } from 'vitest';
import { storeOf } from '../../store/testing/project.ts';
import { openedText } from './opened-text.ts';

it('is what the page was before the first step, whatever was done since', () => {
  const store = storeOf({ 'a.mdx': 'One.\n', 'b.mdx': 'Other.\n' });
  expect(openedText(store.getState(), 'a.mdx')).toBe('One.\n');
  store.actions.editText('a.mdx', { label: 'Edit', edits: [{ start: 0, end: 3, text: 'Two' }] });
  store.actions.editText('b.mdx', { label: 'Edit', edits: [{ start: 0, end: 0, text: 'An' }] });
  store.actions.editText('a.mdx', { label: 'Edit', edits: [{ start: 0, end: 3, text: 'Three' }] });
  expect(openedText(store.getState(), 'a.mdx')).toBe('One.\n');
  store.actions.undo();
  expect(openedText(store.getState(), 'a.mdx')).toBe('One.\n');
});

it('follows a page that was moved, and knows one that is new', () => {
  const store = storeOf({ 'a.mdx': 'One.\n' });
  store.actions.editText('a.mdx', { label: 'Edit', edits: [{ start: 0, end: 3, text: 'Two' }] });
  store.actions.editFiles({
    label: 'Move',
    moves: new Map([['a.mdx', 'b.mdx']]),
    files: new Map([['c.mdx', new TextEncoder().encode('New.\n')]]),
  });
  expect(openedText(store.getState(), 'b.mdx')).toBe('One.\n');
  expect(openedText(store.getState(), 'c.mdx')).toBeUndefined();
});
