/** Colours and lines that authors give to parts of a diagram (`style`, `classDef`). */
import { isKnownColor, textColorOn } from './author-color.ts';

export type AuthorStyle = ReadonlyMap<string, string>;

const SHAPE_PROPERTIES: ReadonlySet<string> = new Set(
  'fill stroke stroke-width stroke-dasharray opacity fill-opacity stroke-opacity'.split(' '),
);
const TEXT_PROPERTIES: ReadonlySet<string> = new Set('color font-weight font-style text-decoration'.split(' '));
/** Nothing that loads or runs: words, numbers, colours. */
const VALUE = /^(?!.*(?:url|expression|image)\s*\()[\w#.,%()\s-]+$/i;

/** Whether a value names a colour, or anything as harmless. */
export function isHarmless(value: string): boolean {
  return VALUE.test(value);
}

/** `fill:#f9f,stroke:#333` → a map of what is known and harmless. */
export function readStyle(written: string): AuthorStyle {
  const style = new Map<string, string>();
  for (const part of written.split(/[,;](?![^(]*\))/)) {
    const [name = '', ...rest] = part.split(':');
    const property = name.trim().toLowerCase();
    const value = rest
      .join(':')
      .replace(/!important/i, '')
      .trim();
    const isKnown = SHAPE_PROPERTIES.has(property) || TEXT_PROPERTIES.has(property);
    // Nobody could say what can be read on a ground that is not understood.
    const isClear = (property !== 'fill' && property !== 'color') || isKnownColor(value);
    if (isKnown && isHarmless(value) && isClear) style.set(property, value);
  }
  return style;
}

export function mergeStyles(styles: readonly (AuthorStyle | undefined)[]): AuthorStyle {
  return new Map(styles.flatMap((style) => [...(style ?? [])]));
}

/** `style` attribute for a shape or line. */
export function shapeStyle(style: AuthorStyle): string | undefined {
  return attribute(style, SHAPE_PROPERTIES, (name) => name);
}

/** `style` attribute for a line on the page's own ground, light or dark, where an author's colour has to be seen. */
export function lineStyle(style: AuthorStyle): string | undefined {
  const stroke = style.get('stroke');
  const seen =
    stroke === undefined ? style : new Map([...style, ['stroke', `color-mix(in oklab,${stroke} 70%,var(--text))`]]);
  return shapeStyle(new Map([...seen].filter(([name]) => name !== 'fill')));
}

/** `style` attribute for text: in the author's colour as far as it can be read on the author's ground or the page's. */
export function textStyle(style: AuthorStyle): string | undefined {
  const opacity = numberOf(style.get('opacity')) * numberOf(style.get('fill-opacity'));
  const color = textColorOn(style.get('fill'), style.get('color'), opacity);
  const all = color === undefined ? style : new Map([...style, ['color', color]]);
  return attribute(all, TEXT_PROPERTIES, (name) => (name === 'color' ? 'fill' : name));
}

/** A share of 1, which it is unless said. */
function numberOf(written: string | undefined): number {
  const value = Number.parseFloat(written ?? '1') / (written?.endsWith('%') ? 100 : 1);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 1;
}

function attribute(
  style: AuthorStyle,
  allowed: ReadonlySet<string>,
  rename: (name: string) => string,
): string | undefined {
  const parts = [...style].filter(([name]) => allowed.has(name)).map(([name, value]) => `${rename(name)}:${value}`);
  return parts.length === 0 ? undefined : parts.join(';');
}
