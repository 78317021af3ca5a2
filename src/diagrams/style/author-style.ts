/** Colours and lines that authors give to parts of a diagram (`style`, `classDef`). */

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
    if (isKnown && isHarmless(value)) style.set(property, value);
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

/** `style` attribute for text. On a colour of the author's, black or white is chosen when he says nothing. */
export function textStyle(style: AuthorStyle): string | undefined {
  const given = attribute(style, TEXT_PROPERTIES, (name) => (name === 'color' ? 'fill' : name));
  if (style.has('color')) return given;
  const fill = style.get('fill');
  const brightness = fill === undefined ? undefined : brightnessOf(fill);
  if (brightness === undefined) return given;
  return [`fill:${brightness > 0.55 ? '#1c1c1c' : '#fff'}`, given].filter((part) => part !== undefined).join(';');
}

function attribute(
  style: AuthorStyle,
  allowed: ReadonlySet<string>,
  rename: (name: string) => string,
): string | undefined {
  const parts = [...style].filter(([name]) => allowed.has(name)).map(([name, value]) => `${rename(name)}:${value}`);
  return parts.length === 0 ? undefined : parts.join(';');
}

const NAMED: Readonly<Record<string, number>> = {
  white: 1,
  black: 0,
  red: 0.3,
  green: 0.3,
  blue: 0.11,
  yellow: 0.93,
  orange: 0.7,
  pink: 0.82,
  lightblue: 0.83,
  lightgreen: 0.82,
  lightyellow: 0.98,
  lightgrey: 0.83,
  lightgray: 0.83,
  grey: 0.5,
  gray: 0.5,
  purple: 0.25,
  cyan: 0.79,
};

/** From 0 to 1; `undefined` for what is no plain colour. */
function brightnessOf(color: string): number | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (hex === undefined) return Object.hasOwn(NAMED, color.toLowerCase()) ? NAMED[color.toLowerCase()] : undefined;
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
