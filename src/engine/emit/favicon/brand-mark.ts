/** The icon of a site whose project has none: its first letter, or a leaf, on its colour. */
import { parseHex, type Rgb } from '../../../shared/color/color.ts';
import { BLACK, contrast } from '../../../shared/color/contrast.ts';
import type { IconLibrary } from '../../render/theme-contract.ts';

/** Corner of an icon of 64, as large as looks at home among others. */
const CORNER = 15;
const LEAF =
  '<path d="M47 17C28 16 17 25 17 38c0 3 .8 5.600 2 8 3-9 9-14.500 17-18-6 4.500-11.500 10.500-14 19 2 1.200 4.300 1.800 7 1.800C41 48.800 48.500 37 47 17z"/>';

/** The first that can be read on a colour is taken; the last can be where the first cannot. */
const INKS = ['#ffffff', '#14181a', '#000000'];
/** What WCAG asks of text. */
const READABLE = 4.5;

/** Letters of other scripts that look like those of the icon sets. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [...'АВЕКМНОРСТХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, index) => [letter, 'ABEKMHOPCTXISJABEZHIKMNOPTYX'[index] as string]),
);

/** SVG source. */
export function drawMark(name: string, color: string, icons: Pick<IconLibrary, 'find'>): string {
  const ink = INKS.find((one) => contrast(rgbOf(one), rgbOf(color)) >= READABLE);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${CORNER}" fill="${color}"/>` +
    `<g fill="${ink}">${letter(name, icons) ?? LEAF}</g></svg>\n`
  );
}

/** The first letter or digit, as the icon sets draw it; `undefined` for a letter that they do not have. */
function letter(name: string, icons: Pick<IconLibrary, 'find'>): string | undefined {
  const written = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD'))?.[0]?.toUpperCase() ?? '';
  const first = (ALIKE.get(written) ?? written).toLowerCase();
  const drawing = /^[a-z\d]$/.test(first) ? icons.find({ name: first, type: 'solid' }) : undefined;
  if (drawing?.kind !== 'svg' || drawing.isStroked) return undefined;
  const [x = 0, y = 0, width = 1, height = 1] = drawing.viewBox.split(' ').map(Number);
  const scale = Math.min(40 / height, 44 / width);
  const left = 32 - (x + width / 2) * scale;
  const top = 32 - (y + height / 2) * scale;
  return `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${drawing.markup}</g>`;
}

/** What is no colour counts as black. */
function rgbOf(color: string): Rgb {
  return parseHex(color) ?? BLACK;
}
