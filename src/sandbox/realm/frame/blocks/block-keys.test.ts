import { expect, it } from 'vitest';
import { blockKeyOf } from './block-keys.ts';

const NOTHING = { isTyping: false, isAllTyped: false, areSeveral: false };
const press = (key: string, more: Partial<KeyboardEvent> = {}, now: Partial<typeof NOTHING> = {}) =>
  blockKeyOf(
    { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more },
    { ...NOTHING, ...now },
  );
const isTyping = true;

it('moves, duplicates, deletes and opens the menu', () => {
  expect(press('ArrowUp', { altKey: true, shiftKey: true })).toBe('up');
  expect(press('ArrowDown', { altKey: true, shiftKey: true }, { isTyping })).toBe('down');
  expect(press('D', { ctrlKey: true })).toBe('duplicate');
  expect(press('d', { metaKey: true }, { isTyping })).toBe('duplicate');
  expect(press('.', { ctrlKey: true }, { isTyping })).toBe('menu');
  expect(press('F10', { shiftKey: true })).toBe('menu');
  expect(press('ContextMenu')).toBe('menu');
  expect(['Delete', 'Backspace'].map((key) => press(key))).toEqual(['remove', 'remove']);
  expect(['c', 'x', 'v'].map((key) => press(key, { ctrlKey: true }))).toEqual(['copy', 'cut', 'paste']);
});

it('selects more blocks, and all of them when all words are selected already', () => {
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ select: 'down' });
  expect(press('ArrowUp', { shiftKey: true }, { areSeveral: true })).toEqual({ select: 'up' });
  expect(press('a', { metaKey: true })).toEqual({ select: 'all' });
  expect(press('a', { ctrlKey: true }, { isTyping, isAllTyped: true })).toEqual({ select: 'all' });
  expect(press('ArrowUp', { altKey: true }, { areSeveral: true })).toBe('up');
});

it('leaves the keys of walking, of typing and of the browser alone', () => {
  expect(press('ArrowUp', { altKey: true })).toBeUndefined();
  expect(press('ArrowUp', { altKey: true, shiftKey: true, ctrlKey: true })).toBeUndefined();
  expect(press('D')).toBeUndefined();
  expect(press('d', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(press('.')).toBeUndefined();
  expect(press('F10')).toBeUndefined();
  for (const key of ['ContextMenu', 'Delete', 'Backspace']) expect(press(key, {}, { isTyping })).toBeUndefined();
  for (const key of ['a', 'c', 'x', 'v']) expect(press(key, { ctrlKey: true }, { isTyping })).toBeUndefined();
  expect(press('ArrowDown', { shiftKey: true }, { isTyping })).toBeUndefined();
  expect(press('v', { ctrlKey: true, shiftKey: true })).toBeUndefined();
});
