/** The files a page is made of: its own source and the snippets it takes in, compiled and linked. Nothing is run. */

import { namedSnippets } from '../../page-source/references/named-snippets.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { type CaseIndex, createFileFinder } from '../../project/find-file.ts';
import { extensionOf, folderOf } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { resolveModule, resolveSnippetFile } from '../../project/resolve-module.ts';
import { readText } from '../../project/text.ts';
import { compileModule } from '../compile/compile-module.ts';
import { type CompileServices, compilePage } from '../compile/compile-page.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import { additionOf, type GeneratedSource, moduleOf } from '../pages/page-model.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { substituteVariables } from './variables.ts';

export interface SourceModule {
  /** Path of the file; for a generated page, see `moduleOf`. */
  readonly file: string;
  /** As written, for finding places. */
  readonly text: string;
  readonly compiled: CompiledPage;
  /** Import specifier → project file; `undefined` when there is none. */
  readonly imports: ReadonlyMap<string, string | undefined>;
  /** `file` of each `<Snippet>` → project file. */
  readonly snippets: ReadonlyMap<string, string | undefined>;
}

/** Modules of one page by file, the page's own first. */
export type ModuleGraph = ReadonlyMap<string, SourceModule>;

export interface ModuleLoader {
  readonly load: (site: SiteModel, page: PageModel) => ModuleGraph;
}

/** Compiled sources kept, in characters of source and code. */
const CACHE_LIMIT = 24_000_000;
const MODULE_EXTENSIONS: ReadonlySet<string> = new Set(['mdx', 'md', 'jsx', 'js', 'mjs']);

interface CacheEntry {
  readonly file: string;
  readonly variables: SiteModel['config']['variables'];
  readonly text: string;
  readonly compiled: CompiledPage;
}

/** Loads modules through a cache by identity of the files' bytes and of generated sources. */
export function createModuleLoader(
  services: CompileServices,
  indexOf: (files: ProjectFiles) => CaseIndex,
): ModuleLoader {
  const cache = new Map<object, CacheEntry>();
  const finders = new WeakMap<ProjectFiles, ReturnType<typeof createFileFinder>>();
  let cached = 0;

  const compile = (site: SiteModel, file: string, generated: GeneratedSource | undefined): CacheEntry => {
    const source = generated ?? site.files.get(file) ?? new Uint8Array();
    const { variables } = site.config;
    const known = cache.get(source);
    if (known !== undefined && known.file === file && known.variables === variables) return known;
    const text = source instanceof Uint8Array ? readText(source) : source.text;
    const isScript = /^(?:jsx|js|mjs)$/.test(extensionOf(file));
    const filled = substituteVariables(text, variables, isScript);
    const isMade = generated !== undefined && filled === text;
    const compiled = isScript
      ? compileModule(services.compiler, file, filled)
      : compilePage(services, file, filled, isMade);
    const entry = { file, variables, text, compiled };
    const size = sizeOf(text, compiled);
    cached += size;
    if (cached > CACHE_LIMIT) {
      cache.clear();
      cached = size;
    }
    cache.set(source, entry);
    return entry;
  };

  const read = (site: SiteModel, file: string, generated?: GeneratedSource): SourceModule => {
    const { text, compiled } = compile(site, file, generated);
    const imports = new Map<string, string | undefined>();
    const snippets = new Map<string, string | undefined>();
    if (compiled.imports.length > 0 || text.includes('<Snippet')) {
      const find = finders.get(site.files) ?? createFileFinder(site.files, indexOf);
      finders.set(site.files, find);
      const folder = folderOf(file);
      for (const { specifier } of compiled.imports) imports.set(specifier, resolveModule(specifier, folder, find));
      for (const name of namedSnippets(text)) snippets.set(name, resolveSnippetFile(name, folder, find));
    }
    return { file, text, compiled, imports, snippets };
  };

  return {
    load(site, page) {
      const own = moduleOf(page);
      const below = additionOf(page);
      const generated = new Map<string, GeneratedSource>();
      if (page.source.kind === 'generated') generated.set(own, page.source);
      if (below !== undefined && page.addition) generated.set(below, page.addition);
      const graph = new Map<string, SourceModule>();
      const pending = below === undefined ? [own] : [below, own];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (graph.has(next)) continue;
        const module = read(site, next, generated.get(next));
        graph.set(next, module);
        for (const target of [...module.imports.values(), ...module.snippets.values()]) {
          if (target !== undefined && MODULE_EXTENSIONS.has(extensionOf(target))) pending.push(target);
        }
      }
      return graph;
    },
  };
}

/** Blocks that were read out of a text take a few times as much memory as it. */
function sizeOf(text: string, { code, made }: CompiledPage): number {
  return text.length * (made === undefined ? 1 : 5) + code.length;
}

/** Whether a file is compiled when it is imported, rather than read as data. */
export function isModuleFile(file: string): boolean {
  return MODULE_EXTENSIONS.has(extensionOf(file));
}

/** Project files beside the page's own, sorted; data files that it imports too. */
export function dependenciesOf(graph: ModuleGraph, page: PageModel): string[] {
  const files = new Set<string>();
  for (const module of graph.values()) {
    files.add(module.file);
    for (const target of [...module.imports.values(), ...module.snippets.values()]) {
      if (target !== undefined) files.add(target);
    }
  }
  files.delete(moduleOf(page));
  files.delete(additionOf(page) ?? '');
  return [...files].sort();
}

/** What compiling the page and its snippets found. */
export function compileDiagnostics(graph: ModuleGraph): Diagnostic[] {
  return [...graph.values()].flatMap((module) => module.compiled.diagnostics);
}
