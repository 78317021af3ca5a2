/** Reads a picture of any kind that icons are made of. */
import { readText } from '../project/text.ts';
import { MOST_PIXELS, type Picture } from './picture.ts';
import type { ReadRaster } from './raster/read-raster.ts';
import { drawSvg } from './svg/draw-svg.ts';
import { pictureAddresses, readDataUrl } from './svg/picture-addresses.ts';

/** Drawings have no size of their own. */
const VECTOR_SIZE = 512;

/** `undefined` for a damaged picture, one of another kind, or a drawing that would lack something or everything. */
export async function readPicture(bytes: Uint8Array, readRaster: ReadRaster): Promise<Picture | undefined> {
  const raster = await readRaster(bytes);
  if (raster !== undefined) return raster;
  const drawing = await readDrawing(bytes, readRaster, { pixels: MOST_PIXELS });
  return drawing && isSeen(drawing) ? drawing : undefined;
}

/** What the pictures inside of a drawing may take up together. */
interface Room {
  pixels: number;
}

async function readDrawing(bytes: Uint8Array, readRaster: ReadRaster, room: Room): Promise<Picture | undefined> {
  const source = readText(bytes);
  const pictures = new Map<string, Picture>();
  for (const address of pictureAddresses(source)) {
    const inner = room.pixels > 0 ? readDataUrl(address) : undefined;
    const picture = inner && ((await readRaster(inner)) ?? (await readDrawing(inner, readRaster, room)));
    room.pixels -= picture === undefined ? 0 : picture.width * picture.height;
    if (picture !== undefined) pictures.set(address, picture);
  }
  const drawing = drawSvg(source, VECTOR_SIZE, (address) => pictures.get(address));
  return drawing?.missing.length === 0 ? drawing.picture : undefined;
}

/** Whether there is anything in it. */
export function isSeen({ pixels }: Picture): boolean {
  return pixels.some((value, index) => index % 4 === 3 && value > 0);
}
