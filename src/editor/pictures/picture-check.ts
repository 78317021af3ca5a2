/** Whether a picture can be drawn in the editor's own page, which nothing watches over. Loaded with the first picture. */
import { readImageSize } from '../../images/image-size.ts';
import { isFileTooMuchToDraw } from '../../images/svg/drawing-work.ts';

/** A large photograph has half of these pixels, and a short file may claim any number. */
const MOST_PIXELS = 100_000_000;

/** @param type of the picture, where a browser does not find it out by itself */
export function isTooMuchToShow(bytes: Uint8Array, type: string | undefined): boolean {
  return type === 'image/svg+xml' ? isFileTooMuchToDraw(bytes) : pixelsOf(bytes) > MOST_PIXELS;
}

function pixelsOf(bytes: Uint8Array): number {
  const { width = 0, height = 0 } = readImageSize(bytes) ?? {};
  return width * height;
}
