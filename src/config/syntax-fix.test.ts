import { expect, test } from 'vitest';
import { parseConfig } from './parse.ts';
import { applyFix } from './testing/apply-fix.ts';

function fixOf(text: string) {
  const parsed = parseConfig(text, 'docs.json');
  if (parsed.status === 'ok') throw new Error('The text has no mistake.');
  return parsed.diagnostics[0]?.fix;
}

test.each([
  ['a missing comma', '{\n  "name": "A"\n  "b": 1\n}', '{\n  "name": "A",\n  "b": 1\n}', 'Add the missing comma'],
  ['a missing comma in a list', '["a" "b"]', '["a", "b"]', 'Add the missing comma'],
  [
    'a missing brace at the end',
    '{\n  "a": {\n    "b": 1\n  }\n',
    '{\n  "a": {\n    "b": 1\n  }\n}\n',
    'Add the missing `}`',
  ],
  ['a missing bracket', '{ "a": [1, 2 }', '{ "a": [1, 2] }', 'Add the missing `]`'],
  ['everything open at the end', '{\n  "a": [\n    1', '{\n  "a": [\n    1\n  ]\n}', 'Fix all 2 mistakes'],
  ['single quotes', "{ 'name': 'My docs' }", '{ "name": "My docs" }', 'Fix all 2 mistakes'],
  ['curly quotes', '{ “name”: “My docs” }', '{ "name": "My docs" }', 'Fix all 2 mistakes'],
  ['a key without quotes', '{ name: "A" }', '{ "name": "A" }', 'Write `"name"`'],
  [
    'a value without quotes',
    '{\n  "name": My docs,\n  "b": 1\n}',
    '{\n  "name": "My docs",\n  "b": 1\n}',
    'Write `"My docs"`',
  ],
  [
    'a value without its last quote',
    '{\n  "a": "x,\n  "b": 1\n}',
    '{\n  "a": "x",\n  "b": 1\n}',
    'Add the missing quotation mark',
  ],
  ['a value without its first quote', '{\n  "a": x",\n  "b": 1\n}', '{\n  "a": "x",\n  "b": 1\n}', 'Write `"x"`'],
  [
    'a key without its last quote',
    '{\n  "a: "x",\n  "b": 1\n}',
    '{\n  "a": "x",\n  "b": 1\n}',
    'Add the missing quotation mark',
  ],
  ['a key without its first quote', '{\n  a": "x",\n  "b": 1\n}', '{\n  "a": "x",\n  "b": 1\n}', 'Write `"a"`'],
  ['a missing colon', '{ "a" 1 }', '{ "a": 1 }', 'Add the missing colon'],
  ['an equals sign', '{ "a" = 1 }', '{ "a" : 1 }', 'Write `:`'],
  ['a semicolon', '{ "a": 1; "b": 2 }', '{ "a": 1, "b": 2 }', 'Write `,`'],
  ['a comma too many', '{ "a": 1,, "b": 2 }', '{ "a": 1, "b": 2 }', 'Remove the comma'],
  ['a word in capitals', '{ "a": True }', '{ "a": true }', 'Write `true`'],
  ['a brace too many', '{ "a": 1 }\n}\n', '{ "a": 1 }\n', 'Remove what follows the end'],
  ['a backslash', '{ "a": "C:\\docs" }', '{ "a": "C:\\\\docs" }', 'Write `\\\\`'],
  ['a tab in a text', '{ "a": "b\tc" }', '{ "a": "b\\tc" }', 'Write the tab as `\\t`'],
])('one click mends %s', (_, text, mended, title) => {
  const fix = fixOf(text);
  expect(fix?.title).toBe(title);
  const after = applyFix(text, fix);
  expect(after.replace(/,(?=\S)|(?<=\w"):(?=\S)/g, (sign) => `${sign} `)).toBe(mended);
  expect(parseConfig(after, 'docs.json').status).toBe('ok');
});

test.each(['name: A', '{ "a": 1 }\n<<<<<<< HEAD\n', '{ "a": 1 } and more', '{ "a": \n}'])(
  'there is no one right way for: %s',
  (text) => {
    expect(fixOf(text)).toBeUndefined();
  },
);

test('the first mistake is mended where another one stays', () => {
  const text = '{\n  "a": 1\n  "b": \n}';
  expect(applyFix(text, fixOf(text))).toBe('{\n  "a": 1,\n  "b": \n}');
});

test('a byte-order mark shifts nothing', () => {
  const text = '{ "a": 1 "b": 2 }';
  expect(applyFix(text, fixOf(`\uFEFF${text}`))).toBe('{ "a": 1, "b": 2 }');
});
