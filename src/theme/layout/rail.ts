/**
 * Some components belong beside the text wherever they are written. They mark what they draw, and the layout
 * moves what is marked from the rendered page into the column on the right; on narrow screens that column stands
 * where its first part was written.
 */
import type { JsxNode } from '../../engine/theme-api.ts';

const MARKER = /<!--(\/?)rail(?: (request|answer))?-->/g;
const CLOSE = '<!--/rail-->';
const PLACE = '<!--rail place-->';

export interface RailSplit {
  /** The text, with a mark for `aroundRail` where the rail belongs. */
  readonly main: string;
  /** Empty when nothing is marked. */
  readonly rail: string;
}

/** Marks a drawing as belonging into the column on the right. A request stands above the answers, wherever both are written. */
export function inRail(node: JsxNode, kind?: 'request' | 'answer'): JsxNode {
  return [{ html: kind === undefined ? '<!--rail-->' : `<!--rail ${kind}-->` }, node, { html: CLOSE }];
}

/** Takes the marked parts out of a rendered page; a marked part inside another moves with it. */
export function splitRail(html: string): RailSplit {
  if (!html.includes('<!--rail')) return { main: html, rail: '' };
  const parts: RailPart[] = [];
  let first: number | undefined;
  let main = '';
  let position = 0;
  let depth = 0;
  const add = (text: string): void => {
    const part = parts.at(-1);
    if (depth === 0 || part === undefined) main += text;
    else part.html += text;
  };
  for (const { 0: marker, 1: slash, 2: kind, index } of html.matchAll(MARKER)) {
    add(html.slice(position, index));
    if (slash === '' && depth === 0) parts.push({ kind, html: '' });
    if (slash === '') first ??= index;
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    position = index + marker.length;
  }
  if (first === undefined) return { main: html, rail: '' };
  add(html.slice(position));
  const place = endOfElementAround(main, first);
  const rail = inOrder(parts).map((part) => part.html);
  return { main: `${main.slice(0, place)}${PLACE}${main.slice(place)}`, rail: rail.join('') };
}

interface RailPart {
  readonly kind: string | undefined;
  html: string;
}

/** As they are written, but for requests that stand below the first answer: they come right above it. */
function inOrder(parts: readonly RailPart[]): readonly RailPart[] {
  const answer = parts.findIndex(({ kind }) => kind === 'answer');
  if (answer < 0) return parts;
  const below = parts.slice(answer);
  const isRequest = ({ kind }: RailPart): boolean => kind === 'request';
  return [...parts.slice(0, answer), ...below.filter(isRequest), ...below.filter((part) => !isRequest(part))];
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

const TAG = /<(\/?)([a-z][\w:-]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gi;
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
