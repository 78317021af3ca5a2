import { expect, it } from 'vitest';
import { messageOf } from './error-words.ts';

it.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    "a value that it needs is missing (`Cannot read properties of undefined (reading 'map')`).",
  ],
  [
    new TypeError('list.map is not a function'),
    'it uses something in a way that does not work (`list.map is not a function`).',
  ],
  [
    new RangeError('Maximum call stack size exceeded'),
    'it goes round in circles (`Maximum call stack size exceeded`).',
  ],
  [new Error('The `size` must be a number.'), 'The `size` must be a number.'],
  ['No birds', 'No birds.'],
])('says first what an error means: %s', (error, expected) => {
  expect(messageOf(error)).toBe(expected);
});
