import { expect, it } from 'vitest';
import { applyTextEdits } from '../project/text-edit.ts';
import { readConfig } from './read-config.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function mended(text: string, paths: readonly string[]): string | undefined {
  const files = new Map([['docs.json', encode(text)], ...paths.map((path) => [path, encode('Text')] as const)]);
  const problem = readConfig(files, 'docs.json').diagnostics.find(({ subject }) => subject?.[0] === 'navigation');
  return problem?.fix && applyTextEdits(text.replace(/^\uFEFF/, ''), problem.fix.edits);
}

it('adds a navigation with all pages, the home page first, and changes nothing else', () => {
  const text = '{\n  // Ours\n  "name": "A"\n}\n';
  const after = mended(text, ['b.mdx', 'guides/a.md', 'index.mdx', 'snippets/x.mdx', 'README.md', 'logo.png']);
  expect(after).toContain('  // Ours\n  "name": "A",\n  "navigation": [');
  expect(JSON.parse(after?.replace('// Ours', '') ?? '')).toEqual({
    name: 'A',
    navigation: [{ group: 'Pages', pages: ['index', 'b', 'guides/a'] }],
  });
});

it('adds an empty one where there is no page, behind a byte-order mark too', () => {
  expect(mended('{}', [])).toBe('{\n  "navigation": []\n}');
  expect(JSON.parse(mended('\uFEFF{ "name": "A" }', []) ?? '')).toEqual({ name: 'A', navigation: [] });
});

it('leaves alone what has a navigation, or takes its settings from another file', () => {
  expect(mended('{ "name": "A", "navigation": [] }', ['index.mdx'])).toBeUndefined();
  expect(mended('{ "name": "A", "$ref": "other.json" }', ['index.mdx'])).toBeUndefined();
});
