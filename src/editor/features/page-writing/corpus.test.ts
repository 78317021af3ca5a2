/** Real projects: going into every block of their pages and leaving it changes nothing, and an edit changes nothing else. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText } from '../../../project/text.ts';
import { WORDS_KEYS, WORDS_PARTS, type WordsPlace } from '../../../shared/words-place.ts';
import { writePage } from './testing/written-page.ts';

const corpus = process.env.CORPUS_DIR ?? join(import.meta.dirname, '../../../../../shared/corpus');
const projects = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => statSync(join(corpus, name)).isDirectory())
  : [];
if (projects.length === 0) console.info('Real projects are not here (CORPUS_DIR), so their pages are not tried.');

/** One page of so many, so that the test ends soon. */
const EVERY = 25;
const MOST_LINES_OF_A_BLOCK = 4;

function pagesOf(project: string): readonly string[] {
  const entries = readdirSync(join(corpus, project), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

/** What the frame may ask for on a line, of which most is not there. */
function placesOn(first: number): readonly WordsPlace[] {
  return WORDS_PARTS.flatMap((part): readonly WordsPlace[] => {
    if (part === 'cell') return [0, 1].map((column) => ({ part, first, last: first, column }));
    const keys = part === 'attribute' || part === 'front-matter' ? WORDS_KEYS : [undefined];
    const lines = Array.from({ length: MOST_LINES_OF_A_BLOCK }, (_, index) => ({ part, first, last: first + index }));
    return keys.flatMap((key) => lines.map((place) => ({ ...place, ...(key && { key }) })));
  });
}

it.runIf(projects.length > 0).each(projects)(
  'the words of %s',
  (project) => {
    const counts = { pages: 0, fields: 0 };
    for (const file of pagesOf(project).filter((_, index) => index % EVERY === 0)) {
      const text = readText(readFileSync(file));
      const page = writePage(text);
      counts.pages++;
      for (let line = 1; line <= text.split('\n').length; line++) {
        for (const place of placesOn(line)) {
          page.paint();
          if (!page.want(place)) continue;
          counts.fields++;
          const at = Math.floor((page.field()?.value.length ?? 0) / 2);
          page.select(at, at);
          page.leave();
          expect(page.text(), `${file}:${line}`).toBe(text);
          page.want(place);
          page.type(at, at, 'x');
          const { length } = page.text();
          expect(length, `${file}:${line}`).toBe(text.length + 1);
          page.undo();
          expect(page.text(), `${file}:${line}`).toBe(text);
          page.leave();
        }
      }
    }
    console.info(`${project}: ${counts.fields} fields in ${counts.pages} pages`);
  },
  120_000,
);
