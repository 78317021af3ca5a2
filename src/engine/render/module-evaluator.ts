/** Runs the modules of one page and links them: imports, snippets with their properties, React. */

import { HEADING_ID_NAME } from '../../page-source/prepare/prepare-source.ts';
import { extensionOf } from '../../project/paths.ts';
import { isReact } from '../../project/resolve-module.ts';
import { readText } from '../../project/text.ts';
import { exportsOf } from '../compile/compile-module.ts';
import { ATTEMPT_NAME } from '../compile/guard-expressions.ts';
import type { EngineServices } from '../engine.ts';
import type { JsxComponent, JsxNode, Props } from '../jsx/jsx.ts';
import { asOwn, isOwn } from '../jsx/own-components.ts';
import { createUnresolved, isUnresolved } from '../jsx/unresolved.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { AuthorRuntime } from './authored-elements.ts';
import type { Components } from './built-in-components.ts';
import { messageOf } from './error-words.ts';
import { HeadingId, withHeadingIds } from './heading-id.ts';
import type { HooksModule } from './hooks.ts';
import {
  failedImport,
  importCycle,
  missingExport,
  missingImport,
  missingSnippet,
  typeScriptImport,
} from './import-problems.ts';
import { isModuleFile, type ModuleGraph, type SourceModule } from './module-graph.ts';
import { unknownName } from './name-problems.ts';
import type { PageReporter } from './page-reporter.ts';
import { placedRuntime } from './places.ts';
import { failedExpression } from './run-problems.ts';
import { createScope, type Scope } from './scope.ts';

export interface ModuleEvaluatorInput {
  readonly site: SiteModel;
  readonly evaluate: EngineServices['evaluate'];
  readonly graph: ModuleGraph;
  readonly runtime: AuthorRuntime;
  readonly hooks: HooksModule;
  /** Names of every page: the language and the components. */
  readonly baseNames: ReadonlyMap<string, unknown>;
  /** Names of this page's modules. */
  readonly pageNames: Readonly<Record<string, unknown>>;
  readonly components: Components;
  readonly asset: (path: string) => string;
  readonly reporter: PageReporter;
  /** Elements keep where they come from; the modules were compiled for it. */
  readonly isPlaced: boolean;
  /** Is given what each module exports. */
  readonly onExports?: ((file: string, exports: Readonly<Record<string, unknown>>) => void) | undefined;
}

type Exports = Readonly<Record<string, unknown>>;

