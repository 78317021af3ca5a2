/** Runs the modules of one page and links them: imports, snippets with their properties, React. */

import { HEADING_ID_NAME } from '../../page-source/prepare/prepare-source.ts';
import { extensionOf } from '../../project/paths.ts';
import { isReact } from '../../project/resolve-module.ts';
import { readText } from '../../project/text.ts';
import { exportsOf } from '../compile/compile-module.ts';
import { ATTEMPT_NAME } from '../compile/guard-expressions.ts';
import type { EngineServices } from '../engine.ts';
import type { JsxComponent, JsxNode, Props } from '../jsx/jsx.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { AuthorRuntime } from './authored-elements.ts';
import type { Components } from './built-in-components.ts';
import { messageOf } from './error-words.ts';
import { HeadingId } from './heading-id.ts';
import type { HooksModule } from './hooks.ts';
import {
  failedImport,
  importCycle,
  missingExport,
  missingImport,
  missingSnippet,
  typeScriptImport,
} from './import-problems.ts';
import { madeElements } from './made-elements.ts';
import { moduleComponents } from './module-components.ts';
import { isModuleFile, type ModuleGraph, type SourceModule } from './module-graph.ts';
import { unknownName } from './name-problems.ts';
import type { PageReporter } from './page-reporter.ts';
import { placedRuntime } from './places.ts';
import { failedExpression } from './run-problems.ts';
import { createScope, type Scope } from './scope.ts';
import { TESTED_NAME, tested } from './tested-names.ts';

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
  const evaluator = new ModuleEvaluator(input);
  return (file, props) => {
    const module = input.graph.get(file);
    if (module === undefined) throw new Error(`The module \`${file}\` was not loaded.`);
    const body = evaluator.exportsOfFile(file, module).default;
    return typeof body === 'function' ? (body as JsxComponent)(props, undefined as never) : null;
  };
}

class ModuleEvaluator {
  readonly #input: ModuleEvaluatorInput;
  readonly #evaluated = new Map<string, Exports>();
  /** Files whose modules are being run, each imported by the one before it. */
  readonly #running: string[] = [];

  constructor(input: ModuleEvaluatorInput) {
    this.#input = input;
  }

  exportsOfFile(file: string, module: SourceModule): Exports {
    const known = this.#evaluated.get(file);
    if (known !== undefined) return known;
    this.#running.push(file);
    try {
      const exports = this.#run(module);
      this.#input.onExports?.(file, exports);
      this.#evaluated.set(file, exports);
      return exports;
    } finally {
      this.#running.pop();
    }
  }

  #run(module: SourceModule): Exports {
    const { reporter, baseNames, pageNames, evaluate, isPlaced } = this.#input;
    const own = new Map<string, unknown>([
      [HEADING_ID_NAME, HeadingId],
      [ATTEMPT_NAME, attemptIn(module, reporter)],
      [TESTED_NAME, tested],
    ]);
    const onUnresolved = (source: string): string => unknownName(reporter, module, source);
    for (const { specifier, bindings, line } of module.compiled.imports) {
      for (const [local, name] of Object.entries(bindings)) {
        own.set(local, this.#importedValue(module, specifier, name, local, line));
      }
    }
    const snippet = this.#snippetComponent(module);
    const components = moduleComponents(module.compiled, {
      theme: this.#input.components,
      snippet,
      own,
      onUnresolved,
    });
    own.set('Snippet', snippet);
    const scope = createScope(baseNames, pageNames, own, onUnresolved);
    const { runtime } = this.#input;
    const placed = isPlaced && reporter.isInFile(module) ? placedRuntime(runtime, module.file) : runtime;
    const exports = exportsOf(evaluate(module.compiled.code, scope.names, placed));
    const isScript = /^(?:jsx|js|mjs)$/.test(extensionOf(module.file));
    if (isScript || typeof exports.default !== 'function') return exports;
    const body = bodyComponent(exports.default as JsxComponent, scope, components);
    const { made } = module.compiled;
    if (made === undefined) return { ...exports, default: body };
    const run: JsxComponent = (props, context) =>
      madeElements({ blocks: made, compiled: body(props, context), components, runtime: placed });
    return { ...exports, default: run };
  }

  /** What an import brings. For what is not there, a component that says so in its place. */
  #importedValue(module: SourceModule, specifier: string, name: string, local: string, line: number): unknown {
    const { graph, reporter, hooks } = this.#input;
    if (isReact(specifier)) return name === '*' ? hooks : hooks[name];
    const file = module.imports.get(specifier);
    if (file === undefined) {
      missingImport(reporter, module, specifier, line);
      return () => reporter.note(`\`${specifier}\` was not found, so \`<${local}>\` cannot be shown.`);
    }
    if (/\.tsx?$/i.test(file)) {
      typeScriptImport(reporter, module, specifier, line);
      return () => reporter.note(`\`${specifier}\` is TypeScript, so \`<${local}>\` cannot be shown.`);
    }
    if (!isModuleFile(file)) return this.#dataValue(file);
    const target = graph.get(file);
    if (target === undefined) return undefined;
    if (this.#running.includes(file)) {
      importCycle(reporter, module, specifier, line, [...this.#running.slice(this.#running.indexOf(file)), file]);
      return () => reporter.note(`\`${specifier}\` takes itself in.`);
    }
    let exports: Exports;
    try {
      exports = this.exportsOfFile(file, target);
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
  }

  #dataValue(file: string): unknown {
    const { site, asset } = this.#input;
    const bytes = site.files.get(file) ?? new Uint8Array();
    if (extensionOf(file) !== 'json') return asset(`/${file}`);
    try {
      return JSON.parse(readText(bytes));
    } catch {
      return {};
    }
  }

  #snippetComponent(module: SourceModule): JsxComponent {
    const { graph, reporter } = this.#input;
    return (props) => {
      const written: unknown = props.file;
      if (typeof written !== 'string') return props.children;
      const file = module.snippets.get(written);
      const target = file === undefined ? undefined : graph.get(file);
      if (file === undefined || target === undefined) {
        missingSnippet(reporter, module, written);
        return reporter.note(`The snippet \`${written}\` was not found.`);
      }
      const body = this.exportsOfFile(file, target).default;
      return typeof body === 'function' ? { type: body as JsxComponent, props } : null;
    };
  }
}

/** Runs an expression of the page; one that fails is shown as it is written. */
function attemptIn(module: SourceModule, reporter: PageReporter) {
  return (compute: () => unknown, written: string, line: number): unknown => {
    try {
      return compute();
    } catch (error) {
      failedExpression(reporter, module, written, line, error);
      return written;
    }
  };
}

/** A compiled page as a component whose properties are names in its text. */
function bodyComponent(body: JsxComponent, scope: Scope, components: Readonly<Record<string, unknown>>): JsxComponent {
  return (props) => scope.withProps(props, () => body({ ...props, components }, undefined as never));
}
