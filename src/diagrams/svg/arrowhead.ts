/** Ends of lines, drawn where they are: a marker would need an id, and ids would meet those of other diagrams. */
import type { Point } from './geometry.ts';
import { element, short } from './markup.ts';

export type Arrowhead =
  | 'none'
  | 'arrow'
  | 'open'
  | 'half-top'
  | 'half-bottom'
  | 'wedge-top'
  | 'wedge-bottom'
  | 'circle'
  | 'circle-plus'
  | 'cross'
  | 'triangle'
  | 'diamond'
  | 'diamond-filled'
  | 'lollipop'
  | 'one'
  | 'zero-or-one'
  | 'one-or-more'
  | 'zero-or-more';

interface Drawing {
  /** Where the line ends, before the tip. */
  readonly back: number;
  /** Tip at 0 0, pointing to the right. */
  readonly path: string;
  readonly kind: string;
  readonly circle?: readonly [x: number, radius: number];
}

const DRAWINGS: Readonly<Record<Exclude<Arrowhead, 'none'>, Drawing>> = {
  arrow: { back: 7, path: 'M0 0-9-4.5-7.5 0-9 4.5z', kind: 'dg-solid' },
  open: { back: 1, path: 'M-8-5 0 0-8 5', kind: 'dg-line' },
  'half-top': { back: 0, path: 'M0 0-9-5', kind: 'dg-line' },
  'half-bottom': { back: 0, path: 'M0 0-9 5', kind: 'dg-line' },
  'wedge-top': { back: 1, path: 'M0 0-10-5.5-10 0z', kind: 'dg-solid' },
  'wedge-bottom': { back: 1, path: 'M0 0-10 5.5-10 0z', kind: 'dg-solid' },
  circle: { back: 9, path: '', kind: 'dg-line dg-ground', circle: [-4.5, 4] },
  'circle-plus': { back: 13, path: 'M-13 0H0M-6.5-6.5V6.5', kind: 'dg-line', circle: [-6.5, 6.5] },
  cross: { back: 6, path: 'M-10-4-2 4M-10 4-2-4', kind: 'dg-line' },
  triangle: { back: 13, path: 'M0 0-14-7-14 7z', kind: 'dg-line dg-ground' },
  diamond: { back: 16, path: 'M0 0-8.5-5-17 0-8.5 5z', kind: 'dg-line dg-ground' },
  'diamond-filled': { back: 16, path: 'M0 0-8.5-5-17 0-8.5 5z', kind: 'dg-solid' },
  lollipop: { back: 10, path: '', kind: 'dg-line dg-ground', circle: [-5, 5] },
  one: { back: 0, path: 'M-8-6V6M-13-6V6', kind: 'dg-line' },
  'zero-or-one': { back: 0, path: 'M-8-6V6', kind: 'dg-line dg-ground', circle: [-16, 5] },
  'one-or-more': { back: 0, path: 'M0-7-12 0 0 7M-15-6V6', kind: 'dg-line' },
  'zero-or-more': { back: 0, path: 'M0-7-12 0 0 7', kind: 'dg-line', circle: [-17, 5] },
};

/** How far from its tip the line should end. */
export function backOf(head: Arrowhead): number {
  return head === 'none' ? 0 : DRAWINGS[head].back;
}

/** The head with its tip at `tip`, pointing away from `from`. */
export function drawArrowhead(head: Arrowhead, tip: Point, from: Point, style?: string): string {
  if (head === 'none') return '';
  const { path, kind, circle } = DRAWINGS[head];
  const angle = (Math.atan2(tip.y - from.y, tip.x - from.x) * 180) / Math.PI;
  const transform = `translate(${short(tip.x)} ${short(tip.y)})${Math.round(angle) === 0 ? '' : ` rotate(${Math.round(angle)})`}`;
  const lines = path === '' ? '' : element('path', { class: kind, transform, d: path, style });
  const ring =
    circle === undefined
      ? ''
      : element('circle', { class: 'dg-line dg-ground', transform, cx: circle[0], r: circle[1], style });
  // A sign inside a circle stands on it.
  return head === 'circle-plus' ? ring + lines : lines + ring;
}
