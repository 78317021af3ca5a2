/** A page of a site: its identity is its address, and its source a file or something generated. */

import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';

export type PageSource =
  /** `file`: path of the source file, for example `guides/quickstart.mdx`. */
  { readonly kind: 'file'; readonly file: string } | GeneratedSource;

export interface GeneratedSource {
  readonly kind: 'generated';
  /** Name of the generator. */
  readonly from: string;
  /** What the page says, as MDX without front matter; made when it is first asked for. Paths in it begin at the project's folder. */
  readonly text: string;
  /** It is made of what the page's file and its snippets say, so it is another source whenever that changes. */
  readonly readsPages?: boolean;
}

/** `not-found`: what hosts show for an address that does not exist. */
export type PageKind = 'page' | 'not-found';

export interface PageModel {
  /** Identity: the address without extension, for example `guides/quickstart`. */
  readonly path: string;
  readonly source: PageSource;
  readonly kind: PageKind;
  /** Generated, and shown below what the page's file says. */
  readonly addition?: GeneratedSource;
  /** The operation of an API that the page is about, where an API description has it. */
  readonly endpoint?: PageEndpoint;
  /** Path of the page in the built site, as `outputOf` gives it. */
  readonly output: string;
  readonly title: string;
  /** Label in the navigation. */
  readonly sidebarTitle: string;
  readonly description?: string;
  readonly frontMatter: FrontMatter;
  /** Listed in the navigation of at least one division. */
  readonly isInNavigation: boolean;
  /** Left out of search, sitemap and llms.txt. */
  readonly isHidden: boolean;
  /** Neither its author nor the settings say that it is hidden: it is named nowhere. */
  readonly isUnlisted?: true;
}

/** What a request of an API is sent to. */
export interface PageEndpoint {
  /** Path of the API description in the project. */
  readonly file: string;
  /** In upper case. */
  readonly method: string;
  /** `/users/{id}`; for a webhook its name. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly servers: readonly EndpointServer[];
}

/** An address that the API description gives. */
export interface EndpointServer {
  /** Its variables filled in, without a slash at its end. */
  readonly url: string;
  /** One line of plain text. */
  readonly title?: string;
}

/** Path of a page in the built site, for example `guides/quickstart.html`. */
export function outputOf({ path }: Pick<PageModel, 'path'>): string {
  return `${path}.html`;
}

/** The file that an author edits to change the page; a generated page has none. */
export function fileOf({ source }: Pick<PageModel, 'source'>): string | undefined {
  return source.kind === 'file' ? source.file : undefined;
}

/** The text that the page is made of; empty when its file is gone. */
export function sourceText(files: ProjectFiles, { source }: Pick<PageModel, 'source'>): string {
  if (source.kind === 'generated') return source.text;
  const bytes = files.get(source.file);
  return bytes === undefined ? '' : readText(bytes);
}

/** Names the module of what is added below a page's own text; no file can have its name. */
export function additionOf({ addition, output }: Pick<PageModel, 'addition' | 'output'>): string | undefined {
  return addition && `${output}#${addition.from}`;
}

/** A source that is made when its text is first asked for. */
export function generatedSource(from: string, make: () => string, readsPages = false): GeneratedSource {
  return withText({ kind: 'generated', from, ...(readsPages && { readsPages }) }, make);
}

/** Its text is no property that is copied: a site that goes to another thread leaves it behind, and `giveTexts` brings it back. */
export function withText(source: Omit<GeneratedSource, 'text'>, make: () => string): GeneratedSource {
  let text: string | undefined;
  const get = (): string => {
    text ??= make();
    return text;
  };
  return Object.defineProperty(source, 'text', { get, enumerable: false }) as GeneratedSource;
}

/**
 * Names the page's own module among those it takes in: its file, else the path of the page in the built site, which no
 * file that a page takes in can have.
 */
export function moduleOf(page: Pick<PageModel, 'source' | 'output'>): string {
  return fileOf(page) ?? page.output;
}
