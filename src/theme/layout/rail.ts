/**
 * Some components belong beside the text wherever they are written. They mark what they draw, and the layout
 * moves what is marked from the rendered page into the column on the right; on narrow screens that column stands
 * where its first part was written.
 */
import type { JsxNode } from '../../engine/theme-api.ts';

const OPEN = '<!--rail-->';
const CLOSE = '<!--/rail-->';
const PLACE = '<!--rail place-->';

export interface RailSplit {
  /** The text, with a mark for `aroundRail` where the rail belongs. */
  readonly main: string;
  /** Empty when nothing is marked. */
  readonly rail: string;
}

/** Marks a drawing as belonging into the column on the right. */
export function inRail(node: JsxNode): JsxNode {
  return [{ html: OPEN }, node, { html: CLOSE }];
}

/** Takes the marked parts out of a rendered page; a marked part inside another moves with it. */
export function splitRail(html: string): RailSplit {
  const first = html.indexOf(OPEN);
  if (first < 0) return { main: html, rail: '' };
  let main = '';
  let rail = '';
  let position = 0;
  let depth = 0;
  for (const { 0: marker, index } of html.matchAll(/<!--\/?rail-->/g)) {
    const part = html.slice(position, index);
    if (depth === 0) main += part;
    else rail += part;
    depth = Math.max(0, depth + (marker === OPEN ? 1 : -1));
    position = index + marker.length;
  }
  const rest = html.slice(position);
  if (depth === 0) main += rest;
  else rail += rest;
  const place = endOfElementAround(main, first);
  return { main: `${main.slice(0, place)}${PLACE}${main.slice(place)}`, rail };
}

/** The text before and after the place of the rail; all of it stands after where there is no place. */
export function aroundRail(content: JsxNode): { readonly before: readonly JsxNode[]; readonly after: JsxNode } {
  const parts = [content].flat() as readonly JsxNode[];
  for (const [index, part] of parts.entries()) {
    const html = typeof part === 'object' && part !== null && 'html' in part ? part.html : '';
    const place = html.indexOf(PLACE);
    if (place < 0) continue;
    const head = html.slice(0, place);
    return {
      before: [...parts.slice(0, index), ...(head.trim() === '' ? [] : [{ html: head }])],
      after: [{ html: html.slice(place + PLACE.length) }, ...parts.slice(index + 1)],
    };
  }
  return { before: [], after: content };
}

const TAG = /<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** The position itself where it is inside of no element, else the end of the outermost element around it. */
function endOfElementAround(html: string, position: number): number {
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (index >= position && depth === 0) return position;
    if (VOID.test(name)) continue;
    depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
    if (index >= position && depth === 0) return index + tag.length;
  }
  return position;
}
