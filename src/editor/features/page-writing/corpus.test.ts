/** Real projects: going into every block of their pages and leaving it changes nothing, and an edit changes nothing else. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readText } from '../../../project/text.ts';
import { placesOn } from './testing/places-on.ts';
import { pagesOf, realProjects } from './testing/real-pages.ts';
import { writePage } from './testing/written-page.ts';

if (realProjects.length === 0) console.info('Real projects are not here (CORPUS_DIR), so their pages are not tried.');

/** One page of so many, so that the test ends soon. */
const EVERY = 25;
const LINES_BELOW = [0, 1, 2, 3];

// A file without any test would fail.
it.runIf(realProjects.length > 0).each(realProjects.length > 0 ? realProjects : [''])(
  'the words of %s',
  (project) => {
    const counts = { pages: 0, fields: 0 };
    for (const file of pagesOf(project).filter((_, index) => index % EVERY === 0)) {
      const text = readText(readFileSync(file));
      const page = writePage(text);
      counts.pages++;
      for (let line = 1; line <= text.split('\n').length; line++) {
        for (const place of placesOn(line, LINES_BELOW)) {
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
