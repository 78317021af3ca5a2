/** Where the part of the plane that an `<svg>` shows comes to stand, and where transformations turn around. */
import type { Matrix } from './matrix.ts';
import { IDENTITY, multiply, readTransform } from './matrix.ts';
import { readLength, type Viewport } from './shapes.ts';
import type { Declarations } from './style-sheet.ts';

export interface View extends Viewport {
  readonly x: number;
  readonly y: number;
}

/** The part of the plane that an `<svg>` shows. */
export function viewOf(attributes: Declarations, room: Viewport): View {
  const [x = 0, y = 0, width = 0, height = 0] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0 && Number.isFinite(x + y)) return { x, y, width, height };
  const size = (key: 'width' | 'height') => readLength(attributes[key], room[key]) || room[key];
  return { x: 0, y: 0, width: size('width'), height: size('height') };
}

/** As large as there is room, in the middle. */
export function placeBox(view: View, room: Viewport): Matrix {
  const scale = Math.min(room.width / view.width, room.height / view.height);
  const left = (room.width - view.width * scale) / 2 - view.x * scale;
  const top = (room.height - view.height * scale) / 2 - view.y * scale;
  return [scale, 0, 0, scale, left, top];
}

/** The `transform` of an element around its origin; `undefined` for one that cannot be read. */
export function transformOf(own: Declarations, view: Viewport): Matrix | undefined {
  const transform = readTransform(own.transform);
  const origin = own['transform-origin'];
  if (transform === undefined || transform === IDENTITY || origin === undefined) return transform;
  // The box of the element itself is not known yet.
  if (/fill-box|content-box|stroke-box/.test(own['transform-box'] ?? '') && !/^[\s\d.px]+$/.test(origin))
    return undefined;
  const words: Readonly<Record<string, string>> = {
    left: '0%',
    top: '0%',
    center: '50%',
    right: '100%',
    bottom: '100%',
  };
  let [across = '50%', down = '50%'] = origin.trim().split(/\s+/);
  if (/^(?:top|bottom)$/.test(across) || /^(?:left|right)$/.test(down)) [across, down] = [down, across];
  const x = readLength(words[across] ?? across, view.width);
  const y = readLength(words[down] ?? down, view.height);
  return multiply([1, 0, 0, 1, x, y], multiply(transform, [1, 0, 0, 1, -x, -y]));
}
