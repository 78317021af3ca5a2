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
/**
 * Elements whose look is all in their own attributes, and these attributes: nothing in a page can change them, nor they the
 * page. A drawing is put into the page as it is written, so nothing else may stand in it.
 */
const SHAPES = 'g|path|circle|ellipse|rect|line|polyline|polygon';
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'd fill stroke opacity transform points x y x1 x2 y1 y2 cx cy r rx ry width height viewbox xmlns xmlns:xlink version xml:space ' +
    'fill-rule clip-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity data-name role aria-hidden focusable preserveaspectratio'
  ).split(' '),
);
const ATTRIBUTE = String.raw`\s+([A-Za-z][\w:-]*)\s*=\s*("[^"<>]*"|'[^'<>]*')`;
const TAG = new RegExp(String.raw`\s*<(?:\/(${SHAPES}|svg)\s*|(${SHAPES}|svg)((?:${ATTRIBUTE})*)\s*(\/?))>`, 'iy');
const BLACK = /^(?:currentcolor|black|#000|#000000|rgb\(\s*0[\s,]+0[\s,]+0\s*\))$/i;
const COLOURLESS = /^(?:none|transparent|inherit)$/i;
const LOOK = /\s(?:fill|stroke|opacity|(?:fill|stroke)-[\w-]+|transform)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/** The drawing of a plain SVG that is black or has one colour; `undefined` for every other, which is shown as it is. */
export function svgIcon(source: string): SvgIcon | undefined {
  if (source.length > LONGEST) return undefined;
  const svg = source
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi, '')
    .replace(/<(title|desc)>[^<>]*<\/\1>/gi, '')
    .trim();
  if (!isPlain(svg)) return undefined;
  const open = /^<svg\b[^>]*>/i.exec(svg)?.[0] ?? '';
  const viewBox = viewBoxOf(open);
  const colours = [...svg.matchAll(/\s(?:fill|stroke)\s*=\s*["']\s*([^"']*?)\s*["']/gi)]
    .map(([, colour = '']) => colour.toLowerCase())
    .filter((colour) => !COLOURLESS.test(colour));
  const [first] = colours;
  const isBlack = colours.every((colour) => BLACK.test(colour));
  if (viewBox === undefined || !(isBlack || (colours.every((colour) => colour === first) && hasNoBlack(svg)))) return;
  const inner = svg.slice(open.length, -'</svg>'.length);
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

/** Whether it is one `<svg>` of shapes and nothing else, with every element closed where it belongs. */
function isPlain(svg: string): boolean {
  const open: string[] = [];
  TAG.lastIndex = 0;
  for (let count = 0; TAG.lastIndex < svg.length; count++) {
    const [, closed, name, attributes = '', , , end] = TAG.exec(svg) ?? [];
    if (closed !== undefined) {
      if (open.pop() !== closed.toLowerCase()) return false;
      if (open.length === 0) return TAG.lastIndex === svg.length;
    } else if (name !== undefined && (name.toLowerCase() === 'svg') === (count === 0) && hasOnlyLook(attributes)) {
      if (end === '') open.push(name.toLowerCase());
      else if (count === 0) return false;
    } else return false;
  }
  return false;
}

function hasOnlyLook(attributes: string): boolean {
  return [...attributes.matchAll(new RegExp(ATTRIBUTE, 'g'))].every(
    ([, name = '', value = '']) => ATTRIBUTES.has(name.toLowerCase()) && !/url\(/i.test(value),
  );
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
