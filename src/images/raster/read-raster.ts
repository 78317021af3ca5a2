/** Reads a picture of pixels, by its bytes, whatever its name says. */

import { readIconFile } from '../icon-file.ts';
import { readImageSize } from '../image-size.ts';
import { MOST_PIXELS, type Picture } from '../picture.ts';
import type { Codecs } from './codecs.ts';
import { readGif } from './read-gif.ts';
import { firstFrame, onCanvas } from './webp-frame.ts';

/** `undefined` for a damaged picture, one of another kind, or one with more than `MOST_PIXELS`. */
export type ReadRaster = (bytes: Uint8Array) => Promise<Picture | undefined>;

export function createRasterReader({ png, jpeg, webp }: Codecs): ReadRaster {
  const isSmall = (bytes: Uint8Array): boolean => {
    const size = readImageSize(bytes);
    return size !== undefined && size.width * size.height <= MOST_PIXELS;
  };

  async function readWebp(bytes: Uint8Array): Promise<Picture | undefined> {
    const frame = firstFrame(bytes);
    if (frame === undefined) return webp(bytes);
    const picture = isSmall(frame.bytes) ? await webp(frame.bytes) : undefined;
    return picture && onCanvas(picture, frame);
  }

  async function readPng(bytes: Uint8Array): Promise<Picture | undefined> {
    return hasText(bytes, 1, 'PNG') && isSmall(bytes) ? png(bytes) : undefined;
  }

  return async (bytes) => {
    if (hasText(bytes, 0, '\0\0\u0001\0')) return readIconFile(bytes, readPng);
    if (!isSmall(bytes)) return undefined;
    if (hasText(bytes, 1, 'PNG')) return readPng(bytes);
    if (hasText(bytes, 0, '\u00ff\u00d8')) return jpeg(bytes);
    if (hasText(bytes, 8, 'WEBP')) return readWebp(bytes);
    return hasText(bytes, 0, 'GIF8') ? readGif(bytes) : undefined;
  };
}

/** One letter a byte. */
function hasText(bytes: Uint8Array, at: number, wanted: string): boolean {
  return [...wanted].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}
