import { expect, it } from 'vitest';
import { errorSentence } from './error-sentence.ts';

it('says what a setting holds and what it may hold', () => {
  expect(
    errorSentence({ rule: 'type', value: 42, title: 'Logo', expected: 'string,object', example: '/logo.svg' }),
  ).toBe('Logo holds a number (`42`). It may hold text or a group of settings, such as `/logo.svg`.');
  expect(errorSentence({ rule: 'pattern', value: 'red', title: 'Brand colour', example: '#0d9373' })).toBe(
    '`red` is not a colour. Write # and then six or three characters, such as `#0d9373`.',
  );
  expect(errorSentence({ rule: 'required', value: undefined, title: 'Project name' })).toBe('Project name is missing.');
});
