/** Seven ways to draw an icon, out of the few that the free sets have. */
import type { IconType } from '../config/site-config.ts';
import type { IconDrawing } from '../engine/theme-api.ts';
import { formatPath, movePath, parsePath } from '../shared/svg-path.ts';
import type { FontAwesomeDrawing } from './icon-data.ts';
import { readOutlineShapes } from './outline-shapes.ts';
import { sharpenPath } from './sharpen-path.ts';

/** The free drawings that there are of one icon; at least one. */
export interface IconSources {
  readonly solid?: FontAwesomeDrawing;
  readonly regular?: FontAwesomeDrawing;
  readonly brand?: FontAwesomeDrawing;
  /** Markup of Lucide, strokes on a grid of 24. */
  readonly outline?: string;
}

/** Strokes of Lucide's drawings on their grid of 24; the style sheet draws `regular`, 1.75. */
const OUTLINE_STROKES = { thin: 0.85, light: 1.25, regular: undefined, solid: 2.75 } as const;
/** Strokes along the edge of a solid drawing, 512 high. */
const EDGE_STROKES = { thin: 13, light: 22, regular: 32 } as const;
/** Rounded corners up to this size are drawn sharp: a radius of 73 of 512, of 3 on the grid of 24. */
const SHARP_CORNER = { solid: 104, outline: 4.4 } as const;
/** Longest side of a sign that is cut out of a square plate of 512. */
const CUT_OUT = 360;
/** Below this share of the grid of 24 by 24 a tint would not be seen. */
const LEAST_TINTED_AREA = 20;
/** Room around Font Awesome's drawings, which fill their box, where Lucide's leave some. */
const MARGIN = 24;

/**
 * Draws an icon in a style.
 * @param type Absent: in outlines, as most of a page's icons are, for one look.
 */
export function drawIcon(sources: IconSources, type: IconType | undefined): IconDrawing {
  const { solid, regular, brand, outline } = sources;
  if (brand !== undefined) return drawBrand(brand, type);
  switch (type) {
    case 'solid':
      if (solid !== undefined) return filled(solid);
      break;
    case 'sharp-solid':
      return solid === undefined ? sharpOutline(outline ?? '') : sharpened(solid);
    case 'duotone':
      return outline === undefined ? duotoneSolid(solid ?? regular) : duotoneOutline(outline);
    case 'brands':
      return emblem(sources);
    case 'regular':
      if (regular !== undefined) return filled(regular);
      break;
  }
  const weight = type === 'thin' || type === 'light' || type === 'solid' ? type : 'regular';
  if (outline !== undefined) return stroked(weighted(outline, OUTLINE_STROKES[weight]));
  const drawing = solid ?? regular;
  if (drawing === undefined || weight === 'solid') return filled(drawing ?? [512, '']);
  return edged(drawing, `<path stroke-width="${EDGE_STROKES[weight]}" d="${drawing[1]}"/>`);
}

function filled(
  drawing: FontAwesomeDrawing,
  { rule, margin = MARGIN }: { readonly rule?: 'evenodd'; readonly margin?: number } = {},
): IconDrawing {
  const path = `<path${rule === undefined ? '' : ` fill-rule="${rule}"`} d="${drawing[1]}"/>`;
  return { kind: 'svg', viewBox: boxOf(drawing, margin), markup: path, isStroked: false };
}

function stroked(markup: string): IconDrawing {
  return { kind: 'svg', viewBox: '0 0 24 24', markup, isStroked: true };
}

function edged(drawing: FontAwesomeDrawing, markup: string): IconDrawing {
  return { kind: 'svg', viewBox: boxOf(drawing), markup, isStroked: true };
}

function boxOf([width]: FontAwesomeDrawing, margin = MARGIN): string {
  return `${-margin} ${-margin} ${width + 2 * margin} ${512 + 2 * margin}`;
}

function weighted(markup: string, width: number | undefined): string {
  return width === undefined ? markup : `<g stroke-width="${width}">${markup}</g>`;
}

/** A mark is the same in every style: only how it is painted differs. */
function drawBrand(mark: FontAwesomeDrawing, type: IconType | undefined): IconDrawing {
  switch (type) {
    case 'thin':
    case 'light':
    case 'regular':
      return edged(mark, `<path stroke-width="${EDGE_STROKES[type]}" d="${mark[1]}"/>`);
    case 'sharp-solid':
      return cutOut(mark);
    case 'duotone':
      return duotoneSolid(mark);
    case 'solid':
      return cutOut(mark, ROUND_PLATE);
    default:
      return filled(mark);
  }
}

