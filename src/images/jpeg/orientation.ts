/** How a camera was held when it took a picture (Exif 2.3, tag 0x0112). */
import type { Picture } from '../picture.ts';

/** 1 to 8. @param bytes From the head of the TIFF part on. */
export function readOrientation(bytes: Uint8Array): number {
  const isLittle = bytes[0] === 0x49;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 14) return 1;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > bytes.length) return 1;
  const count = view.getUint16(first, isLittle);
  for (let entry = first + 2; entry < first + 2 + count * 12 && entry + 10 <= bytes.length; entry += 12) {
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** As it was seen. */
export function turned(picture: Picture, orientation: number): Picture {
  if (orientation === 1) return picture;
  const { width, height, pixels } = picture;
  const isUpright = orientation >= 5;
  const [across, down] = isUpright ? [height, width] : [width, height];
  const isRightToLeft = [2, 3, 7, 8].includes(orientation);
  const isBottomUp = [3, 4, 6, 7].includes(orientation);
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const [column, row] = isUpright ? [y, x] : [x, y];
      const fromX = isRightToLeft ? width - 1 - column : column;
      const fromY = isBottomUp ? height - 1 - row : row;
      const from = (fromY * width + fromX) * 4;
      result.set(pixels.subarray(from, from + 4), (y * across + x) * 4);
    }
  }
  return { width: across, height: down, pixels: result };
}
