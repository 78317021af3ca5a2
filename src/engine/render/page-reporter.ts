/** Collects what goes wrong while a page is rendered, each problem once and with its place. */
import { capDiagnostics } from '../cap-diagnostics.ts';
import type { Diagnostic, Severity } from '../diagnostics.ts';
import { rangeAt } from '../diagnostics.ts';
import type { FragmentPlace } from '../emit/output-file.ts';
import { fixPlace } from '../fix-edit.ts';
import { declaredNames } from '../mdx/declared-names.ts';
import { findFrontMatter } from '../mdx/front-matter.ts';
import { endOfBraces } from '../mdx/repair/scan-tags.ts';
import { comparePaths } from '../project/paths.ts';
import { offsetAt, positionAt } from '../text-position.ts';
import { messageOf } from './error-words.ts';
import { type ImagePlace, ImagePlaces } from './image-places.ts';
import type { JsxNode } from './jsx.ts';
import { createLocator, type Place, type SourceText, type WantedText } from './locate.ts';
import { createBlockLocator, type WrittenLine } from './locate-block.ts';
import type { ModuleGraph, SourceModule } from './module-graph.ts';
import { nearName } from './near-name.ts';
import { isAttributeValue, nameFixes, renameComponentFix, textFix } from './render-fixes.ts';

/** Class of what stands in a page for something that could not be shown. */
export const FAULT_CLASS = 'render-fault';

export class PageReporter {
  readonly #file: string;
  readonly #graph: ModuleGraph;
  readonly #found = new Map<string, Diagnostic>();
  readonly #locate: (texts: readonly WantedText[]) => Place | undefined;
  readonly #locateLine: (wanted: WrittenLine) => Place | undefined;
  /** Expressions that are shown because a name in them is defined nowhere. */
  readonly #shownNames = new Set<string>();
  #isSilent = false;
  readonly #images: ImagePlaces;
  readonly #locators = new Map<string, (texts: readonly WantedText[]) => Place | undefined>();

