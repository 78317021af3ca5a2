/**
 * The scripts that a page with components with state loads: one for each page or snippet that such a component needs,
 * the same for all pages that take the snippet in.
 */
import type { AnyNode } from 'acorn';
import { contentHash } from '../../project/content-hash.ts';
import { isReact } from '../../project/resolve-module.ts';
import { PLACE_ATTRIBUTE } from '../compile/block-places.ts';
import type { ModuleGraph } from '../render/module-graph.ts';
import { compactCode, type Stretch } from './compact-code.ts';
import { exportedLocal, importedNames } from './live-names.ts';
import type { ModuleSyntax, Statement } from './module-syntax.ts';
import { keyOf, walk } from './syntax.ts';

/** Path in the built site of what runs these scripts. */
export const LIVE_RUNTIME_PATH = 'assets/live.js';

/** Folder of these scripts in the built site. */
export const LIVE_FOLDER = 'assets/live/';

export interface LiveScript {
  /** Path in the built site. Equal paths have equal contents. */
  readonly path: string;
  readonly contents: string;
}

export interface ModuleScript extends LiveScript {
  /** By which pages and other scripts name it. */
  readonly id: string;
}

export interface LiveScriptInput {
  readonly graph: ModuleGraph;
  readonly syntaxes: ReadonlyMap<string, ModuleSyntax>;
  /** See `findLiveNames`. */
  readonly live: ReadonlyMap<string, ReadonlySet<string>>;
  /** The page's own file: of its scripts only what is needed is taken. */
  readonly page: string;
  /** Names that React gives. */
  readonly reactNames: ReadonlySet<string>;
  /** Names of the theme's components, parts too: `Tree.Folder`. */
  readonly themeNames: readonly string[];
  /** Value in JavaScript of a file that is imported and is no code, or of the page's `frontmatter`. */
  readonly valueOf: (file: string | undefined) => string;
}

/** By file, each behind those that it needs. Empty for a page without state. */
export function makeLiveScripts(input: LiveScriptInput): ReadonlyMap<string, ModuleScript> {
  const { syntaxes, live } = input;
  const made = new Map<string, ModuleScript>();
  const open = new Set<string>();

  const make = (file: string): ModuleScript | undefined => {
    const syntax = syntaxes.get(file);
    if (syntax === undefined || open.has(file)) return undefined;
    const known = made.get(file);
    if (known !== undefined) return known;
    open.add(file);
    const body = moduleBody(input, file, syntax, make);
    open.delete(file);
    const id = contentHash(body).slice(0, 12);
    const name = (/([^/]*?)(?:\.\w+)?$/.exec(file)?.[1] ?? '').replace(/[^\w-]+/g, '-').toLowerCase();
    const script = {
      id,
      path: `${LIVE_FOLDER}${name}-${id}.js`,
      contents: `leafwrightLive(${quote(id)},function(R,use){"use strict";${body}});\n`,
    };
    made.set(file, script);
    return script;
  };

  for (const [file, syntax] of syntaxes) {
    const names = live.get(file) ?? new Set();
    if (syntax.statements.some((statement) => isAmong(statement, names))) make(file);
  }
  return made;
}

function isAmong({ names }: Statement, live: ReadonlySet<string>): boolean {
  return names.some((name) => live.has(name));
}

function moduleBody(
  input: LiveScriptInput,
  file: string,
  syntax: ModuleSyntax,
  make: (file: string) => ModuleScript | undefined,
): string {
  const statements =
    file === input.page ? neededStatements(syntax, input.live.get(file) ?? new Set()) : syntax.statements;
  const declared = new Set(statements.flatMap(({ names }) => names));
  const mentioned = new Set(statements.flatMap(({ mentions }) => [...mentions]).filter((name) => !declared.has(name)));
  const exported = [...syntax.exports].filter(([, local]) => declared.has(local));
  const list = exported.map(([name, local]) => (name === local ? name : `${name}:${local}`)).join();
  const code = statements
    .map(({ node }) => compactCode(syntax.parsed, [node.start, node.end], places(node)))
    .join('\n');
  return `${givenNames(input, file, syntax, mentioned, make)}${code}\nreturn{${list}}`;
}

/** Live statements, and all that they mention. */
function neededStatements({ statements }: ModuleSyntax, live: ReadonlySet<string>): readonly Statement[] {
  const needed = new Set(statements.filter((statement) => isAmong(statement, live)));
  for (let size = -1; size !== needed.size; ) {
    size = needed.size;
    for (const { mentions } of [...needed]) {
      for (const other of statements) if (other.names.some((name) => mentions.has(name))) needed.add(other);
    }
  }
  return statements.filter((statement) => needed.has(statement));
}

/** What the code names and does not declare: React, other modules, the theme. All else is the browser's. */
function givenNames(
  input: LiveScriptInput,
  file: string,
  syntax: ModuleSyntax,
  mentioned: ReadonlySet<string>,
  make: (file: string) => ModuleScript | undefined,
): string {
  const module = input.graph.get(file);
  const imports = module === undefined ? new Map() : importedNames(module);
  const react: string[] = [];
  let code = '';
  const declare = (name: string, value: string): void => {
    code += `const ${name}=${value};`;
  };
  for (const name of [...mentioned].sort()) {
    const imported = imports.get(name);
    if (imported !== undefined) {
      if (isReact(imported.specifier)) declare(name, imported.name === '*' ? 'R' : member('R', imported.name));
      else declare(name, importedValue(input, imported, name, make));
    } else if (input.reactNames.has(name)) react.push(name);
    else if (name === 'frontmatter' && file === input.page) declare(name, input.valueOf(undefined));
    else if (input.themeNames.includes(name)) {
      const parts = input.themeNames.filter((other) => other.startsWith(`${name}.`));
      declare(name, `R.part(${[name, ...parts.map((part) => part.slice(name.length + 1))].map(quote).join()})`);
    }
  }
  const runtime = syntax.runtimePattern.replace(/\s+/g, '');
  return `const${runtime}=R;${react.length === 0 ? '' : `const{${react.join()}}=R;`}${code}`;
}

function importedValue(
  input: LiveScriptInput,
  imported: { readonly name: string; readonly file?: string },
  local: string,
  make: (file: string) => ModuleScript | undefined,
): string {
  const { name, file } = imported;
  if (file === undefined) return 'R.missing';
  const syntax = input.syntaxes.get(file);
  if (syntax === undefined) return input.graph.has(file) ? 'R.missing' : input.valueOf(file);
  const script = make(file);
  if (script === undefined) return 'R.missing';
  const all = `use(${quote(script.id)})`;
  if (name === '*') return all;
  const target = exportedLocal(syntax, name, local);
  const exported = [...syntax.exports].find(([, own]) => own === target)?.[0];
  return exported === undefined ? 'R.missing' : member(all, exported);
}

function member(object: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${quote(name)}]`;
}

/** Places of blocks are for the preview of the editor: the scripts of a page are the same without. */
function places(node: AnyNode): readonly Stretch[] {
  const found: Stretch[] = [];
  walk(node, (inner) => {
    if (inner.type !== 'ObjectExpression') return undefined;
    const { properties } = inner;
    for (const [index, property] of properties.entries()) {
      if (property.type !== 'Property' || keyOf(property) !== PLACE_ATTRIBUTE) continue;
      const next = properties[index + 1];
      const before = properties[index - 1];
      if (next !== undefined) found.push([property.start, next.start]);
      else found.push([before?.end ?? property.start, property.end]);
    }
    return undefined;
  });
  return found;
}

/** A text in a script, whatever it holds; `</script>` cannot end one. */
export function quote(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
