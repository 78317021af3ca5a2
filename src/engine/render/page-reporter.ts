/** Collects what goes wrong while a page is rendered, each problem once and with its place. */
import type { Diagnostic, Severity } from '../diagnostics.ts';
import { rangeAt } from '../diagnostics.ts';
import type { JsxNode } from './jsx.ts';
import { locate } from './locate.ts';
import type { ModuleGraph, SourceModule } from './module-graph.ts';

/** Class of what stands in a page for something that could not be shown. */
export const FAULT_CLASS = 'render-fault';

export class PageReporter {
  readonly #file: string;
  readonly #graph: ModuleGraph;
  readonly #found = new Map<string, Diagnostic>();

  constructor(file: string, graph: ModuleGraph) {
    this.#file = file;
    this.#graph = graph;
  }

  get diagnostics(): Diagnostic[] {
    return [...this.#found.values()];
  }

  /** Adds a diagnostic; without a place, the first text of `texts` found in the page or a snippet gives it. */
  report(diagnostic: Diagnostic, texts: readonly string[] = quotedValues(diagnostic.message)): void {
    const place = diagnostic.range === undefined ? locate([...this.#graph.values()], texts) : undefined;
    const placed: Diagnostic = { ...diagnostic, file: diagnostic.file ?? place?.file ?? this.#file, ...place };
    const key = `${placed.code} ${placed.message} ${placed.file} ${placed.range?.start.line}:${placed.range?.start.column}`;
    this.#found.set(key, placed);
  }

  /** Like `report`, but only for what the author wrote in the page or its snippets. */
  reportIfWritten(diagnostic: Diagnostic, texts: readonly string[]): void {
    const place = locate([...this.#graph.values()], texts);
    if (place !== undefined) this.report({ ...diagnostic, ...place }, texts);
  }

  unknownName(module: SourceModule, source: string): void {
    const place = locate([module], [`{${source}}`, `{{${source}}}`, `{ ${source} }`, `{${source}`, source]);
    const root = /^(?:new )?[\w$]+/.exec(source)?.[0] ?? source;
    this.report({
      code: 'mdx/unknown-name',
      severity: 'warning',
      message: `\`${source}\` is not defined anywhere, so it is shown as written.`,
      hint: `Define it with \`export const ${root} = …\`, or write \`\\{${source}}\` when the braces are meant as text.`,
      file: module.file,
      ...place,
    });
  }

  unknownComponent(name: string): void {
    this.report(
      {
        code: 'mdx/unknown-component',
        severity: 'warning',
        message: `There is no component \`<${name}>\`; what stands inside it is shown.`,
        hint: 'Check the spelling, or import the component from a snippet.',
      },
      [`<${name}`],
    );
  }

  failedComponent(name: string, error: unknown): void {
    this.report(
      {
        code: 'render/component-failed',
        severity: 'error',
        message: `The component \`<${name}>\` could not be shown: ${messageOf(error)}`,
        hint: 'Correct what it is given, or the snippet that it comes from.',
      },
      [`<${name}`],
    );
  }

  missingImport(module: SourceModule, specifier: string, line: number): void {
    const isPackage = /^[\w@][^/.]*$/.test(specifier) || /^@[\w-]+\/[\w-]+$/.test(specifier);
    this.#atLine(module, line, 'error', 'mdx/missing-import', {
      message: `The import \`${specifier}\` was not found.`,
      hint: isPackage
        ? 'Pages can import files of the project and `react`, but no packages.'
        : 'Check the path: it begins with `/` for the project’s folder or `./` for the page’s own.',
    });
  }

  missingExport(module: SourceModule, specifier: string, name: string, line: number): void {
    this.#atLine(module, line, 'error', 'mdx/missing-export', {
      message: `\`${specifier}\` has no export \`${name}\`.`,
      hint: `Add \`export const ${name} = …\` there, or import another name.`,
    });
  }

  importCycle(module: SourceModule, specifier: string, line: number, files: readonly string[]): void {
    this.#atLine(module, line, 'error', 'mdx/import-cycle', {
      message: `\`${specifier}\` takes itself in: ${files.map((file) => `\`${file}\``).join(' → ')}.`,
      hint: 'Remove one of the imports.',
    });
  }

  missingSnippet(module: SourceModule, name: string): void {
    const place = locate([module], [`"${name}"`, `'${name}'`, name]);
    this.report({
      code: 'mdx/missing-snippet',
      severity: 'error',
      message: `The snippet \`${name}\` was not found.`,
      hint: `Create \`snippets/${name.replace(/^\.?\//, '')}\`, or correct the name.`,
      file: module.file,
      ...place,
    });
  }

  /** A short note that stands in the page itself. */
  note(text: string, children?: JsxNode): JsxNode {
    const note = { type: 'div', props: { class: FAULT_CLASS, role: 'note', children: withCode(text) } };
    return children === undefined ? note : [note, children];
  }

  #atLine(
    module: SourceModule,
    line: number,
    severity: Severity,
    code: Diagnostic['code'],
    words: { readonly message: string; readonly hint: string },
  ): void {
    this.report({ code, severity, ...words, file: module.file, range: rangeAt(line, 1) });
  }
}

/** Text of an error as a sentence. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function quotedValues(message: string): string[] {
  return [...message.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

/** Backticks → `<code>`. */
function withCode(text: string): JsxNode {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : { type: 'code', props: { children: part } }));
}
