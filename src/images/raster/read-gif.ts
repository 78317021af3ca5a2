/** Reads GIF: of a moving picture the first frame. */
import { GifReader } from 'omggif';
import type { Picture } from '../picture.ts';

/** `undefined` for a damaged picture. The caller has looked at its size. */
export function readGif(bytes: Uint8Array): Picture | undefined {
  try {
    const reader = new GifReader(bytes);
    const { width, height } = reader;
    const frame = reader.frameInfo(0);
    // The package writes a frame that sticks out into the next row.
    const isInside = frame.x + frame.width <= width && frame.y + frame.height <= height;
    if (!isInside || frame.width * frame.height === 0) return undefined;
    const pixels = new Uint8Array(width * height * 4);
    reader.decodeAndBlitFrameRGBA(0, pixels);
    return { width, height, pixels };
  } catch {
    return undefined;
  }
}
