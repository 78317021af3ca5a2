/** Reads a picture of any kind that icons are made of. */
import { readText } from '../project/text.ts';
import type { Picture } from './picture.ts';
import { readRaster } from './read-raster.ts';
import { drawSvg } from './svg/draw-svg.ts';

/** Drawings have no size of their own. */
const VECTOR_SIZE = 512;

/** `undefined` for a damaged picture, one of another kind, or a drawing that would lack something or everything. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  return readRaster(bytes) ?? readDrawing(bytes);
}

function readDrawing(bytes: Uint8Array): Picture | undefined {
  const drawing = drawSvg(readText(bytes), VECTOR_SIZE);
  return drawing?.missing.length === 0 && isSeen(drawing.picture) ? drawing.picture : undefined;
}

/** Whether there is anything in it. */
export function isSeen({ pixels }: Picture): boolean {
  return pixels.some((value, index) => index % 4 === 3 && value > 0);
}
