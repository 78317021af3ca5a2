/** Draws what was found. */
import { fold } from '../../../shared/search/fold.ts';
import type { SearchHead } from '../../../shared/search/index-format.ts';
import type { SearchHit } from './find.ts';
import { patternOf } from './match.ts';

export interface DrawnPage {
  readonly href: string;
  readonly title: string;
  readonly crumb: string;
}

/** A page with its lines; each is an option that leads to its place. */
export function drawHit({ page, lines }: SearchHit, { head, root, words, withScope }: Drawing): HTMLElement {
  const [output = '', title = '', crumb = 0, description = '', , scopes = []] = head.pages[page] ?? [];
  const scope = withScope ? (head.scopes[scopes[0] ?? -1]?.[1] ?? '') : '';
  const href = root + output.split('/').map(encodeURIComponent).join('/');
  const place = [scope, head.crumbs[crumb] ?? ''].filter(Boolean).join(' › ');
  const group = drawPage({ href, title, crumb: place }, words);
  if (lines.length === 0 && description !== '')
    group.firstElementChild?.append(text('search-excerpt', description, words));
  for (const { anchor, heading, excerpt } of lines) {
    const option = link(href + (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`), 'search-line');
    if (heading !== '') option.append(text('search-heading', heading, words));
    if (excerpt !== '') option.append(text('search-excerpt', excerpt, words));
    group.append(option);
  }
  return group;
}

export interface Drawing {
  readonly head: SearchHead;
  readonly root: string;
  readonly words: readonly string[];
  /** Says which version or language a page belongs to. */
  readonly withScope: boolean;
}

export function drawPage({ href, title, crumb }: DrawnPage, words: readonly string[]): HTMLElement {
  const group = document.createElement('div');
  group.className = 'search-page';
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', title);
  const option = link(href, 'search-title');
  option.append(text('search-name', title, words), text('search-crumb', crumb, []));
  group.append(option);
  return group;
}

function link(href: string, className: string): HTMLAnchorElement {
  const option = document.createElement('a');
  option.href = href;
  option.className = className;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.tabIndex = -1;
  return option;
}

/** Words that were looked for are marked. */
function text(className: string, content: string, words: readonly string[]): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  let at = 0;
  for (const match of words.length === 0 ? [] : fold(content).matchAll(patternOf(words))) {
    const mark = document.createElement('mark');
    mark.textContent = content.slice(match.index, match.index + match[0].length);
    element.append(content.slice(at, match.index), mark);
    at = match.index + match[0].length;
  }
  element.append(content.slice(at));
  return element;
}
