import { expect, it } from 'vitest';
import { prepareSource } from '../../page-source/prepare/prepare-source.ts';
import { spacedAddress } from './spaced-address.ts';

const found = (text: string) => spacedAddress.run({ file: 'a.mdx', text, prepared: prepareSource(text) });

it.each([
  ['See [other](./Other File.md).', './Other%20File.md'],
  ['![pic](./my pic.png)', './my%20pic.png'],
  ['![Huge](/images/huge pic.png "A title")', '/images/huge%20pic.png'],
  ['![One](photo (1) big.JPG)', 'photo%20(1)%20big.JPG'],
  ['[![Badge](/my badge.svg)](/other)', '/my%20badge.svg'],
  ['[there](https://example.com/a b.html#part)', 'https://example.com/a%20b.html#part'],
  ['- [x](../two  blanks.mdx)', '../two%20%20blanks.mdx'],
])('finds the address in %j', (text, meant) => {
  const [finding] = found(text);
  expect(finding?.message).toContain('The address of a link holds a space');
  expect(finding?.fix?.edits.map((edit) => ('text' in edit ? edit.text : undefined))).toEqual([meant]);
});

it.each([
  'The list [sic](as in the notes) and [a](see b).',
  'Read [this](which file.md it is).',
  '[titled](/page "A title.md")',
  "[titled](/page.md 'A title.md')",
  '[angle](</my page.md>) and [done](/my%20page.md)',
  '`[code](./a b.md)`',
  '```md\n[code](./a b.md)\n```',
  '{/* [code](./a b.md) */}',
  '<Card title="[code](./a b.md)" />',
  '{"[code](./a b.md)"}',
  '---\ntitle: "[code](./a b.md)"\n---\n',
  'An array[0](./a b) of words',
  '\\[no](./a b.md)',
])('passes over %j', (text) => {
  expect(found(text)).toEqual([]);
});

it('takes no longer than the text is long', () => {
  expect(found('[a]( '.repeat(20_000))).toEqual([]);
  expect(found(`[a](${'b "c" '.repeat(20_000)}`)).toEqual([]);
});
