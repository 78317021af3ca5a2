/**
 * The entries of a division as HTML, computed once and then finished for each page: only the current page's
 * mark and the groups on its trail differ. In a division of many pages the groups off the trail are a link to
 * their first page, and so are long stretches of siblings, so that the size of a site grows with its pages and not with their square.
 */
import {
  type NavigationDivision,
  type NavigationEntry,
  type NavigationGroup,
  type RenderContext,
  settingMark,
} from '../../../engine/theme-api.ts';
import { escapeHtml } from '../../../shared/html-escape.ts';
import { phrase } from '../../words/phrase.ts';
import { wordsOf } from '../../words/words-of.ts';
import { fromRoot, rootHref } from '../page-link.ts';
import { iconHtml, methodHtml, tagHtml, titleBeside } from './entry-marks.ts';
import { rangesOf } from './sibling-ranges.ts';

/** Divisions with more entries than this show only the groups around the current page. */
const MANY_ENTRIES = 150;

export type TemplatePart = string | PagePart | GroupPart;

interface PagePart {
  readonly kind: 'page';
  readonly path: string;
  readonly title: string;
  readonly href: string;
  readonly before: string;
  readonly after: string;
}

interface GroupPart {
  readonly kind: 'group';
  readonly id: string;
  readonly depth: number;
  readonly title: string;
  /** Of its first page; empty when it has none. */
  readonly href: string;
  readonly heading: Heading;
  readonly isExpanded: boolean;
  readonly parts: readonly TemplatePart[];
  /** What stands for the whole group when it is off the trail of a large division. */
  readonly collapsed: string;
}

/** The title of a group. */
interface Heading {
  /** Its title up to where the current page is marked, and what follows. */
  readonly before: string;
  readonly after: string;
  /** What opens and closes a group whose title is a link, beside it: one control cannot hold another. */
  readonly toggle?: string;
  /** The page that the title leads to and that is listed nowhere in the group. */
  readonly page?: string;
}

export interface SidebarTemplate {
  readonly parts: readonly TemplatePart[];
  readonly isLarge: boolean;
}

/** Stands for the way from a page to the root of the site until the template is finished. */
const ROOT = '\u0000';

/** Good for every page of the site, whichever it is built from. */
export function buildSidebarTemplate(division: NavigationDivision, context: RenderContext): SidebarTemplate {
  const parts = division.entries.map((entry) => entryPart(entry, 0, context));
  return { parts, isLarge: countPages(division.entries) > MANY_ENTRIES };
}

/** @param trail ids of the groups around the current page */
export function finishSidebar(template: SidebarTemplate, context: RenderContext, trail: ReadonlySet<string>): string {
  const { path } = context.page;
  const write = (siblings: readonly TemplatePart[]): string => {
    let html = '';
    let isListOpen = false;
    const parts = template.isLarge ? rangesOf(siblings).flatMap(shorten) : siblings;
    for (const part of parts) {
      const isItem = typeof part === 'string' || part.kind === 'page' || part.depth > 0 || isCollapsed(part);
      if (isItem !== isListOpen) html += isItem ? '<ul class="nav-list">' : '</ul>';
      isListOpen = isItem;
      if (typeof part === 'string') html += part;
      else if (part.kind === 'page') html += part.before + (part.path === path ? CURRENT : '') + part.after;
      else html += writeGroup(part);
    }
    return isListOpen ? `${html}</ul>` : html;
  };
  const isHere = (part: TemplatePart) =>
    typeof part !== 'string' && (part.kind === 'page' ? part.path === path : trail.has(part.id));
  const shorten = (range: readonly TemplatePart[], _: number, ranges: readonly unknown[]) =>
    ranges.length === 1 || range.some(isHere) ? range : (rangeLink(range) ?? range);
  const isCollapsed = (group: GroupPart) => template.isLarge && !trail.has(group.id) && group.collapsed !== '';
  const writeGroup = (group: GroupPart): string => {
    if (isCollapsed(group)) return group.collapsed;
    const inner = write(group.parts);
    const { before, after, toggle, page } = group.heading;
    const title = before + (page === path ? CURRENT : '') + after;
    if (group.depth === 0) return `<section class="nav-group">${title}${inner}</section>`;
    const details = `<details class="nav-details"${group.isExpanded || trail.has(group.id) ? ' open' : ''}>`;
    if (toggle === undefined) return `<li>${details}${title}${inner}</details></li>`;
    return inner === ''
      ? `<li>${title}</li>`
      : `<li class="nav-branch">${title}${details}${toggle}${inner}</details></li>`;
  };
  return write(template.parts).replaceAll(ROOT, rootHref(context));
}

const CURRENT = ' aria-current="page"';

