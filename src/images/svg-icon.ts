/** Icons in files of the project: one in a single colour is drawn in the colour of the text around it, as named icons are. */
import { readText } from '../project/text.ts';
import { readXml, type XmlElement } from './svg/read-xml.ts';

export interface SvgIcon {
  readonly kind: 'svg';
  readonly viewBox: string;
  /** Without the `<svg>` around it, its colour that of the text. */
  readonly markup: string;
  readonly isStroked: false;
  /** Its own colour, unless that is black. */
  readonly tint?: string;
}

/** A drawing of more bytes is a picture, and would weigh more in each page than a file that is loaded once. */
const LONGEST = 8_000;
/**
 * Elements whose look is all in their own attributes, and these attributes: nothing in a page can change them, nor they the
 * page. The drawing becomes a part of the page, so nothing else may stand in it.
 */
const SHAPES: ReadonlySet<string> = new Set('g path circle ellipse rect line polyline polygon'.split(' '));
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'd fill stroke opacity transform points x y x1 x2 y1 y2 cx cy r rx ry width height viewbox xmlns xmlns:xlink version xml:space ' +
    'fill-rule clip-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity data-name role aria-hidden focusable preserveaspectratio'
  ).split(' '),
);
/** In a value: what would end it, and what leads elsewhere. */
const UNSAFE = /[<>"&]|url\(/i;
const WORDS: ReadonlySet<string> = new Set(['title', 'desc']);
const PAINT = /^(?:fill|stroke)$/i;
/** What the root hands down to all that is in it. */
const LOOK = /^(?:fill|stroke|opacity|(?:fill|stroke)-[\w-]+|transform)$/i;
const FILLED: ReadonlySet<string> = new Set('path circle ellipse rect polyline polygon'.split(' '));
const BLACK = /^(?:currentcolor|black|#000|#000000|rgb\(\s*0[\s,]+0[\s,]+0\s*\))$/i;
const COLOURLESS = /^(?:none|transparent|inherit)$/i;

const known = new WeakMap<Uint8Array, SvgIcon | undefined>();

/** The drawing of a plain SVG that is black or has one colour; `undefined` for every other, which is shown as it is. */
export function svgIcon(bytes: Uint8Array): SvgIcon | undefined {
  if (bytes.length > LONGEST) return undefined;
  if (!known.has(bytes)) known.set(bytes, read(readText(bytes)));
  return known.get(bytes);
}

function read(source: string): SvgIcon | undefined {
  const root = /<\/svg\s*>\s*$/i.test(source) ? readXml(source) : undefined;
  if (root?.name !== 'svg' || !hasOnlyLook(root) || !shapesOf(root).every(isPlain)) return undefined;
  const viewBox = viewBoxOf(root);
  const all = elementsOf(root);
  const colours = all.flatMap(paintsOf);
  const [first] = colours;
  const isBlack = colours.every((colour) => BLACK.test(colour));
  const isOne = isBlack || (colours.every((colour) => colour === first) && hasNoBlack(root, all));
  if (viewBox === undefined || !isOne) return undefined;
  const look = Object.fromEntries(Object.entries(root.attributes).filter(([name]) => LOOK.test(name)));
  return {
    kind: 'svg',
    viewBox,
    markup: markupOf({ ...root, name: 'g', attributes: look }),
    isStroked: false,
    ...(!isBlack && first !== undefined && { tint: first }),
  };
}

/** But for the words about it, which readers of the page do not need. */
function shapesOf({ children }: XmlElement): readonly XmlElement[] {
  return children.filter(({ name }) => !WORDS.has(name));
}

function elementsOf(element: XmlElement): readonly XmlElement[] {
  return [element, ...shapesOf(element).flatMap(elementsOf)];
}

function isPlain(element: XmlElement): boolean {
  return SHAPES.has(element.name) && hasOnlyLook(element) && shapesOf(element).every(isPlain);
}

function hasOnlyLook({ attributes, children, text }: XmlElement): boolean {
  return (
    text.trim() === '' &&
    children.every((child) => !WORDS.has(child.name) || child.children.length === 0) &&
    Object.entries(attributes).every(([name, value]) => ATTRIBUTES.has(name.toLowerCase()) && !UNSAFE.test(value))
  );
}

function paintsOf({ attributes }: XmlElement): readonly string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const colour = value.trim().toLowerCase();
    return PAINT.test(name) && !COLOURLESS.test(colour) ? [colour] : [];
  });
}

/** Whether the colour that a drawing names is that of all of it: a shape around which nothing is filled would be black. */
function hasNoBlack(root: XmlElement, all: readonly XmlElement[]): boolean {
  const isFilled = ({ attributes }: XmlElement): boolean =>
    Object.keys(attributes).some((name) => name.toLowerCase() === 'fill');
  if (isFilled(root)) return true;
  return all.every((element) => element.name !== 'g' && (!FILLED.has(element.name) || isFilled(element)));
}

function markupOf(element: XmlElement): string {
  const { name, attributes } = element;
  const written = Object.entries(attributes).map(([key, value]) => {
    const isColour = PAINT.test(key) && !COLOURLESS.test(value.trim());
    return ` ${key}="${isColour ? 'currentColor' : value.replace(/\s+/g, ' ')}"`;
  });
  const inside = shapesOf(element).map(markupOf).join('');
  return inside === '' && name !== 'g'
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inside}</${name}>`;
}

function viewBoxOf({ attributes }: XmlElement): string | undefined {
  const given = attributes.viewBox;
  if (given !== undefined) return /^[\d\s.,e+-]+$/i.test(given) ? given : undefined;
  const [width, height] = [attributes.width, attributes.height].map(
    (size) => /^([\d.]+)(?:px)?$/.exec(size ?? '')?.[1],
  );
  return width === undefined || height === undefined ? undefined : `0 0 ${width} ${height}`;
}
