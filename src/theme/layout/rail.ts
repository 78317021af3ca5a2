/**
 * Some components belong beside the text wherever they are written. They mark what they draw, and the layout
 * moves what is marked from the rendered page into the column on the right.
 */
import type { JsxNode } from '../../engine/render/jsx.ts';

const OPEN = '<!--rail-->';
const CLOSE = '<!--/rail-->';

export interface RailSplit {
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
  if (!html.includes(OPEN)) return { main: html, rail: '' };
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
  return depth === 0 ? { main: main + rest, rail } : { main, rail: rail + rest };
}
