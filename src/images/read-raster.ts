/** Reads a picture of pixels, by its bytes, whatever its name says. */
import { readIconFile } from './icon-file.ts';
import { readJpeg } from './jpeg/read-jpeg.ts';
import type { Picture } from './picture.ts';
import { readGif } from './read-gif.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './webp/read-webp.ts';

/** `undefined` for a damaged picture, or one of another kind. */
export function readRaster(bytes: Uint8Array): Picture | undefined {
  return readPng(bytes) ?? readIconFile(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? readGif(bytes);
}
