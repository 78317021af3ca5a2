/** How large an image is, told by its first bytes, so that pages keep its place free while it loads. */

import { extensionOf } from '../project/paths.ts';

export interface ImageSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** A drawing with a shape and no size of its own: it takes the width there is. */
  readonly isFluid: boolean;
}

/** Where the size of an image must stand to be found; profiles and thumbnails of cameras come before it. */
export const IMAGE_HEAD_BYTES = 65_536;
/** The same for a drawing; comments may come before its first tag. */
const DRAWING_HEAD_BYTES = 8_192;

const EXTENSIONS: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg']);

/** Whether a file, by its name, is an image whose size can be told. */
export function isMeasuredImage(path: string): boolean {
  return EXTENSIONS.has(extensionOf(path));
}

/** The size of a PNG, JPEG, GIF, WebP, AVIF or SVG; `undefined` for anything else. */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const head = bytes.subarray(0, IMAGE_HEAD_BYTES);
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  return readRaster(head, view) ?? readDrawing(head);
}

/**
 * The few bytes of an image that `readImageSize` needs, for those who do not hold images in memory. Empty where they
 * tell no size.
 */
export function imageHead(bytes: Uint8Array): Uint8Array {
  const size = readRaster(
    bytes.subarray(0, IMAGE_HEAD_BYTES),
    new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, IMAGE_HEAD_BYTES)),
  );
  if (size === undefined) return new Uint8Array();
  // The beginning of a PNG of that size, whatever the image itself is.
  const head = new Uint8Array(24);
  head.set(PNG);
  const view = new DataView(head.buffer);
  view.setUint32(16, size.width);
  view.setUint32(20, size.height);
  return head;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function readRaster(head: Uint8Array, view: DataView): ImageSize | undefined {
  if (startsWith(head, 0, PNG) && head.length >= 24) return raster(view.getUint32(16), view.getUint32(20));
  if (hasText(head, 0, 'GIF8') && head.length >= 10) return raster(view.getUint16(6, true), view.getUint16(8, true));
  if (hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP') && head.length >= 30) return webp(head, view);
  if (startsWith(head, 0, [0xff, 0xd8])) return jpeg(head, view);
  if (hasText(head, 4, 'ftypavif')) return avif(head, view);
  return undefined;
}

function webp(head: Uint8Array, view: DataView): ImageSize | undefined {
  if (hasText(head, 12, 'VP8X')) return raster(1 + uint24(view, 24), 1 + uint24(view, 27));
  if (hasText(head, 12, 'VP8 ')) return raster(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (!hasText(head, 12, 'VP8L')) return undefined;
  const bits = view.getUint32(21, true);
  return raster(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
}

/** Walks from segment to segment to the one that begins the picture. */
function jpeg(head: Uint8Array, view: DataView): ImageSize | undefined {
  let isTurned = false;
  for (let at = 2; at + 9 < head.length; ) {
    if (head[at] !== 0xff) return undefined;
    const marker = head[at + 1] as number;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? raster(height, width) : raster(width, height);
    }
    const length = view.getUint16(at + 2);
    if (marker === 0xe1 && hasText(head, at + 4, 'Exif')) isTurned = isTurnedByCamera(head, view, at + 10);
    at += marker === 0xff ? 1 : 2 + length;
  }
  return undefined;
}

/** Whether the camera says that it was held upright: browsers turn the picture then. */
function isTurnedByCamera(head: Uint8Array, view: DataView, start: number): boolean {
  const isLittle = hasText(head, start, 'II');
  if (start + 10 > head.length) return false;
  const first = start + view.getUint32(start + 4, isLittle);
  if (first + 2 > head.length) return false;
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * 12;
    if (entry + 10 > head.length) return false;
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle) >= 5;
  }
  return false;
}

function avif(head: Uint8Array, view: DataView): ImageSize | undefined {
  for (let at = 8; at + 16 < head.length; at += 1) {
    if (hasText(head, at, 'ispe')) return raster(view.getUint32(at + 8), view.getUint32(at + 12));
  }
  return undefined;
}

function readDrawing(head: Uint8Array): ImageSize | undefined {
  const tag = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(
    new TextDecoder().decode(head.subarray(0, DRAWING_HEAD_BYTES)),
  )?.[0];
  if (tag === undefined) return undefined;
  const width = pixels(attributeOf(tag, 'width'));
  const height = pixels(attributeOf(tag, 'height'));
  if (width !== undefined && height !== undefined) return { width, height, isFluid: false };
  const box = attributeOf(tag, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [boxWidth = 0, boxHeight = 0] = box?.slice(2) ?? [];
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (width !== undefined) return { width, height: round((width * boxHeight) / boxWidth), isFluid: false };
  if (height !== undefined) return { width: round((height * boxWidth) / boxHeight), height, isFluid: false };
  return { width: round(boxWidth), height: round(boxHeight), isFluid: true };
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}

function pixels(length: string | undefined): number | undefined {
  const number = /^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(length ?? '')?.[1];
  return number === undefined || Number(number) === 0 ? undefined : round(Number(number));
}

function round(length: number): number {
  return Math.max(1, Math.round(length));
}

function raster(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 ? { width, height, isFluid: false } : undefined;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function startsWith(head: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => head[at + index] === byte);
}

function hasText(head: Uint8Array, at: number, wanted: string): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    if (head[at + index] !== wanted.charCodeAt(index)) return false;
  }
  return true;
}