const SHARP_PLATE = 'M0 0H512V512H0Z';
const ROUND_PLATE =
  'M150 0H362A150 150 0 0 1 512 150V362A150 150 0 0 1 362 512H150A150 150 0 0 1 0 362V150A150 150 0 0 1 150 0Z';

/** The same shape with corners for roundings, as in Font Awesome's sharp styles. */
function sharpened([width, path]: FontAwesomeDrawing): IconDrawing {
  const sharp = sharpenPath(parsePath(path), SHARP_CORNER.solid);
  const points = sharp.flatMap((subpath) => [subpath, ...subpath.pieces]);
  const out = points.map(({ x, y }) => Math.max(-x, x - width, -y, y - 512));
  // Tips reach farther than what was rounded.
  const margin = Math.ceil(Math.max(MARGIN, ...out));
  return filled([width, formatPath(sharp, 1)], { margin });
}

/** A plate with the sign cut out of it; a mark is never changed. */
function cutOut([width, path]: FontAwesomeDrawing, plate = SHARP_PLATE): IconDrawing {
  const scale = CUT_OUT / Math.max(width, 512);
  const placed = movePath(parsePath(path), scale, 256 - (width * scale) / 2, 256 - 256 * scale);
  return filled([512, plate + formatPath(placed, 1)], { rule: 'evenodd' });
}

/** Strong strokes with square ends and corners. */
function sharpOutline(outline: string): IconDrawing {
  const square = outline
    .replace(/<rect[^>]*>/g, (rectangle) => rectangle.replace(/\sr[xy]="[^"]*"/g, ''))
    .replace(/\sd="([^"]*)"/g, (_, d: string) => ` d="${formatPath(sharpenPath(parsePath(d), SHARP_CORNER.outline))}"`);
  const strokes = `stroke-width="${OUTLINE_STROKES.solid}" stroke-linecap="square" stroke-linejoin="miter"`;
  return stroked(`<g ${strokes}>${square}</g>`);
}

/** Outlines over a tint of what they enclose; where they enclose nothing, some of them are paler, or all have a shade. */
function duotoneOutline(outline: string): IconDrawing {
  const shapes = readOutlineShapes(outline);
  const tinted = shapes.reduce((sum, shape) => sum + shape.areaSize, 0);
  if (tinted >= LEAST_TINTED_AREA) {
    const areas = shapes.map((shape) => shape.area ?? '').join('');
    return stroked(`<g fill="currentColor" stroke="none" opacity=".3">${areas}</g>${outline}`);
  }
  const strokes = shapes.flatMap((shape) => shape.strokes);
  if (strokes.length < 2) return stroked(`<g stroke-width="5.5" opacity=".3">${outline}</g>${outline}`);
  const count = Math.max(1, Math.floor(strokes.length / 2));
  const pale = `<g opacity=".45">${strokes.slice(0, count).join('')}</g>`;
  return stroked(pale + strokes.slice(count).join(''));
}

function duotoneSolid(drawing: FontAwesomeDrawing = [512, '']): IconDrawing {
  const path = `<path fill="currentColor" fill-opacity=".3" stroke-width="30" d="${drawing[1]}"/>`;
  return edged(drawing, path);
}

const TINTED_PLATE =
  '<rect x="1" y="1" width="22" height="22" rx="6" fill="currentColor" stroke="none" opacity=".18"/>';

/** As a sign on a plate, the way logos stand. */
function emblem({ solid, regular, outline }: IconSources): IconDrawing {
  if (outline !== undefined) {
    return stroked(`${TINTED_PLATE}<g transform="translate(5.4 5.4) scale(.55)" stroke-width="2.75">${outline}</g>`);
  }
  return stroked(onPlate(solid ?? regular ?? [512, ''], 12.5));
}

/** @param size Longest side of the sign on the grid of 24. */
function onPlate([width, path]: FontAwesomeDrawing, size: number): string {
  const scale = size / Math.max(width, 512);
  const place = `translate(${(12 - (width * scale) / 2).toFixed(2)} ${(12 - 256 * scale).toFixed(2)})`;
  return `${TINTED_PLATE}<path fill="currentColor" stroke="none" transform="${place} scale(${scale.toFixed(4)})" d="${path}"/>`;
}
