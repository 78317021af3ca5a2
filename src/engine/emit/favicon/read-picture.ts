/** Reads a picture of any kind that icons are made of, by its bytes, whatever its name says. */
import { readText } from '../../project/text.ts';
import { readIconFile } from './icon-file.ts';
import { readJpeg } from './jpeg/read-jpeg.ts';
import type { Picture } from './picture.ts';
import { readGif } from './read-gif.ts';
import { readPng } from './read-png.ts';
import { drawSvg } from './svg/draw-svg.ts';
import { readWebp } from './webp/read-webp.ts';

/** Drawings have no size of their own. */
const VECTOR_SIZE = 512;

/** `undefined` for a damaged picture, one of another kind, or a drawing that would lack something. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  return readRaster(bytes) ?? readDrawing(bytes);
}

/** The same for pictures of pixels alone. */
export function readRaster(bytes: Uint8Array): Picture | undefined {
  return readPng(bytes) ?? readIconFile(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? readGif(bytes);
}

function readDrawing(bytes: Uint8Array): Picture | undefined {
  const drawing = drawSvg(readText(bytes), VECTOR_SIZE);
  return drawing?.missing.length === 0 ? drawing.picture : undefined;
}