function entryPart(entry: NavigationEntry, depth: number, context: RenderContext): TemplatePart {
  if (entry.kind === 'group') return groupPart(entry, depth, context);
  const label = `${iconHtml(entry.icon, context, ROOT)}${methodHtml(entry.method)}<span class="nav-title${
    entry.isDeprecated ? ' nav-deprecated' : ''
  }">${escapeHtml(titleBeside(entry.method, entry.title))}</span>${tagHtml(entry.tag)}`;
  if (entry.href !== undefined) {
    const { href, isExternal } = context.link(entry.href);
    const rel = isExternal ? ' target="_blank" rel="noopener"' : '';
    return `<li><a href="${escapeHtml(fromRoot(href, ROOT, context))}"${rel}>${label}${isExternal ? OUTWARD : ''}</a></li>`;
  }
  const target = pageFromRoot(entry.path, context) ?? '';
  const href = escapeHtml(target);
  const fragment = entry.fragment === undefined ? '' : `#${escapeHtml(encodeURIComponent(entry.fragment))}`;
  if (fragment !== '') return `<li><a href="${href}${fragment}">${label}</a></li>`;
  const before = `<li><a href="${href}"`;
  return { kind: 'page', path: entry.path, title: entry.title, href: target, before, after: `>${label}</a></li>` };
}

/** What stands for neighbours that the page is not among; `undefined` when there is nothing to name them by. */
function rangeLink(range: readonly TemplatePart[]): string | undefined {
  const named = range
    .filter((part) => typeof part !== 'string')
    .filter(({ title, href }) => title !== '' && href !== '');
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const label = first === last ? first.title : `${first.title} – ${last.title}`;
  return `<li><a class="nav-closed-group" href="${escapeHtml(first.href)}"><span class="nav-title">${escapeHtml(label)}</span></a></li>`;
}

const OUTWARD = '<span class="nav-outward" aria-hidden="true"></span>';

function groupPart(group: NavigationGroup, depth: number, context: RenderContext): GroupPart {
  const first = group.root ?? firstPage(group.entries);
  const href = first === undefined ? undefined : pageFromRoot(first, context);
  const label = `${iconHtml(group.icon, context, ROOT)}<span class="nav-title">${escapeHtml(group.title)}</span>${tagHtml(group.tag)}`;
  const leadsOn = depth > 0 && context.site.config.doGroupsLeadOn === true;
  const titleHref = group.root !== undefined || leadsOn ? href : undefined;
  return {
    kind: 'group',
    id: group.id,
    depth,
    title: group.title.trim(),
    href: href ?? '',
    heading: headingOf(label, group, context, { depth, href: titleHref }),
    isExpanded: group.isExpanded,
    parts: group.entries.map((entry) => entryPart(entry, depth + 1, context)),
    collapsed:
      href === undefined || group.title.trim() === ''
        ? ''
        : `<li>${settingMark(group.origin)}<a class="nav-closed-group" href="${escapeHtml(href)}">${label}</a></li>`,
  };
}

function headingOf(
  label: string,
  group: NavigationGroup,
  context: RenderContext,
  { depth, href }: { readonly depth: number; readonly href: string | undefined },
): Heading {
  const mark = settingMark(group.origin);
  const isNameless = group.title.trim() === '';
  if (depth === 0 && isNameless) return { before: '', after: '' };
  const [start, end] = depth === 0 ? [`${mark}<h2 class="nav-heading">`, '</h2>'] : ['', ''];
  if (href === undefined) {
    return { before: depth === 0 ? `${start}${label}${end}` : `${mark}<summary>${label}</summary>`, after: '' };
  }
  const words = wordsOf(context);
  const name = isNameless ? words.pages : phrase(words.menuOf, { name: group.title.trim() });
  const isListed = group.entries.some((entry) => entry.kind === 'page' && entry.path === group.root);
  return {
    before: `${start}${depth === 0 ? '' : mark}<a href="${escapeHtml(href)}"`,
    after: `>${label}</a>${end}`,
    ...(depth > 0 && { toggle: `<summary aria-label="${escapeHtml(name)}"></summary>` }),
    ...(group.root !== undefined && !isListed && { page: group.root }),
  };
}

function firstPage(entries: readonly NavigationEntry[]): string | undefined {
  for (const entry of entries) {
    if (entry.kind === 'page' && entry.href === undefined) return entry.path;
    const inner = entry.kind === 'group' ? (entry.root ?? firstPage(entry.entries)) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function countPages(entries: readonly NavigationEntry[]): number {
  let count = 0;
  for (const entry of entries) count += entry.kind === 'group' ? countPages(entry.entries) : 1;
  return count;
}

function pageFromRoot(path: string, context: RenderContext): string | undefined {
  const page = context.site.pages.get(path);
  return page === undefined ? undefined : fromRoot(context.relative(page.output), ROOT, context);
}
