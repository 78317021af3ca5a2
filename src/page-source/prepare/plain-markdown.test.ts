import { expect, it } from 'vitest';
import { toPlainMarkdown } from './plain-markdown.ts';

it.each([
  ['export const a = {\n  b: 1,\n\n  c: 2,\n};\n\nWords\n', '\n\nWords\n'],
  ['<Card href="/a" title="One > two">\n    Words\n</Card>', '**One > two** \nWords\n'],
  ['<Card\n  title={`One`}\n  icon="x">Words</Card>', '**One** Words'],
  ['{/* <b>hidden</b>\nmore */}\nWords <!-- hidden -->', '\n\nWords '],
  [
    'Use `<Card title="x">` and\n\n```jsx\n    <Card>\n```\n',
    'Use `<Card title="x">` and\n\n```jsx\n    <Card>\n```\n',
  ],
  ['<Tabs>\n    <Tab title="One" style={{ a: 1 }}>', '\n**One** '],
  ['Map<string, number>', 'Map\\<string, number>'],
  ['A <b and {c', 'A \\<b and {c'],
  ['Import the file, and\n\nimport the rest.', 'Import the file, and\n\nimport the rest.'],
])('%j is shown as %j', (source, shown) => {
  expect(toPlainMarkdown(source)).toBe(shown);
});
