import { expect, test } from 'vitest';
import { namedSnippets } from './named-snippets.ts';

test('files are found in whatever quotes, over lines and in code', () => {
  const text = [
    '<Snippet file="a.mdx" />',
    "<Snippet id='x'\n  file={'b/c.mdx'} />",
    '`<Snippet file={`d.mdx`} />`',
    '<Snippets file="e.mdx" /> <Snippet>file="f.mdx"</Snippet>',
  ].join('\n');
  expect(namedSnippets(text)).toEqual(['a.mdx', 'b/c.mdx', 'd.mdx']);
  expect(namedSnippets('No file here.')).toEqual([]);
});
