import { expect, test } from 'vitest';
import { type KeyPress, markOfKey } from './mark-keys.ts';

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

test('other keys do not: cutting, letters by AltGr, and a letter alone', () => {
  expect(markOfKey(press('x'))).toBeUndefined();
  expect(markOfKey(press('e', { altKey: true }))).toBeUndefined();
  expect(markOfKey(press('b', { ctrlKey: false }))).toBeUndefined();
  expect(markOfKey(press('B', { shiftKey: true }))).toBeUndefined();
});
