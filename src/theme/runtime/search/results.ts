/** Draws what was found. */
import { fold } from '../../../shared/search/fold.ts';
import type { SearchHead, SearchPage } from '../../../shared/search/index-format.ts';
import type { SearchHit } from './find.ts';
import { patternOf } from './match.ts';

export interface DrawnPage {
  /** From the root of the site on. */
  readonly path: string;
  readonly title: string;
  readonly crumb: string;
  /** See `SearchPage`. */
  readonly badge?: string | undefined;
}

export interface Drawing {
  readonly head: SearchHead;
  readonly root: string;
  readonly words: readonly string[];
  /** Says which version or language a page belongs to. */
  readonly withScope: boolean;
}

/** Which page an option belongs to. */
export const pageOf = new WeakMap<Element, DrawnPage>();

/** A page with its lines; each is an option that leads to its place. */
export function drawHit({ page, lines }: SearchHit, { head, root, words, withScope }: Drawing): HTMLElement {
  const [output, title, crumb, description, , scopes = [], , , badge] = head.pages[page] as SearchPage;
  const scope = withScope && head.scopes[scopes[0] ?? -1]?.[1];
  const path = output.split('/').map(encodeURIComponent).join('/');
  const drawn = { path, title, crumb: [scope, head.crumbs[crumb]].filter(Boolean).join(' › '), badge };
  const group = drawPage(drawn, root, words);
  if (lines.length === 0) group.firstElementChild?.append(...text('excerpt', description, words));
  for (const { anchor, heading, excerpt } of lines) {
    const option = draw('a', 'line', 'option');
    option.href = root + path + (anchor && `#${encodeURIComponent(anchor)}`);
    option.append(...text('heading', heading, words), ...text('excerpt', excerpt, words));
    pageOf.set(option, drawn);
    group.append(option);
  }
  return group;
}

export function drawPage(page: DrawnPage, root: string, words: readonly string[]): HTMLElement {
  const [, old = '', method = ''] = /^(-?)(.*)/.exec(page.badge ?? '') ?? [];
  const group = draw('div', 'page', 'group');
  group.ariaLabel = page.title;
  const option = draw('a', 'title', 'option');
  option.href = root + page.path;
  const name = text(old ? 'name nav-deprecated' : 'name', page.title, words);
  const badge = text(`method method method-${method.toLowerCase()}`, method, []);
  option.append(...badge, ...name, ...text('crumb', page.crumb, []));
  pageOf.set(option, page);
  group.append(option);
  return group;
}

function draw<T extends 'a' | 'div' | 'span'>(tag: T, kind: string, role: string | null): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  element.className = `search-${kind}`;
  element.role = role;
  // The field keeps the focus.
  if (tag === 'a') element.tabIndex = -1;
  return element;
}

/** Words that were looked for are marked; nothing is drawn of nothing. */
function text(kind: string, content: string, words: readonly string[]): HTMLElement[] {
  const element = draw('span', kind, null);
  let at = 0;
  for (const { 0: found, index } of words.length > 0 ? fold(content).matchAll(patternOf(words)) : []) {
    const mark = document.createElement('mark');
    mark.append(content.slice(index, index + found.length));
    element.append(content.slice(at, index), mark);
    at = index + found.length;
  }
  element.append(content.slice(at));
  return content ? [element] : [];
}
