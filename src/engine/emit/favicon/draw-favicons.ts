/** Draws the icons of a site in every size that browsers, phones and desktops ask for, out of one picture. */
import type { SiteConfig } from '../../../config/site-config.ts';
import { writeIconFile } from '../../../images/icon-file.ts';
import type { Picture } from '../../../images/picture.ts';
import type { ReadRaster } from '../../../images/raster/read-raster.ts';
import { readPicture } from '../../../images/read-picture.ts';
import { withLight } from '../../../images/resize-picture.ts';
import { drawSvg } from '../../../images/svg/draw-svg.ts';
import { writePng } from '../../../images/write-png.ts';
import type { IconLibrary } from '../../render/theme-contract.ts';
import {
  FAVICON_PATH,
  type FaviconPlan,
  LARGE_ICONS,
  largeIconPath,
  MANIFEST_PATH,
  MARK_PATH,
  TOUCH_ICON_PATH,
} from '../../site/favicon-plan.ts';
import { drawMark } from './brand-mark.ts';
import { inSquare, lightnessOf, onGround, opacityOf } from './frame-picture.ts';

export interface MadeFile {
  readonly path: string;
  readonly contents: string | Uint8Array;
}

export interface FaviconInput {
  readonly plan: FaviconPlan;
  readonly config: SiteConfig;
  /** Bytes of the file that the plan names. */
  readonly bytes: Uint8Array | undefined;
  readonly icons: Pick<IconLibrary, 'find'>;
  readonly readRaster: ReadRaster;
}

/** Sizes of the pictures in `favicon.ico`. */
const SMALL_ICONS = [16, 32, 48] as const;
const TOUCH_ICON = 180;
/** A phone cuts the corners off; a picture with a shape of its own keeps off them. */
const TOUCH_SHARE = 0.8;
const VECTOR_SIZE = 512;
/** Filled to here, a picture is a tile that may reach the edges. */
const TILE = 0.93;
/** A small picture is enlarged by no more than this where it is seen large; beyond, it would be a blur. */
const MOST_ENLARGED = 3;

export interface Favicons {
  readonly files: readonly MadeFile[];
  /** The planned picture could not be read, so a mark stands in for it. */
  readonly isReplaced: boolean;
}

export async function drawFavicons({ plan, config, bytes, icons, readRaster }: FaviconInput): Promise<Favicons> {
  const files: MadeFile[] = [];
  const own = await readSource(plan, bytes, readRaster);
  // Whatever cannot be drawn leaves no gap: pages link to the sizes already.
  const mark = drawMark(config.name, config.colors.primary, icons);
  if (plan.main === undefined) files.push({ path: MARK_PATH, contents: mark });
  const picture = own ?? (drawSvg(mark, VECTOR_SIZE, () => undefined)?.picture as Picture);
  const [first, ...larger] = [...LARGE_ICONS].reverse();
  const largest = inSquare(picture, first as number);
  // Sizes below are made of the largest, unless the picture itself is smaller and so sharper.
  const base = withLight(Math.max(picture.width, picture.height) > largest.width ? largest : picture);
  files.push({ path: largeIconPath(largest.width), contents: writePng(largest) });
  for (const size of larger) files.push({ path: largeIconPath(size), contents: writePng(inSquare(base, size)) });
  const small = SMALL_ICONS.map((size) => ({ size, png: writePng(inSquare(base, size)) }));
  files.push({ path: FAVICON_PATH, contents: writeIconFile(small) });
  files.push({ path: TOUCH_ICON_PATH, contents: writePng(touchIcon(base, config)) });
  files.push({ path: MANIFEST_PATH, contents: manifest(config) });
  return { files, isReplaced: plan.source !== undefined && own === undefined };
}

/** The picture that the sizes are drawn from; `undefined` where it cannot be read. */
export async function readSource(
  { source }: FaviconPlan,
  bytes: Uint8Array | undefined,
  readRaster: ReadRaster,
): Promise<Picture | undefined> {
  return source !== undefined && bytes !== undefined ? readPicture(bytes, readRaster) : undefined;
}

function touchIcon(picture: Picture, config: SiteConfig): Picture {
  const full = inSquare(picture, TOUCH_ICON);
  const drawn = opacityOf(full);
  // A tile with rounded corners fills the square with its own colour; a shape is set on a ground that it stands out from.
  if (drawn > TILE) return onGround(full, edgeColor(full));
  const room = Math.min(TOUCH_ICON * TOUCH_SHARE, Math.max(picture.width, picture.height) * MOST_ENLARGED);
  return onGround(inSquare(picture, TOUCH_ICON, Math.round(room)), groundFor(lightnessOf(full), config));
}

/** Of the middle of the upper edge, where a rounded tile has its colour. */
function edgeColor({ width, pixels }: Picture): readonly [number, number, number] {
  const at = (width * 2 + (width >> 1)) * 4;
  return [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
}

function groundFor(lightness: number, { colors }: SiteConfig): readonly [number, number, number] {
  const ground = lightness > 0.72 ? (colors.background?.dark ?? '#111413') : (colors.background?.light ?? '#ffffff');
  const [red = 255, green = 255, blue = 255] = (ground.match(/[\da-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue];
}

/** For those who put the site on their home screen. */
function manifest({ name, colors }: SiteConfig): string {
  const icons = LARGE_ICONS.map((size) => ({
    src: largeIconPath(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return `${JSON.stringify(
    {
      name,
      short_name: name,
      start_url: './index.html',
      display: 'browser',
      theme_color: colors.primary,
      background_color: colors.background?.light ?? '#ffffff',
      icons,
    },
    null,
    2,
  )}\n`;
}
