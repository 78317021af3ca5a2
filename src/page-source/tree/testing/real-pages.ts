/** Pages to hold the tree against: those of the fixtures, the starters, and a folder of real projects where there is one. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RealPage {
  readonly file: string;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '../../../..');
const CORPUS = process.env.CORPUS_DIR ?? join(ROOT, '../shared/corpus');

export function readRealPages(): readonly RealPage[] {
  const folders = [join(ROOT, 'fixtures'), join(ROOT, 'starter'), CORPUS].filter((folder) => {
    const isThere = existsSync(folder);
    if (!isThere) console.log(`No corpus in ${folder}: set CORPUS_DIR to run the tests on real pages.`);
    return isThere;
  });
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.mdx?$/.test(path))
      .sort()
      .map((path) => ({ file: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') })),
  );
}
