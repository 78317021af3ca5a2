import { expect, test } from 'vitest';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { createIgnoredTest } from '../../rules/ignored-problems.ts';
import { readManifest } from '../read-manifest.ts';

/** As the version before subjects stored it. */
const STORED = {
  format: 1,
  manifest: {
    id: 'p1',
    name: 'Handbook',
    revision: 3,
    updated: 1,
    look: {},
    leftProblems: [
      {
        code: 'links/missing-scheme',
        file: 'a.mdx',
        names: 'example.com\nhttps://',
        message: 'The link `example.com` has no `https://` at its beginning.',
      },
      { code: 'links/missing-page', file: 'b.mdx', message: 'The link `/x` leads to a page that does not exist.' },
      {
        code: 'mdx/unknown-component',
        file: 'a.mdx',
        names: '<Chart>',
        message: 'There is no component `<Chart>`; only what stands inside it is shown.',
      },
      {
        code: 'front-matter/invalid-yaml',
        file: 'a.mdx',
        names: 'This line is indented with a tab; only spaces are read here.',
        message: 'This line is indented with a tab; only spaces are read here.',
      },
      {
        code: 'render/page-failed',
        file: 'a.mdx',
        names: 'Code on the page failed, so only its text is shown: no chart # there',
        message: 'Code on the page failed, so only its text is shown: no chart 7 there',
      },
      'damaged',
    ],
  },
};

const { manifest, isNewer } = readManifest('p1', STORED);
const isIgnored = createIgnoredTest(manifest.ignoredProblems ?? []);
const problem = (code: Diagnostic['code'], file: string, subject: readonly string[]): Diagnostic => ({
  code,
  severity: 'warning',
  subject,
  message: 'Worded in another way.',
  file,
});

test('a project of format 1 opens with all that is ignored in it', () => {
  expect(isNewer).toBe(false);
  expect(manifest).toMatchObject({ name: 'Handbook', revision: 3 });
  expect(manifest.ignoredProblems).toHaveLength(5);
  expect(manifest).not.toHaveProperty('leftProblems');
});

test.each([
  ['a link', problem('links/missing-scheme', 'a.mdx', ['example.com'])],
  ['all of a kind in a file', problem('links/missing-page', 'b.mdx', ['/any'])],
  ['a tag, whose name is its subject', problem('mdx/unknown-component', 'a.mdx', ['Chart'])],
  ['one that named nothing', problem('front-matter/invalid-yaml', 'a.mdx', ['tab'])],
  ['an error of the author’s code', problem('render/page-failed', 'a.mdx', ['no chart 7 there'])],
])('stays ignored: %s', (_what, ignored) => {
  expect(isIgnored(ignored)).toBe(true);
});

test.each([
  ['another link', problem('links/missing-scheme', 'a.mdx', ['example.org'])],
  ['another file', problem('links/missing-page', 'a.mdx', ['/x'])],
  ['another component', problem('mdx/unknown-component', 'a.mdx', ['Charts'])],
  ['another fault of the line', problem('front-matter/invalid-yaml', 'a.mdx', ['title'])],
])('is not ignored: %s', (_what, other) => {
  expect(isIgnored(other)).toBe(false);
});

test('a project without ignored problems has none after', () => {
  const { leftProblems: _, ...plain } = STORED.manifest;
  expect(readManifest('p1', { format: 1, manifest: plain }).manifest).not.toHaveProperty('ignoredProblems');
});
