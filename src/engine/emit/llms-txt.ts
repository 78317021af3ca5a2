/** `llms.txt`: a text index of the pages for language models, as llmstxt.org describes it; and the text of them all. */

import { readEndpoint } from '../../config/endpoint.ts';
import { siteAddress } from '../../config/site-address.ts';
import { specificationsOf } from '../../config/specifications.ts';
import { endpointSummary } from '../api-reference/operation-of-page.ts';
import { instructionBlocks } from '../markdown/instructions.ts';
import { markdownPath } from '../markdown/page-markdown.ts';
import type { PageModel } from '../pages/page-model.ts';
import type { JoinedPart } from '../site/output-file.ts';
import { encodePath } from '../site/page-address.ts';
import type { SiteModel } from '../site/site-model.ts';
import { type Listed, listPages } from './listed-pages.ts';

export const LLMS_PATH = 'llms.txt';
export const LLMS_FULL_PATH = 'llms-full.txt';
/** Where programs look for it too. */
export const LLMS_WELL_KNOWN_PATH = '.well-known/llms.txt';

const MOST_CHARACTERS = 100_000;
/** How long descriptions may be; a list that is too long tries the next. */
const DESCRIPTION_LENGTHS = [300, 160, 80, 0];
/** Characters. */
const ROOM_FOR_NOTE = 200;

export interface LlmsTexts {
  readonly root: string;
  /** The same, for a folder below. */
  readonly wellKnown: string;
}

/** `llms.txt` at the root of the site and at the place where programs look for it too: both lead to the same twins. */
export function llmsTexts(site: SiteModel): LlmsTexts {
  const index = readIndex(site);
  const address = siteAddress(site.config);
  const root = fitted(index, address ?? '');
  return { root, wellKnown: address === undefined ? fitted(index, '../') : root };
}

/** The text of every page that `llms.txt` lists, in the same order. */
export function llmsFullText(site: SiteModel): readonly JoinedPart[] {
  return listPages(site).pages.map(({ path }) => ({ page: path }));
}

/** What is listed, with everything worked out that does not depend on where the list stands. */
interface Index {
  readonly head: string;
  readonly pages: readonly ListedPage[];
  readonly openapi: readonly string[];
  readonly asyncapi: readonly string[];
  readonly links: Listed['links'];
}

interface ListedPage {
  readonly label: string;
  readonly path: string;
  /** `POST /pets`, for the page of an operation. */
  readonly endpoint: string;
  readonly description: string;
  readonly isDeprecated: boolean;
}

function readIndex(site: SiteModel): Index {
  const { config } = site;
  const { pages, links } = listPages(site);
  const isThere = (file: string): boolean => isAddress(file) || site.files.has(file.replace(/^\/+/, ''));
  const summary = config.description === undefined ? '' : `\n\n> ${oneLine(config.description)}`;
  return {
    head: [`# ${oneLine(config.name)}${summary}`, ...instructionBlocks(config)].join('\n\n'),
    pages: pages.map((page) => listedPage(site, page)),
    openapi: specificationsOf(config).filter(isThere),
    asyncapi: (config.api.asyncapi ?? []).filter(isThere),
    links,
  };
}

function listedPage(
  { files }: SiteModel,
  { title, output, description, frontMatter, endpoint }: PageModel,
): ListedPage {
  const { method, path } = readEndpoint(frontMatter) ?? { method: '', path: '' };
  const said = description ?? (endpoint && endpointSummary(files, endpoint)) ?? '';
  return {
    label: labelOf(title),
    path: encodePath(markdownPath(output)),
    endpoint: method === 'WEBHOOK' ? `Webhook ${path}` : `${method} ${path}`.trim(),
    description: oneLine(said.trim().split(/\n\s*\n/)[0] ?? ''),
    isDeprecated: frontMatter.deprecated === true,
  };
}

/** `POST /pets. Adds a pet. Deprecated.`; what there is of it. */
function notesOf({ endpoint, description, isDeprecated }: ListedPage, length: number): string {
  const notes = [endpoint, shorten(description, length), isDeprecated ? 'Deprecated.' : ''].filter(
    (note) => note !== '',
  );
  // A description that stands alone ends as its author ended it.
  return notes
    .map((note, index) => (index === notes.length - 1 || /[.!?…。]$/.test(note) ? note : `${note}.`))
    .join(' ');
}

/** Shorter descriptions where the list is too long; where even none are too much, as many pages as there is room for. */
function fitted(index: Index, base: string): string {
  for (const length of DESCRIPTION_LENGTHS) {
    const text = write(index, index.pages, base, length);
    if (text.length <= MOST_CHARACTERS) return text;
  }
  let room = MOST_CHARACTERS - write(index, [], base, 0).length - ROOM_FOR_NOTE;
  const kept = index.pages.filter((page) => {
    room -= pageLine(page, base, 0).length + 1;
    return room >= 0;
  });
  return write(index, kept, base, 0);
}

function write(index: Index, pages: Index['pages'], base: string, descriptionLength: number): string {
  const blocks = [index.head];
  if (index.pages.length > 0) blocks.push('## Docs');
  const lines = pages.map((page) => pageLine(page, base, descriptionLength));
  if (lines.length > 0) blocks.push(lines.join('\n'));
  const dropped = index.pages.length - pages.length;
  if (dropped > 0) {
    blocks.push(`There is no room here for ${dropped} more pages; their texts are in ${base}${LLMS_FULL_PATH}.`);
  }
  const files = (paths: readonly string[]) => paths.map((file) => specificationLine(file, base)).join('\n');
  if (index.openapi.length > 0) blocks.push('## OpenAPI Specs', files(index.openapi));
  if (index.asyncapi.length > 0) blocks.push('## AsyncAPI Specs', files(index.asyncapi));
  if (index.links.size > 0) {
    blocks.push(
      '## Optional',
      [...index.links].map(([href, title]) => line(labelOf(title), inMarkdown(href), '')).join('\n'),
    );
  }
  return `${blocks.join('\n\n')}\n`;
}

function pageLine(page: ListedPage, base: string, descriptionLength: number): string {
  return line(page.label, base + page.path, notesOf(page, descriptionLength));
}

function specificationLine(file: string, base: string): string {
  const name = file
    .replace(/[?#].*$/, '')
    .replace(/^.*\/(?=[^/])/, '')
    .replace(/\.\w+$/, '');
  return line(labelOf(name), isAddress(file) ? file : base + encodePath(file.replace(/^\/+/, '')), '');
}

function line(label: string, href: string, notes: string): string {
  return `- [${label}](${href})${notes === '' ? '' : `: ${notes}`}`;
}

/** An address may hold neither white space nor a bracket where it stands in brackets. */
function inMarkdown(href: string): string {
  return href
    .trim()
    .replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

function labelOf(title: string): string {
  return oneLine(title).replace(/[[\]]/g, '\\$&');
}

/** Cut at a word. */
function shorten(text: string, length: number): string {
  if (length === 0) return '';
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

function isAddress(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

function oneLine(text: string): string {
  // Nearly all are one line already.
  return /[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
}
