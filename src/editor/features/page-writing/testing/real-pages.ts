/** The pages of real projects, where they are here. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const corpus = process.env.CORPUS_DIR ?? join(import.meta.dirname, '../../../../../../shared/corpus');

/** Names of folders. */
export const realProjects: readonly string[] = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => statSync(join(corpus, name)).isDirectory())
  : [];

/** Paths of the files of a project's pages. */
export function pagesOf(project: string): readonly string[] {
  const entries = readdirSync(join(corpus, project), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}
