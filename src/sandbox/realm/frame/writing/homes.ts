/** Elements of the page whose words can be typed in: which one a place is, and which place an element has. */
import type { FieldPlace } from '../../../field-messages.ts';
import type { ElementPlaces, SourceLines } from '../picking/element-places.ts';
import type { Way } from './field-edges.ts';
import type { Point } from './page-field.ts';

/** An element with words that could be typed in. */
export interface Home {
  readonly element: HTMLElement;
  readonly place: FieldPlace;
}

const HOMES = 'p, h1, h2, h3, h4, h5, h6, li, td, th';
/** With words of a component on one line, of an attribute or of the front matter, and which. */
const SETTINGS: readonly (readonly [selector: string, place: Pick<FieldPlace, 'part' | 'key'>, of: string])[] = [
  ['.page-header > h1', { part: 'front-matter', key: 'title' }, '.page-header > h1'],
  ['.page-description', { part: 'front-matter', key: 'description' }, '.page-description'],
  ['.card-title', { part: 'attribute', key: 'title' }, '.card'],
  ['.callout-title', { part: 'attribute', key: 'title' }, '.callout'],
  ['.step-title', { part: 'attribute', key: 'title' }, '.step'],
  ['.accordion-title', { part: 'attribute', key: 'title' }, '.accordion'],
  ['.tab-panel-name', { part: 'attribute', key: 'title' }, '.tab-panel, .tab-alone'],
  ['.expandable-title', { part: 'attribute', key: 'title' }, '.expandable'],
  ['.update-label', { part: 'attribute', key: 'label' }, '.update'],
  ['.update-description', { part: 'attribute', key: 'description' }, '.update'],
  ['.view-name', { part: 'attribute', key: 'title' }, '.view'],
  ['.callout-body', { part: 'element' }, '.callout'],
  ['.card-body', { part: 'element' }, '.card'],
  ['.step-body', { part: 'element' }, '.step'],
];
const ALL_HOMES = [HOMES, ...SETTINGS.map(([selector]) => selector)].join(', ');
/** Clicks on these are for what they show, and what is in them is not the page's words. */
const OTHERS =
  'img, picture, video, pre, math, svg, lw-live, leafwright-place, button, summary, input, select, textarea';

/** What was pointed at: the link of a card covers it, words stand below. */
export function pointedAt(node: Node | null, point: Point | undefined): Node | null {
  const cover = node instanceof Element ? node.closest('.card-title a') : null;
  if (!cover || !point) return node;
  const isIn = ({ left, right, top, bottom }: DOMRect): boolean =>
    point.left >= left && point.left <= right && point.top >= top && point.top <= bottom;
  if ([...cover.getClientRects()].some(isIn)) return node;
  return document.elementsFromPoint(point.left, point.top).find((element) => !cover.contains(element)) ?? node;
}

/** The innermost element around a node whose words might be typed in. Only the app knows whether they are. */
export function homeAround(node: Node | null, places: ElementPlaces): Home | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element || element.closest(OTHERS)) return undefined;
  const home = element.closest<HTMLElement>(ALL_HOMES);
  const place = home ? placeOf(home, places) : undefined;
  return home && place ? { element: home, place } : undefined;
}

/** Titles that are switches for readers, or that a switch stands for: by the part that is switched. */
const SWITCHED: readonly (readonly [part: string, title: string])[] = [
  ['.tab-panel', '.tab-panel-name'],
  ['.accordion', '.accordion-title'],
  ['.expandable', '.expandable-title'],
];

/**
 * The title of a tab, an accordion, more fields or a view, which is a switch for readers. Those of a tab and of a view are
 * typed in at the top of what they show: in a button nothing can be typed.
 */
export function homeOfSwitch(node: Node | null, places: ElementPlaces): Home | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const title = element ? titleOfSwitch(element) : undefined;
  const place = title ? placeOf(title, places) : undefined;
  return title && place ? { element: title, place } : undefined;
}

function titleOfSwitch(element: Element): HTMLElement | undefined {
  if (element.closest('.view-choice')) {
    // A name that several views share is one word for the reader: it is not changed in one of them alone.
    const names = document.querySelectorAll<HTMLElement>('.view[data-shown=true] > .view-name');
    return names.length === 1 ? names[0] : undefined;
  }
  const tab = element.closest('[role=tab]');
  const at = tab ? document.getElementById(tab.getAttribute('aria-controls') ?? '') : element;
  for (const [part, title] of SWITCHED) {
    const isAt = at?.matches(`${part}, ${part} > summary, ${part} > summary *`) === true;
    if (isAt) return shownIn(at.closest(part), title);
  }
  return undefined;
}

