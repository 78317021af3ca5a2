/** Collects what goes wrong while a page is rendered, each problem once and with its place. */
import { capDiagnostics } from '../../project/cap-diagnostics.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { comparePaths } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { placeOfLink } from '../api-reference/description-links.ts';
import type { JsxNode } from '../jsx/jsx.ts';
import { additionOf, moduleOf } from '../pages/page-model.ts';
import type { PageModel } from '../site/site-model.ts';
import type { ImagePlace } from './image-places.ts';
import type { SourcePlace } from './locate.ts';
import type { ModuleGraph, SourceModule } from './module-graph.ts';
import { PagePlaces, type Written } from './page-places.ts';

/** Class of what stands in a page for something that could not be shown. */
export const FAULT_CLASS = 'render-fault';

export class PageReporter {
  /** The page's own module. */
  readonly file: string;
  /** What is generated of the page is no file, so nobody can be led to a place in it. `page`: its address. */
  readonly #generated: Generated | undefined;
  readonly #graph: ModuleGraph;
  readonly #places: PagePlaces;
  readonly #found = new Map<string, Diagnostic>();
  /** Expressions that are shown because a name in them is defined nowhere. */
  readonly #shownNames = new Set<string>();
  #isSilent = false;

  /** @param files where a link in generated text may be written */
  constructor(
    page: Pick<PageModel, 'path' | 'source' | 'output' | 'addition' | 'endpoint'>,
    graph: ModuleGraph,
    files?: ProjectFiles,
  ) {
    this.file = moduleOf(page);
    const generated = additionOf(page) ?? (page.source.kind === 'generated' ? this.file : undefined);
    this.#generated =
      generated === undefined
        ? undefined
        : { module: generated, page: page.path, description: page.endpoint?.file, files };
    this.#graph = graph;
    this.#places = new PagePlaces(this.file, graph);
  }

  /** In the order of the page, then of its snippets. */
  get diagnostics(): readonly Diagnostic[] {
    const rank = ({ file }: Diagnostic): string => (file === this.file ? '' : (file ?? ''));
    const sorted = [...this.#found.values()].sort(
      (a, b) =>
        comparePaths(rank(a), rank(b)) ||
        (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0) ||
        (a.range?.start.column ?? 0) - (b.range?.start.column ?? 0),
    );
    return capDiagnostics(this.#generated === undefined ? sorted : inFilesOnly(sorted, this.#generated));
  }

  /** Whether a place is one that an author can be led to. */
  isInFile({ file }: Pick<SourcePlace, 'file'>): boolean {
    return file !== this.#generated?.module;
  }

  /** Adds a diagnostic; without a place of its own, at what it is about. */
  report(diagnostic: Diagnostic, written?: Written): void {
    if (this.#isSilent) return;
    const place = diagnostic.range === undefined && written !== undefined ? this.#places.of(written) : undefined;
    this.#add({ ...diagnostic, file: diagnostic.file ?? place?.file ?? this.file, ...place });
  }

  /** Like `report`, but only for what the author wrote in the page or its snippets. */
  reportIfWritten(diagnostic: Diagnostic, written: Written): void {
    const place = this.locate(written);
    if (place !== undefined) this.#add({ ...diagnostic, ...place });
  }

  #add(placed: Diagnostic): void {
    const { code, message, file, range } = placed;
    this.#found.set(`${code} ${message} ${file} ${range?.start.line}:${range?.start.column}`, placed);
  }

  /** Where something stands, and when asked again, where it stands next. */
  locate(written: Written): SourcePlace | undefined {
    return this.#isSilent ? undefined : this.#places.of(written);
  }

  readonly placeOfCode: PagePlaces['ofCode'] = (...asked) =>
    this.#isSilent ? undefined : this.#places.ofCode(...asked);

  readonly placeOfSnippet: PagePlaces['ofSnippet'] = (...asked) =>
    this.#isSilent ? undefined : this.#places.ofSnippet(...asked);

  readonly placeOfAnchorLink: PagePlaces['ofAnchorLink'] = (href) => this.#places.ofAnchorLink(href);

  moduleOf(file: string): SourceModule | undefined {
    return this.#graph.get(file);
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
    return this.#isSilent ? 0 : this.#places.images.count(address);
  }

  /** Like `reportIfWritten`, for a picture that `countImage` has counted: at its own address. */
  reportImage(diagnostic: Diagnostic, address: string, index: number): void {
    const place = this.imagePlace(address, index);
    if (place === undefined) this.reportIfWritten(diagnostic, { asset: address });
    else this.report({ ...diagnostic, file: place.file, range: place.range });
  }

  imagePlace(address: string, index: number): ImagePlace | undefined {
    return this.#isSilent ? undefined : this.#places.images.placeOf(address, index);
  }

  noteShownName(written: string): void {
    this.#shownNames.add(written);
  }

  /** Whether an address is nothing but an expression with an unknown name, which has been told. */
  isUnknownName(address: string): boolean {
    return this.#shownNames.has(address.trim());
  }

  /** A short note that stands in the page itself. */
  note(text: string, children?: JsxNode): JsxNode {
    const note = { type: 'div', props: { class: FAULT_CLASS, role: 'note', children: withCode(text) } };
    return children === undefined ? note : [note, children];
  }
}

interface Generated {
  readonly module: string;
  /** Its address. */
  readonly page: string;
  /** The API description that its words come from. */
  readonly description: string | undefined;
  readonly files: ProjectFiles | undefined;
}

/** Problems of generated text belong to no file, but to its page, and those of links to the API description; each is told once. */
function inFilesOnly(found: readonly Diagnostic[], generated: Generated): readonly Diagnostic[] {
  const { module, page } = generated;
  const kept = new Map<string, Diagnostic>();
  for (const diagnostic of found) {
    const { file, range, fix, choice, ...rest } = diagnostic;
    const isOwn = file === module;
    const key = `${rest.code} ${rest.message} ${isOwn ? '' : `${file} ${range?.start.line}:${range?.start.column}`}`;
    kept.set(key, isOwn ? (ofDescription(rest, generated) ?? { ...rest, page }) : diagnostic);
  }
  return [...kept.values()];
}

/** A link of an API description, where it is written; on every page that shows it, the problem is the same. */
function ofDescription(found: Diagnostic, { description, files }: Generated): Diagnostic | undefined {
  const href = found.code.startsWith('links/') ? found.subject?.[0] : undefined;
  const bytes = description === undefined ? undefined : files?.get(description);
  const range = href === undefined || bytes === undefined ? undefined : placeOfLink(bytes, href);
  if (href === undefined || description === undefined || range === undefined) return undefined;
  const isAnchor = found.code === 'links/missing-anchor';
  return {
    ...found,
    ...(isAnchor && {
      message: `The link \`${href}\` of the API description leads to a heading that its page does not have.`,
      hint: 'Write `#operation/` and the id of an operation, `#tag/` and a tag, or the address of a page.',
    }),
    file: description,
    range,
  };
}

/** Backticks → `<code>`. */
function withCode(text: string): JsxNode {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : { type: 'code', props: { children: part } }));
}
