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
/** As entries name them, with the pages they mean. */
const NAMES = { a: 'a', b: 'b', guides: 'guides/index', 'guides/c': 'guides/c' } as const;
type Name = keyof typeof NAMES;
const configOf = (listed: readonly Name[]) =>
  encodeText(JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: listed }] }));
const listing = fc.subarray(Object.keys(NAMES) as Name[]);

const replacement = fc.record({
  path: fc.constantFrom(...PATHS),
  after: fc.option(fc.constantFrom('One', 'Two').map((title) => encodeText(`---\ntitle: ${title}\n---\n`))),
});

const replacements = fc.array(replacement, { maxLength: 3 });

/** What is listed by looking at every file. */
function listedByHand(files: ProjectFiles, listed: readonly Name[]) {
  const named = listed.map((name): string => NAMES[name]);
  const paths = [...files.keys()].sort(comparePaths);
  const pages = paths.filter((path) => classifyFile(path) === 'page');
  // Of two files of one page the site shows the `.mdx`.
  const texts = paths.filter((path) => /\.mdx?$/.test(path)).sort((one, other) => one.length - other.length);
  const byPage = new Map(texts.map((path) => [withoutExtension(path), path]));
  const shown = [...byPage].filter(([page, path]) => classifyFile(path) === 'page' && !named.includes(page));
  return { pages, snippets: paths.filter(isSnippet), unlisted: shown.map(([, path]) => path).sort(comparePaths) };
}

test('what is listed of the files is right after any steps, though only what changed is looked at', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(replacements, fc.option(listing)), { maxLength: 12 }), (steps) => {
      let listed: readonly Name[] = ['a', 'guides'];
      let files: ProjectFiles = new Map([['docs.json', configOf(listed)]]);
      for (const [step, relisted] of steps) {
        const changes = new Map(step.map(({ path, after }) => [path, after ?? undefined]));
        listed = relisted ?? listed;
        if (relisted) changes.set('docs.json', configOf(relisted));
        files = replaceFiles(
          files,
          [...changes].map(([path, after]) => ({ path, after })),
        );
        const expected = listedByHand(files, listed);
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
