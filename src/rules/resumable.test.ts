import { expect, test } from 'vitest';
import { resumable } from './resumable.ts';

function setUp() {
  const seen: string[] = [];
  const look = resumable(function* (words: readonly string[]) {
    for (const word of words) {
      seen.push(word);
      yield;
    }
    return words.length;
  });
  return { seen, look };
}

const NEVER = () => false;
const AT_ONCE = () => true;

test('work that was left goes on where it was left', () => {
  const { seen, look } = setUp();
  const words = ['one', 'two', 'three'];
  expect(look(words, AT_ONCE)).toBeUndefined();
  expect(look(words, AT_ONCE)).toBeUndefined();
  expect(look(words, NEVER)).toBe(3);
  expect(seen).toEqual(['one', 'two', 'three']);
});

test('another subject begins anew', () => {
  const { seen, look } = setUp();
  look(['one', 'two'], AT_ONCE);
  expect(look(['three'], NEVER)).toBe(1);
  expect(seen).toEqual(['one', 'three']);
});

test('what was finished is done again when it is asked for again', () => {
  const { seen, look } = setUp();
  const words = ['one'];
  expect(look(words, NEVER)).toBe(1);
  expect(look(words, NEVER)).toBe(1);
  expect(seen).toEqual(['one', 'one']);
});

test('after a fault the work begins anew', () => {
  let isBroken = true;
  const look = resumable(function* (word: string) {
    yield;
    if (isBroken) throw new Error('broken');
    return word;
  });
  expect(() => look('one', NEVER)).toThrow('broken');
  isBroken = false;
  expect(look('one', NEVER)).toBe('one');
});
