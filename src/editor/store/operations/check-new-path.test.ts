import { expect, test } from 'vitest';
import { checkNewPath } from './check-new-path.ts';

const files = new Map(
  ['guides/start.mdx', 'İstanbul/öner.md', 'a', 'pictures/Mark.svg'].map((path) => [path, new Uint8Array()]),
);
const codeOf = (path: string) => checkNewPath(files, path)?.problem.code;

test.each([
  ['guides/start.mdx', 'edit/path-taken'],
  ['Guides/START.mdx', 'edit/path-taken'],
  ['guides', 'edit/path-taken'],
  ['GUIDES', 'edit/path-taken'],
  ['pictures/mark.svg', 'edit/path-taken'],
  ['a/page.mdx', 'edit/path-taken'],
  // In lower case this letter is two, so lengths tell nothing.
  ['i̇stanbul/öner.md', 'edit/path-taken'],
  ['i̇stanbul', 'edit/path-taken'],
  ['guides/starts.mdx', undefined],
  ['guide', undefined],
  ['b/page.mdx', undefined],
  ['b/.mdx', 'edit/empty-path'],
  ['b/.hidden.mdx', 'edit/bad-path'],
  ['b/con.mdx', 'edit/bad-path'],
  ['AUX/page.mdx', 'edit/bad-path'],
  ['b/console.mdx', undefined],
])('%s: %s', (path, code) => {
  expect(codeOf(path)).toBe(code);
});

test('says that a name is missing, or that Windows cannot keep it', () => {
  expect(checkNewPath(files, 'b/.mdx')?.problem.message).toBe('The file has no name.');
  expect(checkNewPath(files, 'b/con.mdx')?.problem.message).toContain('Windows cannot keep');
});
