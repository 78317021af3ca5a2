/** The snippets of the open project, and which pages show them. Every text is read once. */
import { readTakenIn, snippetsIn, snippetUsers, type TakenIn } from '../../../authoring/references/snippet-uses.ts';
import { isSnippet } from '../../../project/classify-file.ts';
import { createCaseIndexCache, createFileFinder } from '../../../project/find-file.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { selectFileText } from '../../store/index.ts';

export interface ProjectSnippets {
  /** Those with text, by path. */
  readonly all: readonly string[];
  /** Pages that show a snippet, by its path. */
  readonly users: ReadonlyMap<string, readonly string[]>;
  /** Snippets that a file takes in itself. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  readonly written: readonly TakenIn[];
}

const known = new WeakMap<Uint8Array, TakenIn>();
const indexOf = createCaseIndexCache();
const NOTHING: TakenIn = { specifiers: [], snippets: [] };

export function readSnippets(files: ProjectFiles): ProjectSnippets {
  const find = createFileFinder(files, indexOf);
  const all: string[] = [];
  const taken = new Map<string, readonly string[]>();
  const written: TakenIn[] = [];
  for (const [file, bytes] of files) {
    if (!/\.(?:mdx?|jsx?|tsx?)$/.test(file)) continue;
    if (isSnippet(file) && /\.mdx?$/.test(file)) all.push(file);
    let own = known.get(bytes);
    if (own === undefined) {
      own = readTakenIn(file, selectFileText({ files }, file) ?? '');
      known.set(bytes, own);
    }
    if (own.specifiers.length + own.snippets.length === 0) own = NOTHING;
    else taken.set(file, snippetsIn(file, own, find));
    written.push(own);
  }
  return { all: all.sort(), users: snippetUsers(taken), taken, written };
}
