import { expect, it } from 'vitest';
import { blockKeyOf } from './block-keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}, isTyping = false) =>
  blockKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }, isTyping);

it('moves, duplicates and opens the menu', () => {
  expect(press('ArrowUp', { altKey: true, shiftKey: true })).toBe('up');
  expect(press('ArrowDown', { altKey: true, shiftKey: true })).toBe('down');
  expect(press('D', { ctrlKey: true })).toBe('duplicate');
  expect(press('d', { metaKey: true }, true)).toBe('duplicate');
  expect(press('.', { ctrlKey: true }, true)).toBe('menu');
  expect(press('F10', { shiftKey: true })).toBe('menu');
  expect(press('ContextMenu')).toBe('menu');
});

it('leaves the keys of walking, of typing and of the browser alone', () => {
  expect(press('ArrowUp', { altKey: true })).toBeUndefined();
  expect(press('ArrowUp', { altKey: true, shiftKey: true, ctrlKey: true })).toBeUndefined();
  expect(press('D')).toBeUndefined();
  expect(press('d', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(press('.')).toBeUndefined();
  expect(press('F10')).toBeUndefined();
  expect(press('ContextMenu', {}, true)).toBeUndefined();
});
