/** The outlines of SVG's basic shapes. */
import { parsePath, type Subpath } from '../../shared/svg-path.ts';
import type { Declarations } from './style-sheet.ts';

/** Width and height that percentages refer to. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A number, in pixels or as a share of `whole`; `fallback` for anything else. */
export function readLength(text: string | undefined, whole: number, fallback = 0): number {
  const value = Number.parseFloat(text ?? '');
  if (!Number.isFinite(value)) return fallback;
  return text?.trim().endsWith('%') ? (value / 100) * whole : value;
}

/** `undefined` for an element that is no shape. */
export function shapeOf(name: string, properties: Declarations, view: Viewport): readonly Subpath[] | undefined {
  const across = (key: string, fallback = 0) => readLength(properties[key], view.width, fallback);
  const down = (key: string, fallback = 0) => readLength(properties[key], view.height, fallback);
  switch (name) {
    case 'path':
      return parsePath((properties.d ?? '').replace(/^path\(\s*["']|["']\s*\)$/g, ''));
    case 'rect': {
      const [x, y, width, height] = [across('x'), down('y'), across('width'), down('height')];
      if (width <= 0 || height <= 0) return [];
      const rx = Math.min(width / 2, across('rx', down('ry')));
      const ry = Math.min(height / 2, down('ry', across('rx')));
      if (rx <= 0 || ry <= 0) return parsePath(`M${x} ${y}h${width}v${height}h${-width}z`);
      const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      return parsePath(
        `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
          `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`,
      );
    }
    case 'circle':
      return ellipse(across('cx'), down('cy'), readLength(properties.r, Math.min(view.width, view.height)));
    case 'ellipse':
      return ellipse(across('cx'), down('cy'), across('rx', down('ry')), down('ry', across('rx')));
    case 'line':
      return parsePath(`M${across('x1')} ${down('y1')}L${across('x2')} ${down('y2')}`);
    case 'polyline':
    case 'polygon':
      return parsePath(`M${properties.points ?? ''}${name === 'polygon' ? 'z' : ''}`);
    default:
      return undefined;
  }
}

function ellipse(cx: number, cy: number, rx: number, ry = rx): readonly Subpath[] {
  if (!(rx > 0 && ry > 0)) return [];
  return parsePath(`M${cx + rx} ${cy}a${rx} ${ry} 0 1 1 ${-2 * rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0z`);
}
