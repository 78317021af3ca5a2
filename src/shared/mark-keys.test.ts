import { expect, test } from 'vitest';
import type { KeyPress } from './keyboard.ts';
import { markOfKey } from './mark-keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('Control or Command with a letter marks words', () => {
  expect(markOfKey(press('b'))).toBe('bold');
  expect(markOfKey(press('i', { ctrlKey: false, metaKey: true }))).toBe('italic');
  expect(markOfKey(press('X', { shiftKey: true }))).toBe('strike');
  expect(markOfKey(press('e'))).toBe('code');
  expect(markOfKey(press('k'))).toBe('link');
});

test('the letter counts, wherever a keyboard has it; the place of the key where it has no Latin letters', () => {
  expect(markOfKey(press('k', { code: 'KeyV' }))).toBe('link');
  expect(markOfKey(press('t', { code: 'KeyK' }))).toBeUndefined();
  expect(markOfKey(press('л', { code: 'KeyK' }))).toBe('link');
});

test('other keys do not: cutting, letters by AltGr, and a letter alone', () => {
  expect(markOfKey(press('x'))).toBeUndefined();
  expect(markOfKey(press('e', { altKey: true }))).toBeUndefined();
  expect(markOfKey(press('b', { ctrlKey: false }))).toBeUndefined();
  expect(markOfKey(press('B', { shiftKey: true }))).toBeUndefined();
});
