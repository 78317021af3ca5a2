import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyFile, isSnippet } from '../../../project/classify-file.ts';
import { comparePaths, withoutExtension } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { replaceFiles } from '../../../project/replaced-files.ts';
import { encodeText } from '../../../project/text.ts';
import { fileOfPage } from '../page-files.ts';
import { selectOutline } from './outline.ts';
import { selectPageList, selectSnippets } from './page-list.ts';

const PAGES = ['a.mdx', 'a.md', 'b.mdx', 'b.md', 'guides/index.mdx', 'guides/c.mdx', 'README.md'];
const PATHS = [...PAGES, 'snippets/one.mdx', 'snippets/two.jsx', 'picture.png'];
const LISTED = ['a', 'guides'];
const NAMED = ['a', 'guides/index'];
const config = encodeText(JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: LISTED }] }));

const replacement = fc.record({
  path: fc.constantFrom(...PATHS),
  after: fc.option(fc.constantFrom('One', 'Two').map((title) => encodeText(`---\ntitle: ${title}\n---\n`))),
});

/** What is listed by looking at every file. */
function listedByHand(files: ProjectFiles) {
  const paths = [...files.keys()].sort(comparePaths);
  const pages = paths.filter((path) => classifyFile(path) === 'page');
  // Of two files of one page the site shows the `.mdx`.
  const texts = paths.filter((path) => /\.mdx?$/.test(path)).sort((one, other) => one.length - other.length);
  const byPage = new Map(texts.map((path) => [withoutExtension(path), path]));
  const shown = [...byPage].filter(([page, path]) => classifyFile(path) === 'page' && !NAMED.includes(page));
  return { pages, snippets: paths.filter(isSnippet), unlisted: shown.map(([, path]) => path).sort(comparePaths) };
}

test('what is listed of the files is right after any steps, though only what changed is looked at', () => {
  fc.assert(
    fc.property(fc.array(fc.array(replacement, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (steps) => {
      let files: ProjectFiles = new Map([['docs.json', config]]);
      for (const step of steps) {
        const changes = new Map(step.map(({ path, after }) => [path, after ?? undefined]));
        files = replaceFiles(
          files,
          [...changes].map(([path, after]) => ({ path, after })),
        );
        const expected = listedByHand(files);
        const state = { files };
        expect(selectPageList(state as never).map(({ file }) => file)).toEqual(expected.pages);
        expect(selectSnippets(state)).toEqual(expected.snippets);
        expect(fileOfPage(files, 'b')).toBe(['b.mdx', 'b.md'].find((path) => files.has(path)));
        expect(selectOutline(state)?.unlisted.map(({ file }) => file)).toEqual(expected.unlisted);
      }
    }),
    { numRuns: 200 },
  );
});