/** Of words that are there once for each state of a switch, those that are shown. */
function shownIn(element: Element | null, selector: string): HTMLElement | undefined {
  const [first, ...others] = element?.querySelectorAll<HTMLElement>(selector) ?? [];
  const isShown = ({ parentElement }: Element) => (parentElement?.getClientRects().length ?? 0) > 0;
  const same = first?.parentElement?.parentElement;
  return first && !isShown(first) ? (others.find((one) => same?.contains(one) && isShown(one)) ?? first) : first;
}

/**
 * The next words that might be typed in, from an element. Up and down from a cell, those of the row above and below come
 * first.
 */
export function homeBeside(from: HTMLElement, way: Way, places: ElementPlaces): Home | undefined {
  const isBack = way === 'up' || way === 'left';
  const wanted = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const others = [...document.querySelectorAll<HTMLElement>(ALL_HOMES)].filter(
    (element) => (from.compareDocumentPosition(element) & wanted) !== 0,
  );
  const isUpright = way === 'up' || way === 'down';
  const row = isUpright && from instanceof HTMLTableCellElement ? from.parentElement : null;
  for (const element of isBack ? others.reverse() : others) {
    if (row && element instanceof HTMLTableCellElement && row.closest('table') === element.closest('table')) {
      if (element.parentElement === row || element.cellIndex !== (from as HTMLTableCellElement).cellIndex) continue;
    }
    if (element.getClientRects().length === 0 || holdsHome(element)) continue;
    const home = homeAround(element, places);
    if (home) return home;
  }
  return undefined;
}

/** An item whose words are a paragraph in it. */
function holdsHome(element: Element): boolean {
  const first = element.matches('li') ? element.querySelector(':scope > p') : null;
  return first !== null && !hasWordsBefore(element, first);
}

/** Whether an element holds the words of an item of a list. */
export function isItem(home: Element): boolean {
  return home.matches('li') || home.matches('li:not(.step) > p:first-of-type');
}

/** The element at a place, as far as the document shown has it. */
export function elementOf(place: FieldPlace, places: ElementPlaces): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  for (const { element, sources } of places.values()) {
    const lines = sources.at(-1);
    if (!lines || sources.length > 1 || !isAt(lines, place)) continue;
    const home = homeIn(element, place);
    if (home) found = home;
  }
  return found;
}

function isAt({ file, first, last }: SourceLines, place: FieldPlace): boolean {
  return file === place.file && first === place.first && last === place.last;
}

function homeIn(element: Element, { part, key, column = -1 }: FieldPlace): HTMLElement | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  const [selector, , of] =
    SETTINGS.find((one) => one[1].part === part && one[1].key === key && element.matches(one[2])) ?? [];
  if (selector !== undefined) return selector === of ? element : shownIn(element, selector);
  switch (part) {
    case 'heading':
      return element.matches('h1, h2, h3, h4, h5, h6') ? element : undefined;
    case 'paragraph':
      return element.matches('p') ? element : undefined;
    case 'item': {
      if (!element.matches('li')) return undefined;
      // With blank lines between them, items hold paragraphs.
      const first = element.querySelector<HTMLElement>(':scope > p');
      return first && !hasWordsBefore(element, first) ? first : element;
    }
    case 'cell':
      return element instanceof HTMLTableRowElement ? element.cells[column] : undefined;
    default:
      return undefined;
  }
}

function hasWordsBefore(item: Element, first: Element): boolean {
  for (let node = item.firstChild; node && node !== first; node = node.nextSibling)
    if ((node.textContent ?? '').trim() !== '') return true;
  return false;
}

function placeOf(home: HTMLElement, places: ElementPlaces): FieldPlace | undefined {
  const [, setting, of] = SETTINGS.find(([selector]) => home.matches(selector)) ?? [];
  const placed = home instanceof HTMLTableCellElement ? home.parentElement : of === undefined ? home : home.closest(of);
  const sources = placed ? (places.get(placed)?.sources ?? []) : [];
  const [lines, ...around] = sources;
  // What a snippet brings along is of its file.
  if (!lines || around.length > 0) return undefined;
  const at = { file: lines.file, first: lines.first, last: lines.last };
  // A component on several lines has blocks, which are typed in one by one.
  if (setting?.part === 'element' && at.first !== at.last) return undefined;
  if (setting) return { ...at, ...setting };
  if (home instanceof HTMLTableCellElement) return { ...at, part: 'cell', column: home.cellIndex };
  if (home.matches('li')) return { ...at, part: 'item' };
  return { ...at, part: home.matches('p') ? 'paragraph' : 'heading' };
}
