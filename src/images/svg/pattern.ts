/** Surfaces that are filled with the same tile again and again. */
import type { Paint } from './gradient.ts';
import { Layer } from './layer.ts';
import { invert, type Matrix, multiply, readTransform } from './matrix.ts';
import type { XmlElement } from './read-xml.ts';
import { readLength, type Viewport } from './shapes.ts';
import { placeBox, viewOf } from './view-box.ts';

export interface PatternPlace {
  /** From the user's units to pixels. */
  readonly matrix: Matrix;
  /** Of the painted shape, in the user's units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly view: Viewport;
  /** The element and those whose attributes it takes over. */
  readonly chain: readonly XmlElement[];
  /** Draws the contents. */
  readonly draw: (element: XmlElement, matrix: Matrix, layer: Layer) => void;
}

/** Finer than that no icon is. */
const LARGEST_TILE = 1024;

/** `undefined` for a pattern that paints nothing. */
export function makePattern({ matrix, box, view, chain, draw }: PatternPlace): Paint | undefined {
  const attribute = (name: string) => chain.find((one) => one.attributes[name] !== undefined)?.attributes[name];
  const source = chain.find(({ children }) => children.length > 0);
  const own = readTransform(attribute('patternTransform'));
  if (source === undefined || own === undefined) return undefined;
  const isInBox = attribute('patternUnits') !== 'userSpaceOnUse';
  const room = isInBox ? { width: 1, height: 1 } : view;
  const [x, y] = [readLength(attribute('x'), room.width), readLength(attribute('y'), room.height)];
  const size = {
    width: readLength(attribute('width'), room.width),
    height: readLength(attribute('height'), room.height),
  };
  const tile = isInBox
    ? {
        x: box.x + x * box.width,
        y: box.y + y * box.height,
        width: size.width * box.width,
        height: size.height * box.height,
      }
    : { x, y, ...size };
  const placed = multiply(matrix, own);
  const inverse = invert(placed);
  if (inverse === undefined || !(tile.width > 0 && tile.height > 0)) return undefined;
  const pixels = Math.max(
    Math.hypot(placed[0], placed[1]) * tile.width,
    Math.hypot(placed[2], placed[3]) * tile.height,
  );
  const layer = new Layer(Math.min(LARGEST_TILE, Math.max(1, Math.ceil(pixels))));
  const scale: Matrix = [layer.size / tile.width, 0, 0, layer.size / tile.height, 0, 0];
  const atCorner = multiply(scale, [1, 0, 0, 1, -tile.x, -tile.y]);
  draw(source, multiply(atCorner, contentMatrix()), layer);
  const [a, b, c, d, e, f] = inverse;
  const wrap = (place: number) => Math.floor((place - Math.floor(place)) * layer.size);
  return (px, py) => {
    const column = wrap((a * px + c * py + e - tile.x) / tile.width);
    const row = wrap((b * px + d * py + f - tile.y) / tile.height);
    const at = (row * layer.size + column) * 4;
    const alpha = layer.values[at + 3] as number;
    if (alpha === 0) return [0, 0, 0, 0];
    const part = (channel: number) => (layer.values[at + channel] as number) / alpha;
    return [part(0), part(1), part(2), alpha];
  };

  function contentMatrix(): Matrix {
    const viewBox = attribute('viewBox');
    if (viewBox !== undefined) {
      return multiply([1, 0, 0, 1, tile.x, tile.y], placeBox(viewOf({ viewBox }, tile), tile));
    }
    if (attribute('patternContentUnits') === 'objectBoundingBox') return [box.width, 0, 0, box.height, box.x, box.y];
    // Contents in the user's units begin at the corner of the tile.
    return [1, 0, 0, 1, tile.x, tile.y];
  }
}