  constructor(file: string, graph: ModuleGraph) {
    this.#file = file;
    this.#graph = graph;
    this.#locate = createLocator(() => {
      const modules = [...graph.values()];
      // The header is drawn after the body, and shows the description with its links.
      return [...modules.map(bodyOf), ...modules.filter((module) => module.file === file).map(frontMatterOf)];
    });
    this.#images = new ImagePlaces(() => [...graph.values()].map(bodyOf));
    this.#locateLine = createBlockLocator(() => [...graph.values()].map(bodyOf));
  }

  /** In the order of the page, then of its snippets. */
  get diagnostics(): readonly Diagnostic[] {
    const rank = ({ file }: Diagnostic): string => (file === this.#file ? '' : (file ?? ''));
    const sorted = [...this.#found.values()].sort(
      (a, b) =>
        comparePaths(rank(a), rank(b)) ||
        (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0) ||
        (a.range?.start.column ?? 0) - (b.range?.start.column ?? 0),
    );
    return capDiagnostics(sorted);
  }

  /** Adds a diagnostic; without a place, the first text of `texts` found in the page or a snippet gives it. */
  report(diagnostic: Diagnostic, texts: readonly WantedText[] = quotedValues(diagnostic.message)): void {
    if (this.#isSilent) return;
    const place = diagnostic.range === undefined ? this.#locate(texts) : undefined;
    const placed: Diagnostic = { ...diagnostic, file: diagnostic.file ?? place?.file ?? this.#file, ...place };
    const key = `${placed.code} ${placed.message} ${placed.file} ${placed.range?.start.line}:${placed.range?.start.column}`;
    this.#found.set(key, placed);
  }

  /** Like `report`, for a line of a block that a component was given. */
  reportLine(diagnostic: Diagnostic, wanted: WrittenLine): void {
    const place = this.#isSilent ? undefined : this.#locateLine(wanted);
    this.report({ ...diagnostic, ...place });
  }

  /** Where an address stands that is written in one of these forms, and its fragment in the text; asked again, where it stands next. */
  placeOfAddress(
    forms: readonly string[],
    texts: readonly WantedText[],
  ): (Place & { readonly fragment?: FragmentPlace }) | undefined {
    const place = this.#locate(texts);
    const text = place && this.#graph.get(place.file)?.text;
    if (place === undefined || text === undefined) return place;
    const found = offsetAt(text, place.range.start);
    const start = found + (/["'(]/.test(text.charAt(found)) ? 1 : 0);
    const form = forms.find((one) => text.startsWith(one, start));
    if (form === undefined) return place;
    const end = start + form.length;
    const range = { start: positionAt(text, start), end: positionAt(text, end) };
    const hash = form.indexOf('#');
    return { file: place.file, range, ...(hash >= 0 && { fragment: fixPlace(text, start + hash + 1, end) }) };
  }

  /** For looking at a page once more: what goes wrong then has been reported the first time. */
  silently<T>(look: () => T): T {
    this.#isSilent = true;
    try {
      return look();
    } finally {
      this.#isSilent = false;
    }
  }

  /** Which one of the pictures with this address is drawn; to be called for each, in the order of the page. */
  countImage(address: string): number {
    return this.#isSilent ? 0 : this.#images.count(address);
  }

  /** Like `reportIfWritten`, for a picture that `countImage` has counted: at its own address. */
  reportImage(diagnostic: Diagnostic, address: string, index: number): void {
    const place = this.imagePlace(address, index);
    if (place === undefined) this.reportIfWritten(diagnostic, [address]);
    else this.report({ ...diagnostic, file: place.file, range: place.range });
  }

  imagePlace(address: string, index: number): ImagePlace | undefined {
    return this.#isSilent ? undefined : this.#images.placeOf(address, index);
  }

  /** Like `report`, but only for what the author wrote in the page or its snippets. */
  reportIfWritten(diagnostic: Diagnostic, texts: readonly WantedText[]): void {
    const place = this.#isSilent ? undefined : this.#locate(texts);
    if (place !== undefined) this.report({ ...diagnostic, ...place }, texts);
  }

  /** Gives the expression as its author wrote it. */
  unknownName(module: SourceModule, source: string): string {
    const root = /^(?:new )?[\w$]+/.exec(source)?.[0] ?? source;
    const written = writtenExpression(module.text, source);
    this.#shownNames.add(written);
    const place = this.#locateIn(module, [written, `{{${source}}}`, `{ ${source} }`, `{${root}`, root]);
    const body = bodyOf(module);
    const isValue = place !== undefined && isAttributeValue(body, place.range.start);
    const near = nearName(root, namesOf(module));
    const asText = place && textFix(body, place.range.start);
    const fixes =
      place && near !== undefined ? nameFixes(body, place.range.start, root, near) : asText && { fix: asText };
    const meansText = isValue
      ? 'Put it in quotation marks if it is meant as text.'
      : 'Write `\\{` for a brace that is meant as text.';
    const meansName =
      near === undefined
        ? `To give it a value, put \`export const ${root} = "…"\` at the top of the page.`
        : `\`${near}\` has a value.`;
    this.report({
      code: 'mdx/unknown-name',
      severity: 'warning',
      message: `\`${root}\` has no value on this page, so \`${written.length > 60 ? `${written.slice(0, 60)}…` : written}\` is shown as written.`,
      hint: near === undefined ? `${meansText} ${meansName}` : `${meansName} ${meansText}`,
      file: module.file,
      ...place,
      ...fixes,
    });
    return written;
  }

  /** Whether an address is nothing but such an expression, which has been told. */
  isUnknownName(address: string): boolean {
    return this.#shownNames.has(address.trim());
  }

  unknownVariable(name: string): void {
    const place = this.#isSilent ? undefined : this.#locate([[`{{${name}}}`, `{{ ${name} }}`]]);
    const module = place && this.#graph.get(place.file);
    const fix = module && textFix(bodyOf(module), place.range.start);
    this.report({
      code: 'mdx/unknown-variable',
      severity: 'warning',
      message: `The variable \`{{${name}}}\` has no value, so it is shown as written.`,
      hint: `Give it one under \`variables\` in the configuration, or write \`\\{\\{${name}}}\` when the braces are meant as text.`,
      ...place,
      ...(fix && { fix }),
    });
  }

  /** `near` is the component that was most likely meant. */
  unknownComponent(name: string, near?: string): void {
    const place = this.#isSilent ? undefined : this.#locate([`<${name}`]);
    const module = place && this.#graph.get(place.file);
    const fix = module && near !== undefined ? renameComponentFix(bodyOf(module), name, near) : undefined;
    this.report(
      {
        code: 'mdx/unknown-component',
        severity: 'warning',
        message: `There is no component \`<${name}>\`; only what stands inside it is shown.`,
        hint:
          near === undefined
            ? 'Check the spelling. A component of your own has to be imported at the top of the page.'
            : `Write \`<${near}>\`. A component of your own has to be imported at the top of the page.`,
        ...place,
        ...(fix && { fix }),
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

  changedBuiltIn(name: string): void {
    this.report(
      {
        code: 'render/changed-built-in',
        severity: 'warning',
        message: `The page changes \`${name}\`, which belongs to every page; the change was taken back.`,
        hint: 'Do not assign to built-in objects.',
      },
      [name, `'${name.slice(name.lastIndexOf('.') + 1)}'`],
    );
  }

  failedPage(error: unknown): void {
    this.report({
      code: 'render/page-failed',
      severity: 'error',
      message: `Code on the page failed, so only its text is shown: ${messageOf(error)}`,
      hint: 'Correct the code or the component that the message names.',
      file: this.#file,
      range: rangeAt(1, 1),
    });
  }

  failedExpression(module: SourceModule, written: string, line: number, error: unknown): void {
    this.#atLine(module, line, 'error', 'render/expression-failed', {
      message: `\`${written.replace(/\s+/g, ' ').slice(0, 80)}\` could not be worked out, so it is shown as written: ${messageOf(error)}`,
      hint: 'Correct what stands between the braces, or write `\\{` if they are meant as text.',
    });
  }

  failedImport(module: SourceModule, specifier: string, line: number, error: unknown): void {
    this.#atImport(module, specifier, line, 'render/import-failed', {
      message: `The code of \`${specifier}\`, which the page imports, has a mistake: ${messageOf(error)}`,
      hint: 'Correct the code of the snippet.',
    });
  }

  missingImport(module: SourceModule, specifier: string, line: number): void {
    const isPackage = /^[\w@][^/.]*$/.test(specifier) || /^@[\w-]+\/[\w-]+$/.test(specifier);
    this.#atImport(module, specifier, line, 'mdx/missing-import', {
      message: `\`${specifier}\`, which the page imports, was not found.`,
      hint: isPackage
        ? 'Pages can import files of the project and `react`, but no packages.'
        : 'Check the path: it begins with `/` for the project’s folder or `./` for the page’s own.',
    });
  }

  typeScriptImport(module: SourceModule, specifier: string, line: number): void {
    this.#atImport(module, specifier, line, 'mdx/typescript-import', {
      message: `\`${specifier}\` is written in TypeScript, which pages cannot import.`,
      hint: 'Save it as `.jsx`, without types.',
    });
  }

  waitingComponent(): void {
    this.report({
      code: 'render/waiting-component',
      severity: 'warning',
      message: 'Something in the page would come later (an `async` component or a promise), so it is left out.',
      hint: 'Give the value directly: a finished page does not wait.',
    });
  }

  missingExport(module: SourceModule, specifier: string, name: string, line: number): void {
    this.#atImport(module, specifier, line, 'mdx/missing-export', {
      message: `\`${specifier}\` has nothing of the name \`${name}\` that a page could import.`,
      hint: `Add \`export const ${name} = …\` there, or import another name.`,
    });
  }

  importCycle(module: SourceModule, specifier: string, line: number, files: readonly string[]): void {
    this.#atImport(module, specifier, line, 'mdx/import-cycle', {
      message: `\`${specifier}\` takes itself in: ${files.map((file) => `\`${file}\``).join(' → ')}.`,
      hint: 'Remove one of the imports.',
    });
  }

  missingSnippet(module: SourceModule, name: string): void {
    const place = this.#locateIn(module, [`"${name}"`, `'${name}'`, name]);
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

  #locateIn(module: SourceModule, texts: readonly string[]): Place | undefined {
    let locate = this.#locators.get(module.file);
    if (locate === undefined) {
      locate = createLocator(() => [bodyOf(module)]);
      this.#locators.set(module.file, locate);
    }
    return locate(texts);
  }

  /** At the path of an import. */
  #atImport(
    module: SourceModule,
    specifier: string,
    line: number,
    code: Diagnostic['code'],
    words: { readonly message: string; readonly hint: string },
  ): void {
    const from = offsetAt(module.text, { line, column: 1 });
    const at = module.text.indexOf(specifier, from);
    // A long list of names may stand before the path.
    if (at < 0 || at > from + 2_000) {
      this.#atLine(module, line, 'error', code, words);
      return;
    }
    const range = { start: positionAt(module.text, at), end: positionAt(module.text, at + specifier.length) };
    this.report({ code, severity: 'error', ...words, file: module.file, range });
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

const bodies = new WeakMap<SourceModule, SourceText>();

/** A module's text with its front matter blanked, so that what stands there is not taken for the page's. */
function bodyOf(module: SourceModule): SourceText {
  const known = bodies.get(module);
  if (known !== undefined) return known;
  const { file, text } = module;
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const body = { file, text: text.slice(0, bodyStart).replace(/[^\n]/g, ' ') + text.slice(bodyStart) };
  bodies.set(module, body);
  return body;
}

/** Names that have a value in a module, but for components, which are no value to be shown. */
function namesOf({ text, compiled }: SourceModule): readonly string[] {
  return [...declaredNames(text, compiled)].filter((name) => !/^[A-Z][a-z]/.test(name));
}

function frontMatterOf({ file, text }: SourceModule): SourceText {
  return { file, text: text.slice(0, findFrontMatter(text)?.bodyStart ?? 0) };
}

/** `{source}`; where its author wrote it in another way (a call, `region["name"]`), what the text has there. */
function writtenExpression(text: string, source: string): string {
  const plain = `{${source}}`;
  if (text.includes(plain)) return plain;
  const call = source.search(/[([]/);
  const lead = `{${call < 0 ? (/^[\w$]+/.exec(source)?.[0] ?? source) : source.slice(0, call + 1)}`;
  for (let start = text.indexOf(lead); start >= 0; start = text.indexOf(lead, start + 1)) {
    const end = endOfBraces(text, start);
    const written = end === undefined ? '' : text.slice(start, end);
    if (written !== '' && (call >= 0 || written.replace(/\[\s*(["'])([\w$]+)\1\s*\]/g, '.$2') === plain))
      return written;
  }
  return plain;
}

function quotedValues(message: string): string[] {
  return [...message.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

/** Backticks → `<code>`. */
function withCode(text: string): JsxNode {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : { type: 'code', props: { children: part } }));
}
