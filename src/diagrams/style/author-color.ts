/** Colours that authors name, and text that can be read on them. */
import { formatHex, parseHex, type Rgb } from '../../shared/color/color.ts';
import { BLACK, contrast, isDark, readable, WHITE } from '../../shared/color/contrast.ts';

/** WCAG 2.2 for text. */
const LEAST_CONTRAST = 4.5;
/** Softer than black, where that is enough. */
const NEARLY_BLACK: Rgb = [0.11, 0.11, 0.11];

/** Those of the names of CSS that diagrams use. */
const NAMES: ReadonlyMap<string, string> = new Map(
  (
    'aqua 00ffff,aquamarine 7fffd4,beige f5f5dc,black 000000,blue 0000ff,brown a52a2a,coral ff7f50,cornflowerblue 6495ed,' +
    'crimson dc143c,cyan 00ffff,darkblue 00008b,darkgray a9a9a9,darkgreen 006400,darkgrey a9a9a9,darkorange ff8c00,' +
    'darkred 8b0000,dodgerblue 1e90ff,gold ffd700,gray 808080,green 008000,grey 808080,indigo 4b0082,khaki f0e68c,' +
    'lavender e6e6fa,lightblue add8e6,lightcoral f08080,lightcyan e0ffff,lightgray d3d3d3,lightgreen 90ee90,' +
    'lightgrey d3d3d3,lightpink ffb6c1,lightsalmon ffa07a,lightskyblue 87cefa,lightyellow ffffe0,lime 00ff00,' +
    'magenta ff00ff,maroon 800000,navy 000080,olive 808000,orange ffa500,orangered ff4500,orchid da70d6,palegreen 98fb98,' +
    'pink ffc0cb,plum dda0dd,purple 800080,red ff0000,royalblue 4169e1,salmon fa8072,seagreen 2e8b57,silver c0c0c0,' +
    'skyblue 87ceeb,slateblue 6a5acd,steelblue 4682b4,tan d2b48c,teal 008080,tomato ff6347,turquoise 40e0d0,' +
    'violet ee82ee,wheat f5deb3,white ffffff,whitesmoke f5f5f5,yellow ffff00,yellowgreen 9acd32'
  )
    .split(',')
    .map((entry) => entry.split(' ') as [string, string]),
);

/** `undefined` for what is no plain colour: one that shines through, say. */
function readColor(written: string): Rgb | undefined {
  const name = NAMES.get(written.toLowerCase());
  if (name !== undefined) return parseHex(`#${name}`);
  const channels = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(written);
  if (channels !== null)
    return channels.slice(1).map((channel) => Math.min(255, Number(channel)) / 255) as unknown as Rgb;
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(written) ? parseHex(written) : undefined;
}

/** The colour of text: the author's, moved until it can be read, or black or white when he gives only the ground. */
export function textColorOn(ground: string | undefined, wanted: string | undefined): string | undefined {
  if (ground === undefined) {
    // On the page's own ground, which is light or dark.
    return wanted === undefined ? undefined : `color-mix(in oklab,${wanted} 50%,var(--text))`;
  }
  const background = readColor(ground);
  if (background === undefined) return wanted;
  if (wanted === undefined) {
    if (isDark(background)) return '#fff';
    return formatHex(contrast(NEARLY_BLACK, background) >= LEAST_CONTRAST ? NEARLY_BLACK : BLACK);
  }
  const color = readColor(wanted);
  if (color === undefined || contrast(color, background) >= LEAST_CONTRAST) return wanted;
  const moved = readable(color, [background], LEAST_CONTRAST);
  return formatHex(contrast(moved, background) >= LEAST_CONTRAST ? moved : isDark(background) ? WHITE : BLACK);
}
