/** Which files take in which snippets. Pure. */
import { findImports, findModuleImports } from '../../page-source/import-statements.ts';
import { unescapeAddress } from '../../page-source/references/address-target.ts';
import { findAddresses } from '../../page-source/references/find-addresses.ts';
import { isSnippet } from '../../project/classify-file.ts';
import { folderOf } from '../../project/paths.ts';
import { resolveModule, resolveSnippetFile } from '../../project/resolve-module.ts';
import { holdersOf } from './holders-of.ts';

/** What a text takes in, as written: imports, and files of `<Snippet>`. */
export interface TakenIn {
  readonly specifiers: readonly string[];
  readonly snippets: readonly string[];
}

export function readTakenIn(file: string, text: string): TakenIn {
  const isPage = /\.mdx?$/.test(file);
  const imports = !text.includes('import') ? [] : isPage ? findImports(text) : findModuleImports(text);
  const snippets = text.includes('<Snippet') ? findAddresses(file, text).filter(({ role }) => role === 'snippet') : [];
  return { specifiers: imports.map(({ specifier }) => specifier), snippets: snippets.map(unescapeAddress) };
}

/** The snippets of the project among what a file takes in, each once. `find`: the first of these paths that is a file. */
export function snippetsIn(
  file: string,
  { specifiers, snippets }: TakenIn,
  find: (paths: readonly string[]) => string | undefined,
): readonly string[] {
  const folder = folderOf(file);
  const found = [
    ...specifiers.map((specifier) => resolveModule(specifier, folder, find)),
    ...snippets.map((name) => resolveSnippetFile(name, folder, find)),
  ];
  return [...new Set(found.filter((path) => path !== undefined && isSnippet(path)))] as string[];
}

/**
 * The files that show a snippet, by its path: those that take it in, and those that take in another one which does.
 * @param taken the snippets that each file takes in itself
 */
export function snippetUsers(taken: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const direct = new Map<string, string[]>();
  for (const [file, snippets] of taken) {
    for (const snippet of snippets) direct.set(snippet, [...(direct.get(snippet) ?? []), file]);
  }
  return new Map(
    [...direct.keys()].map((snippet) => [snippet, [...holdersOf(snippet, direct)].filter((file) => !isSnippet(file))]),
  );
}
