/** Which names of a page and its snippets stand for something with state: what has it, and all that shows such a thing. */
import type { ModuleGraph, SourceModule } from '../render/module-graph.ts';
import type { ModuleSyntax } from './module-syntax.ts';

/** What a name that a module imports is. */
export interface ImportedName {
  readonly specifier: string;
  /** As the other module exports it; `*` for all. */
  readonly name: string;
  /** Of the project; absent for React and for what is not there. */
  readonly file?: string;
}

/** Local name → what it imports. */
export function importedNames(module: SourceModule): ReadonlyMap<string, ImportedName> {
  const names = new Map<string, ImportedName>();
  for (const { specifier, bindings } of module.compiled.imports) {
    const file = module.imports.get(specifier);
    for (const [local, name] of Object.entries(bindings)) {
      names.set(local, { specifier, name, ...(file !== undefined && { file }) });
    }
  }
  return names;
}

/** Live local names of each module, by file: declared ones and imported ones. */
export function findLiveNames(
  graph: ModuleGraph,
  syntaxes: ReadonlyMap<string, ModuleSyntax>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const live = new Map<string, Set<string>>([...syntaxes.keys()].map((file) => [file, new Set()]));
  const imports = new Map([...graph].map(([file, module]) => [file, importedNames(module)]));
  const isLiveImport = ({ file, name }: ImportedName, local: string): boolean => {
    const syntax = file === undefined ? undefined : syntaxes.get(file);
    const names = file === undefined ? undefined : live.get(file);
    if (syntax === undefined || names === undefined) return false;
    if (name === '*') return [...syntax.exports.values()].some((exported) => names.has(exported));
    return names.has(exportedLocal(syntax, name, local) ?? '');
  };
  let isContextAlive = false;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [file, syntax] of syntaxes) {
      const names = live.get(file) as Set<string>;
      const before = names.size;
      for (const [local, imported] of imports.get(file) ?? []) if (isLiveImport(imported, local)) names.add(local);
      for (const statement of syntax.statements) {
        const { names: declared, mentions, givesContext, readsContext } = statement;
        const isLive =
          statement.isLive || (readsContext && isContextAlive) || [...mentions].some((name) => names.has(name));
        if (!isLive) continue;
        for (const name of declared) names.add(name);
        if (!givesContext || isContextAlive) continue;
        isContextAlive = true;
        isChanged = true;
      }
      isChanged ||= names.size !== before;
    }
  }
  return live;
}

/** Local name behind an import. As when pages are run, a default that is not there is the only export, or that of the name. */
export function exportedLocal({ exports }: ModuleSyntax, name: string, local: string): string | undefined {
  const found = exports.get(name);
  if (found !== undefined || name !== 'default') return found;
  const [only, ...others] = exports.values();
  return others.length === 0 ? only : exports.get(local);
}
