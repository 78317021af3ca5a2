/** Everything about a page's components with state that can be told before it is run. */
import type { ModuleGraph, SourceModule } from '../render/module-graph.ts';
import { type DeafComponent, liftHandlers } from './lift-handlers.ts';
import { findLiveNames } from './live-names.ts';
import { findPartVariants, type OpenPart, type PartVariant } from './live-parts.ts';
import { type LiveScriptInput, type ModuleScript, makeLiveScripts } from './live-script.ts';
import { type ModuleSyntax, mayBeLive, readModuleSyntax } from './module-syntax.ts';

export interface LivePage {
  /** The page's modules, with what reacts to readers made components. */
  readonly graph: ModuleGraph;
  /** By file, in the order in which they are to be loaded. */
  readonly scripts: ReadonlyMap<string, ModuleScript>;
  /** Names of live exports, by file. */
  readonly exports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of these, by file, the names of those that have state themselves, not only in what they show. */
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>;
  readonly variants: readonly PartVariant[];
  readonly openParts: readonly OpenPart[];
  /** By file. */
  readonly deaf: ReadonlyMap<string, readonly DeafComponent[]>;
  /** Some of their code reads a context. */
  readonly readsContexts: boolean;
  /** All texts in the code of these components: among them the class names that they may set. */
  readonly texts: readonly string[];
}

export type LivePageInput = Omit<LiveScriptInput, 'syntaxes' | 'live' | 'graph'>;

/** Whether a page may have components with state, from a quick look at its code. */
export function mayHoldState(graph: ModuleGraph): boolean {
  return [...graph.values()].some(({ compiled }) => compiled.fidelity !== 'text' && mayBeLive(compiled.code));
}

/** `undefined` for a page without. The parser must have been loaded. */
export function readLivePage(graph: ModuleGraph, input: LivePageInput): LivePage | undefined {
  const syntaxes = new Map<string, ModuleSyntax>();
  for (const [file, { compiled }] of graph) {
    const syntax = compiled.fidelity === 'text' ? undefined : readModuleSyntax(compiled.code);
    if (syntax !== undefined) syntaxes.set(file, syntax);
  }
  const live = findLiveNames(graph, syntaxes);
  const deaf = new Map<string, readonly DeafComponent[]>();
  const changed = new Map<string, SourceModule>();
  for (const [file, syntax] of syntaxes) {
    const module = graph.get(file);
    if (module === undefined) continue;
    const own = new Set([
      ...syntax.statements.flatMap(({ names }) => names),
      ...module.compiled.imports.flatMap(({ bindings }) => Object.keys(bindings)),
    ]);
    const isThemes = (name: string): boolean => input.themeNames.includes(name) && !own.has(name);
    const lifted = liftHandlers(syntax, live.get(file) ?? new Set(), isThemes);
    if (lifted === undefined) continue;
    deaf.set(file, lifted.deaf);
    const again = lifted.code === module.compiled.code ? undefined : readModuleSyntax(lifted.code);
    if (again === undefined) continue;
    syntaxes.set(file, again);
    changed.set(file, { ...module, compiled: { ...module.compiled, code: lifted.code } });
  }
  const next: ModuleGraph =
    changed.size === 0 ? graph : new Map([...graph].map(([file, module]) => [file, changed.get(file) ?? module]));
  const liveNow = changed.size === 0 ? live : withLifted(findLiveNames(next, syntaxes), syntaxes);
  const scripts = makeLiveScripts({ ...input, graph: next, syntaxes, live: liveNow });
  if (scripts.size === 0)
    return deaf.size === 0
      ? undefined
      : {
          graph,
          scripts,
          exports: new Map(),
          owners: new Map(),
          variants: [],
          openParts: [],
          deaf,
          readsContexts: false,
          texts: [],
        };
  const isPart = (name: string): boolean => input.themeNames.includes(name);
  const openParts: OpenPart[] = [];
  const shown = [...scripts.keys()].flatMap((file) => syntaxes.get(file) ?? []);
  return {
    graph: next,
    scripts,
    exports: new Map([...scripts.keys()].map((file) => [file, liveExports(syntaxes.get(file), liveNow.get(file))])),
    owners: new Map([...scripts.keys()].map((file) => [file, owningExports(syntaxes.get(file), liveNow.get(file))])),
    variants: shown.flatMap((syntax) => findPartVariants(syntax, isPart, (part) => openParts.push(part))),
    openParts,
    deaf,
    readsContexts: shown.some(({ statements }) => statements.some(({ readsContext }) => readsContext)),
    texts: shown.flatMap(({ parsed }) => textsIn(parsed)),
  };
}

/** What was lifted is live, even where only a function was handed to another component. */
function withLifted(
  live: ReadonlyMap<string, ReadonlySet<string>>,
  syntaxes: ReadonlyMap<string, ModuleSyntax>,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...live].map(([file, names]) => {
      const lifted = [...(syntaxes.get(file)?.exports.values() ?? [])].filter((name) => /^_live\d+$/.test(name));
      return [file, new Set([...names, ...lifted])];
    }),
  );
}

function liveExports(syntax: ModuleSyntax | undefined, live: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  return new Set([...(syntax?.exports ?? [])].filter(([, local]) => live.has(local)).map(([name]) => name));
}

function owningExports(syntax: ModuleSyntax | undefined, live: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const owners = new Set(
    (syntax?.statements ?? [])
      .filter(
        ({ isLive, mentions }) => isLive || [...mentions].some((name) => /^use[A-Z]/.test(name) && live.has(name)),
      )
      .flatMap(({ names }) => names),
  );
  // What was lifted is told by its tag.
  return new Set(
    [...(syntax?.exports ?? [])]
      .filter(([name, local]) => owners.has(local) && !/^_live\d+$/.test(name))
      .map(([name]) => name),
  );
}

function textsIn({ code, tokens }: ModuleSyntax['parsed']): readonly string[] {
  return tokens
    .filter(({ type }) => type.label === 'string' || type.label === 'template')
    .map(({ start, end, type }) =>
      code.slice(type.label === 'string' ? start + 1 : start, type.label === 'string' ? end - 1 : end),
    );
}
