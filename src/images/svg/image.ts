/** Pictures inside of a drawing: where they come to stand, and how they are painted. */
import type { Picture } from '../picture.ts';
import { resizePicture } from '../resize-picture.ts';
import type { Paint } from './gradient.ts';
import { invert, type Matrix, multiply } from './matrix.ts';
import type { Declarations } from './style-sheet.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture comes to stand in its box, and which part of the box it fills. */
export function placeImage(picture: Picture, box: Box, aspect: string | undefined): Box {
  if (/^\s*none/.test(aspect ?? '')) return box;
  const [scaleX, scaleY] = [box.width / picture.width, box.height / picture.height];
  const scale = /slice/.test(aspect ?? '') ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const share = (axis: 'x' | 'Y') => {
    const [, place = 'Mid'] = new RegExp(`${axis}(Min|Mid|Max)`).exec(aspect ?? '') ?? [];
    return place === 'Min' ? 0 : place === 'Max' ? 1 : 0.5;
  };
  return {
    x: box.x + (box.width - width) * share('x'),
    y: box.y + (box.height - height) * share('Y'),
    width,
    height,
  };
}

/** @param box Of the picture, in the user's units, which `matrix` turns into pixels. */
export function paintImage(picture: Picture, box: Box, matrix: Matrix): Paint | undefined {
  const [a, b, c, d] = matrix;
  const shown = [Math.hypot(a, b) * box.width, Math.hypot(c, d) * box.height] as const;
  // Made smaller first: what is seen of many pixels is their mean.
  const sized = resizePicture(
    picture,
    Math.max(1, Math.min(picture.width, Math.round(shown[0]))),
    Math.max(1, Math.min(picture.height, Math.round(shown[1]))),
  );
  const units: Matrix = [box.width / sized.width, 0, 0, box.height / sized.height, box.x, box.y];
  const inverse = invert(multiply(matrix, units));
  return inverse && samplePicture(sized, inverse);
}

/** Between four pixels by how near they are; the edges go on. */
function samplePicture({ width, height, pixels }: Picture, [a, b, c, d, e, f]: Matrix): Paint {
  const at = (x: number, y: number) =>
    (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4;
  return (px, py) => {
    const [x, y] = [a * px + c * py + e - 0.5, b * px + d * py + f - 0.5];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [shareX, shareY] = [x - left, y - top];
    const sums = [0, 0, 0, 0];
    for (const [index, share] of [
      [at(left, top), (1 - shareX) * (1 - shareY)],
      [at(left + 1, top), shareX * (1 - shareY)],
      [at(left, top + 1), (1 - shareX) * shareY],
      [at(left + 1, top + 1), shareX * shareY],
    ] as const) {
      const alpha = ((pixels[index + 3] as number) / 255) * share;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[channel] = (sums[channel] as number) + ((pixels[index + channel] as number) / 255) * alpha;
      }
      sums[3] = (sums[3] as number) + alpha;
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = sums;
    return alpha === 0 ? [0, 0, 0, 0] : [red / alpha, green / alpha, blue / alpha, alpha];
  };
}

/** Of attributes. */
export function boxOfImage(own: Declarations, picture: Picture, length: (key: string, isDown: boolean) => number): Box {
  const [width, height] = [length('width', false), length('height', true)];
  const ratio = picture.width / picture.height;
  return {
    x: length('x', false),
    y: length('y', true),
    width: own.width === undefined || own.width === 'auto' ? (height > 0 ? height * ratio : picture.width) : width,
    height: own.height === undefined || own.height === 'auto' ? (width > 0 ? width / ratio : picture.height) : height,
  };
}
