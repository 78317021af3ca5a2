/** `llms.txt`: a text index of the pages for language models, as llmstxt.org describes it; and the text of them all. */
import type { DivisionSettings, EntrySettings } from '../config/site-config.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { type Listed, listPages } from './listed-pages.ts';
import { markdownPath } from './markdown/page-markdown.ts';
import type { JoinedPart } from './output-file.ts';
import { encodePath, siteAddress } from './site-address.ts';

export const LLMS_PATH = 'llms.txt';
export const LLMS_FULL_PATH = 'llms-full.txt';
/** Where programs look for it too. */
export const LLMS_WELL_KNOWN_PATH = '.well-known/llms.txt';

const MOST_CHARACTERS = 100_000;
/** How long descriptions may be; a list that is too long tries the next. */
const DESCRIPTION_LENGTHS = [300, 160, 80, 0];

/**
 * Leads to the Markdown twins of the pages.
 * @param root Way to the root of the site where its address is not known: empty, or `../`.
 */
export function llmsTxt(site: SiteModel, root = ''): string {
  const listed = listPages(site);
  const base = siteAddress(site.config) ?? root;
  for (const length of DESCRIPTION_LENGTHS) {
    const text = write(site, listed, listed.pages, base, length);
    if (text.length <= MOST_CHARACTERS) return text;
  }
  // Even without descriptions: as many pages as there is room for.
  const room = MOST_CHARACTERS - write(site, listed, [], base, 0).length - 200;
  let used = 0;
  const kept = listed.pages.filter((page) => {
    used += pageLine(page, base, 0).length + 1;
    return used <= room;
  });
  return write(site, listed, kept, base, 0);
}

/** The text of every page that `llms.txt` lists, in the same order. */
export function llmsFullText(site: SiteModel): readonly JoinedPart[] {
  return listPages(site).pages.map(({ path }) => ({ page: path }));
}

function write(
  site: SiteModel,
  { pages: all, links }: Listed,
  pages: readonly PageModel[],
  base: string,
  descriptionLength: number,
): string {
  const { config } = site;
  const blocks = [`# ${oneLine(config.name)}`];
  if (config.description !== undefined) blocks.push(`> ${oneLine(config.description)}`);
  if (all.length > 0) blocks.push('## Docs');
  if (pages.length > 0) blocks.push(pages.map((page) => pageLine(page, base, descriptionLength)).join('\n'));
  const dropped = all.length - pages.length;
  if (dropped > 0) {
    blocks.push(`There is no room here for ${dropped} more pages; their texts are in ${base}${LLMS_FULL_PATH}.`);
  }
  const specifications = [...openapiFiles(site)].map((file) => specificationLine(file, base));
  if (specifications.length > 0) blocks.push('## OpenAPI Specs', specifications.join('\n'));
  const asyncapi = (config.api.asyncapi ?? []).map((file) => specificationLine(file, base));
  if (asyncapi.length > 0) blocks.push('## AsyncAPI Specs', asyncapi.join('\n'));
  if (links.size > 0) blocks.push('## Optional', [...links].map(([href, title]) => line(title, href, '')).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

/** Those of the whole site, then those of its parts. */
function openapiFiles({ config }: SiteModel): ReadonlySet<string> {
  const files = new Set(config.api.openapi);
  const add = (references: DivisionSettings['openapi']): void => {
    for (const { source } of references ?? []) files.add(source);
  };
  const visitEntries = (entries: readonly EntrySettings[]): void => {
    for (const entry of entries) {
      if (entry.kind !== 'group') continue;
      add(entry.openapi);
      visitEntries(entry.entries);
    }
  };
  const visit = (division: DivisionSettings): void => {
    add(division.openapi);
    visitEntries(division.entries);
    for (const child of division.divisions) visit(child);
  };
  visit(config.navigation.root);
  return files;
}

function pageLine(page: PageModel, base: string, descriptionLength: number): string {
  const href = base + encodePath(markdownPath(page.output));
  return line(page.title, href, shorten(page.description ?? '', descriptionLength));
}

function specificationLine(file: string, base: string): string {
  const name = file
    .replace(/[?#].*$/, '')
    .replace(/^.*\/(?=[^/])/, '')
    .replace(/\.\w+$/, '');
  return line(name, /^https?:\/\//i.test(file) ? file : base + encodePath(file.replace(/^\/+/, '')), '');
}

function line(title: string, href: string, notes: string): string {
  const label = oneLine(title).replace(/[[\]]/g, '\\$&');
  return `- [${label}](${href})${notes === '' ? '' : `: ${notes}`}`;
}

/** The first paragraph, cut at a word. */
function shorten(description: string, length: number): string {
  const text = oneLine(description.trim().split(/\n\s*\n/)[0] ?? '');
  if (length === 0) return '';
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