/** Gives the body of a page or snippet file. Each module runs at most once for a page. */
export function createModuleEvaluator(input: ModuleEvaluatorInput): (file: string, props: Props) => JsxNode {
  const { site, graph, reporter } = input;
  const evaluated = new Map<string, Exports>();
  const running: string[] = [];

  const exportsOfFile = (file: string, module: SourceModule): Exports => {
    const known = evaluated.get(file);
    if (known !== undefined) return known;
    running.push(file);
    try {
      const exports = run(module);
      input.onExports?.(file, exports);
      evaluated.set(file, exports);
      return exports;
    } finally {
      running.pop();
    }
  };

  const run = (module: SourceModule): Exports => {
    const own = new Map<string, unknown>([
      [HEADING_ID_NAME, HeadingId],
      [ATTEMPT_NAME, attemptIn(module)],
    ]);
    const onUnresolved = (source: string): string => unknownName(reporter, module, source);
    for (const { specifier, bindings, line } of module.compiled.imports) {
      for (const [local, name] of Object.entries(bindings)) {
        own.set(local, importedValue(module, specifier, name, local, line));
      }
    }
    const components = componentsFor(module, own, onUnresolved);
    own.set('Snippet', snippetComponent(module));
    const scope = createScope(input.baseNames, input.pageNames, own, onUnresolved);
    const runtime =
      input.isPlaced && reporter.isInFile(module) ? placedRuntime(input.runtime, module.file) : input.runtime;
    const exports = exportsOf(input.evaluate(module.compiled.code, scope.names, runtime));
    const body = exports.default;
    const isScript = /^(?:jsx|js|mjs)$/.test(extensionOf(module.file));
    if (isScript || typeof body !== 'function') return exports;
    return { ...exports, default: bodyComponent(body as JsxComponent, scope, components) };
  };

  const attemptIn =
    (module: SourceModule) =>
    (compute: () => unknown, written: string, line: number): unknown => {
      try {
        return compute();
      } catch (error) {
        failedExpression(reporter, module, written, line, error);
        return written;
      }
    };

  /** The components of compiled code: the theme's, what is imported, and stand-ins for what is neither. */
  const componentsFor = (
    module: SourceModule,
    own: ReadonlyMap<string, unknown>,
    onUnresolved: (source: string) => string,
  ): Readonly<Record<string, unknown>> => {
    const added: Record<string, unknown> = { Snippet: snippetComponent(module) };
    for (const [name, value] of own) if (value !== undefined && !name.startsWith('_')) added[name] = value;
    // Sorted, so that `Tree` comes before `Tree.File`.
    for (const name of module.compiled.components) {
      const [parent = '', child] = name.split('.');
      const owner = added[parent] ?? input.components[parent];
      if (owner === undefined) added[parent] = createUnresolved(parent, onUnresolved);
      else if (child !== undefined && isComponent(owner) && !(child in owner)) {
        const copy: JsxComponent = isOwn(owner)
          ? asOwn((props, context) => owner(props, context))
          : (props) => owner(props, undefined as never);
        added[parent] = Object.assign(copy, owner, { [child]: createUnresolved(name, onUnresolved) });
      }
    }
    const hasHeadingIds = module.compiled.code.includes(HEADING_ID_NAME);
    return { ...input.components, ...(hasHeadingIds ? withHeadingIds(input.components) : {}), ...added };
  };

  const importedValue = (
    module: SourceModule,
    specifier: string,
    name: string,
    local: string,
    line: number,
  ): unknown => {
    if (isReact(specifier)) return name === '*' ? input.hooks : input.hooks[name];
    const file = module.imports.get(specifier);
    if (file === undefined) {
      missingImport(reporter, module, specifier, line);
      return () => reporter.note(`\`${specifier}\` was not found, so \`<${local}>\` cannot be shown.`);
    }
    if (/\.tsx?$/i.test(file)) {
      typeScriptImport(reporter, module, specifier, line);
      return () => reporter.note(`\`${specifier}\` is TypeScript, so \`<${local}>\` cannot be shown.`);
    }
    if (!isModuleFile(file)) return dataValue(file);
    const target = graph.get(file);
    if (target === undefined) return undefined;
    if (running.includes(file)) {
      importCycle(reporter, module, specifier, line, [...running.slice(running.indexOf(file)), file]);
      return () => reporter.note(`\`${specifier}\` takes itself in.`);
    }
    let exports: Exports;
    try {
      exports = exportsOfFile(file, target);
    } catch (error) {
      failedImport(reporter, module, specifier, line, error);
      return () => reporter.note(`\`${specifier}\` could not be run: ${messageOf(error)}`);
    }
    if (name === '*') return exports;
    if (Object.hasOwn(exports, name)) return exports[name];
    if (name !== 'default') {
      // A snippet that cannot be read has no exports, and that is reported already.
      if (target.compiled.fidelity !== 'text') missingExport(reporter, module, specifier, name, line);
      return () => reporter.note(`\`${specifier}\` has no \`${name}\`.`);
    }
    const [only, ...others] = Object.values(exports);
    return others.length === 0 ? only : exports[local];
  };

  const dataValue = (file: string): unknown => {
    const bytes = site.files.get(file) ?? new Uint8Array();
    if (extensionOf(file) !== 'json') return input.asset(`/${file}`);
    try {
      return JSON.parse(readText(bytes));
    } catch {
      return {};
    }
  };

  const snippetComponent =
    (module: SourceModule): JsxComponent =>
    (props) => {
      const written: unknown = props.file;
      if (typeof written !== 'string') return props.children;
      const file = module.snippets.get(written);
      const target = file === undefined ? undefined : graph.get(file);
      if (file === undefined || target === undefined) {
        missingSnippet(reporter, module, written);
        return reporter.note(`The snippet \`${written}\` was not found.`);
      }
      const body = exportsOfFile(file, target).default;
      return typeof body === 'function' ? { type: body as JsxComponent, props } : null;
    };

  return (file, props) => {
    const module = graph.get(file);
    if (module === undefined) throw new Error(`The module \`${file}\` was not loaded.`);
    const body = exportsOfFile(file, module).default;
    return typeof body === 'function' ? (body as JsxComponent)(props, undefined as never) : null;
  };
}

function isComponent(value: unknown): value is JsxComponent {
  return typeof value === 'function' && !isUnresolved(value);
}

/** A compiled page as a component whose properties are names in its text. */
function bodyComponent(body: JsxComponent, scope: Scope, components: Readonly<Record<string, unknown>>): JsxComponent {
  return (props) => scope.withProps(props, () => body({ ...props, components }, undefined as never));
}
