/** Icons in files of the project: one in a single colour is drawn in the colour of the text around it, as named icons are. */

export interface SvgIcon {
  readonly kind: 'svg';
  readonly viewBox: string;
  /** Without the `<svg>` around it, its colour that of the text. */
  readonly markup: string;
  readonly isStroked: false;
  /** Its own colour, unless that is black. */
  readonly tint?: string;
}

/** A drawing larger than this is a picture, and would weigh more in each page than a file that is loaded once. */
const LONGEST = 8_000;
/** Elements whose look is all in their own attributes: nothing in a page can change them, nor they the page. */
const SHAPES: ReadonlySet<string> = new Set(
  'svg g path circle ellipse rect line polyline polygon title desc'.split(' '),
);
const BLACK = /^(?:currentcolor|black|#000|#000000|rgb\(\s*0[\s,]+0[\s,]+0\s*\))$/i;
const COLOURLESS = /^(?:none|transparent|inherit)$/i;
const LOOK = /\s(?:fill|stroke|opacity|(?:fill|stroke)-[\w-]+|transform)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/** The drawing of a plain SVG that is black or has one colour; `undefined` for every other, which is shown as it is. */
export function svgIcon(source: string): SvgIcon | undefined {
  if (source.length > LONGEST) return undefined;
  const svg = source.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi, '').trim();
  const open = /^<svg\b[^>]*>/i.exec(svg)?.[0];
  if (open === undefined || !/<\/svg>$/i.test(svg) || open.endsWith('/>')) return undefined;
  const names = [...svg.matchAll(/<([A-Za-z][\w:-]*)/g)].map(([, name = '']) => name.toLowerCase());
  if (!names.every((name) => SHAPES.has(name)) || names.filter((name) => name === 'svg').length > 1) return undefined;
  if (/\s(?:id|style|class|href|xlink:href|on\w+)\s*=|url\(/i.test(svg)) return undefined;
  const viewBox = viewBoxOf(open);
  const colours = [...svg.matchAll(/\s(?:fill|stroke)\s*=\s*["']\s*([^"']*?)\s*["']/gi)]
    .map(([, colour = '']) => colour.toLowerCase())
    .filter((colour) => !COLOURLESS.test(colour));
  const [first] = colours;
  const isBlack = colours.every((colour) => BLACK.test(colour));
  if (viewBox === undefined || !(isBlack || (colours.every((colour) => colour === first) && hasNoBlack(svg)))) return;
  const inner = svg.slice(open.length, -'</svg>'.length).replace(/<(title|desc)\b[\s\S]*?<\/\1>/gi, '');
  const look = open.match(LOOK)?.join('') ?? '';
  const markup = `<g${look}>${inner}</g>`.replace(
    /(\s(?:fill|stroke)\s*=\s*)(["'])\s*([^"']*?)\s*\2/gi,
    (whole, name: string, quote: string, colour: string) =>
      COLOURLESS.test(colour) ? whole : `${name}${quote}currentColor${quote}`,
  );
  return {
    kind: 'svg',
    viewBox,
    markup: markup.replace(/\s+/g, ' '),
    isStroked: false,
    ...(!isBlack && first !== undefined && { tint: first }),
  };
}

/** Whether the colour that a drawing names is that of all of it: a shape around which nothing is filled would be black. */
function hasNoBlack(svg: string): boolean {
  const open = /^<svg\b[^>]*>/i.exec(svg)?.[0] ?? '';
  if (/\sfill\s*=/i.test(open)) return true;
  const shapes = [...svg.matchAll(/<(?:path|circle|ellipse|rect|polyline|polygon)\b[^>]*>/gi)];
  return !/<g\b/i.test(svg) && shapes.every(([shape]) => /\sfill\s*=/i.test(shape));
}

function viewBoxOf(open: string): string | undefined {
  const given = /\sviewBox\s*=\s*["']([^"']+)["']/i.exec(open)?.[1];
  if (given !== undefined) return /^[\d\s.,e+-]+$/i.test(given) ? given : undefined;
  const [width, height] = ['width', 'height'].map(
    (name) => new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`, 'i').exec(open)?.[1],
  );
  return width === undefined || height === undefined ? undefined : `0 0 ${width} ${height}`;
}
