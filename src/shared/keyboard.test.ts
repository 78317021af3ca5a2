import { expect, test } from 'vitest';
import { type KeyPress, pressedKey, stepOfKey } from './keyboard.ts';

const press = (key: string, code: string, more: Partial<KeyPress> = {}) => ({
  key,
  code,
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('the letter counts, wherever a keyboard has it', () => {
  // German: Y and Z have changed places.
  expect(pressedKey(press('z', 'KeyY'))).toBe('Z');
  expect(pressedKey(press('y', 'KeyZ'))).toBe('Y');
});

test('a keyboard without Latin letters is taken for an English one', () => {
  expect(pressedKey(press('я', 'KeyZ'))).toBe('Z');
  expect(pressedKey(press('ζ', 'KeyZ'))).toBe('Z');
});

test('a digit with Shift, and a letter with Alt on a Mac', () => {
  expect(pressedKey(press('&', 'Digit7', { shiftKey: true }))).toBe('7');
  expect(pressedKey(press('∫', 'KeyB', { altKey: true }))).toBe('B');
  expect(pressedKey(press('Enter', 'Enter'))).toBe('ENTER');
});

test('steps back and forward', () => {
  expect(stepOfKey(press('z', 'KeyZ'))).toBe('undo');
  expect(stepOfKey(press('Z', 'KeyZ', { shiftKey: true }))).toBe('redo');
  expect(stepOfKey(press('y', 'KeyY'))).toBe('redo');
  expect(stepOfKey(press('я', 'KeyZ', { ctrlKey: false, metaKey: true }))).toBe('undo');
  expect(stepOfKey(press('н', 'KeyY'))).toBe('redo');
});

test('what is no step: a letter alone, with Alt, and Y with Shift', () => {
  expect(stepOfKey(press('z', 'KeyZ', { ctrlKey: false }))).toBeUndefined();
  expect(stepOfKey(press('z', 'KeyZ', { altKey: true }))).toBeUndefined();
  expect(stepOfKey(press('Y', 'KeyY', { shiftKey: true }))).toBeUndefined();
});
