/** `llms.txt`: a text index of all pages for language models, as llmstxt.org describes it. */
import type { NavigationDivision, NavigationEntry } from '../navigation/navigation-tree.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { encodePath, siteAddress } from './site-address.ts';

/** A longer file gives up the descriptions, so that every page stays listed. */
const MOST_CHARACTERS = 100_000;
const MOST_DESCRIPTION_CHARACTERS = 300;

/** Pages in the order of the navigation, then the others by path; links to elsewhere come last, as optional. */
export function llmsTxt(site: SiteModel): string {
  const full = write(site, true);
  return full.length <= MOST_CHARACTERS ? full : write(site, false);
}

function write(site: SiteModel, withDescriptions: boolean): string {
  const { config } = site;
  const address = siteAddress(config) ?? '';
  const { pages, links } = inReadingOrder(site);
  const blocks = [`# ${oneLine(config.name)}`];
  if (config.description !== undefined) blocks.push(`> ${oneLine(config.description)}`);
  const pageLines = pages.map((page) => {
    const description = withDescriptions ? shorten(page.description ?? '') : '';
    return line(page.title, address + encodePath(page.output), description);
  });
  if (pageLines.length > 0) blocks.push('## Docs', pageLines.join('\n'));
  if (config.api.openapi.length > 0) {
    const specifications = config.api.openapi.map((file) =>
      line(file.replace(/^.*\//, '').replace(/\.\w+$/, ''), isAddress(file) ? file : address + encodePath(file), ''),
    );
    blocks.push('## OpenAPI Specs', specifications.join('\n'));
  }
  if (links.size > 0) blocks.push('## Optional', [...links].map(([href, title]) => line(title, href, '')).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function inReadingOrder(site: SiteModel): { pages: readonly PageModel[]; links: ReadonlyMap<string, string> } {
  const pages = new Set<PageModel>();
  const links = new Map<string, string>();
  const visitEntries = (entries: readonly NavigationEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'group') {
        if (entry.root !== undefined) addPage(entry.root);
        visitEntries(entry.entries);
      } else if (entry.href === undefined) addPage(entry.path);
      else addLink(entry.href, entry.title);
    }
  };
  const visit = (division: NavigationDivision): void => {
    if (division.isHidden) return;
    if (division.href !== undefined) addLink(division.href, division.name);
    visitEntries(division.entries);
    for (const child of division.divisions) visit(child);
  };
  const addPage = (path: string): void => {
    const page = site.pages.get(path);
    if (page !== undefined && !page.isHidden) pages.add(page);
  };
  const addLink = (href: string, title: string): void => {
    if (isAddress(href) && !links.has(href)) links.set(href, title);
  };
  visit(site.navigation.root);
  for (const division of site.navigation.global) visit(division);
  for (const page of site.pages.values()) {
    if (!page.isHidden && page.frontMatter.url === undefined) pages.add(page);
  }
  return { pages: [...pages], links };
}

function line(title: string, href: string, notes: string): string {
  const label = oneLine(title).replace(/[[\]]/g, '\\$&');
  return `- [${label}](${href})${notes === '' ? '' : `: ${notes}`}`;
}

/** The first paragraph, cut at a word. */
function shorten(description: string): string {
  const text = oneLine(description.trim().split(/\n\s*\n/)[0] ?? '');
  if (text.length <= MOST_DESCRIPTION_CHARACTERS) return text;
  return `${text.slice(0, MOST_DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isAddress(href: string): boolean {
  return /^https?:\/\//i.test(href);
}
