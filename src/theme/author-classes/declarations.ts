/** What one utility name declares. */
import { colorFor } from './colors.ts';
import { FIXED_NAMES } from './fixed-names.ts';
import { arbitraryValue, isLength, lengthFor, negated } from './lengths.ts';

const SPACED: Readonly<Record<string, readonly string[]>> = {
  m: ['margin'],
  mx: ['margin-inline'],
  my: ['margin-block'],
  mt: ['margin-top'],
  mr: ['margin-right'],
  mb: ['margin-bottom'],
  ml: ['margin-left'],
  ms: ['margin-inline-start'],
  me: ['margin-inline-end'],
  p: ['padding'],
  px: ['padding-inline'],
  py: ['padding-block'],
  pt: ['padding-top'],
  pr: ['padding-right'],
  pb: ['padding-bottom'],
  pl: ['padding-left'],
  ps: ['padding-inline-start'],
  pe: ['padding-inline-end'],
  gap: ['gap'],
  'gap-x': ['column-gap'],
  'gap-y': ['row-gap'],
  'space-x': ['margin-inline-end'],
  'space-y': ['margin-bottom'],
  inset: ['inset'],
  'inset-x': ['inset-inline'],
  'inset-y': ['inset-block'],
  top: ['top'],
  right: ['right'],
  bottom: ['bottom'],
  left: ['left'],
  w: ['width'],
  h: ['height'],
  size: ['width', 'height'],
  'min-w': ['min-width'],
  'min-h': ['min-height'],
  'max-w': ['max-width'],
  'max-h': ['max-height'],
  basis: ['flex-basis'],
  'translate-x': ['--lw-x'],
  'translate-y': ['--lw-y'],
};

const COLORED: Readonly<Record<string, (color: string) => string>> = {
  text: (color) => `color:${color}`,
  bg: (color) => `background-color:${color}`,
  border: (color) => `border-color:${color}`,
  fill: (color) => `fill:${color}`,
  stroke: (color) => `stroke:${color}`,
  decoration: (color) => `text-decoration-color:${color}`,
  divide: (color) => `border-color:${color}`,
  from: (color) => `--lw-from:${color}`,
  via: (color) => `--lw-via:${color},`,
  to: (color) => `--lw-to:${color}`,
};

/** Names of one number or value: `opacity-50`, `z-[5]`. */
const VALUED: Readonly<Record<string, (value: string, isArbitrary: boolean) => string>> = {
  opacity: (value, isOwn) => `opacity:${isOwn ? value : Number(value) / 100}`,
  z: (value) => `z-index:${value}`,
  order: (value) => `order:${value}`,
  'grid-cols': (value, isOwn) => `grid-template-columns:${isOwn ? value : `repeat(${value},minmax(0,1fr))`}`,
  'grid-rows': (value, isOwn) => `grid-template-rows:${isOwn ? value : `repeat(${value},minmax(0,1fr))`}`,
  'col-span': (value, isOwn) =>
    `grid-column:${isOwn ? value : value === 'full' ? '1/-1' : `span ${value}/span ${value}`}`,
  'row-span': (value, isOwn) => `grid-row:${isOwn ? value : value === 'full' ? '1/-1' : `span ${value}/span ${value}`}`,
  flex: (value) => `flex:${value}`,
  aspect: (value) => `aspect-ratio:${value}`,
  scale: (value, isOwn) => `scale:${isOwn ? value : Number(value) / 100}`,
  rotate: (value, isOwn) => `rotate:${isOwn ? value : `${value}deg`}`,
  duration: (value, isOwn) => `transition-duration:${isOwn ? value : `${value}ms`}`,
  leading: (value, isOwn) => `line-height:${isOwn ? value : `${Number(value) / 4}rem`}`,
  border: (value, isOwn) => `border-width:${isOwn ? value : `${value}px`};border-style:solid`,
  'border-t': (value) => `border-top:${value}px solid var(--line)`,
  'border-b': (value) => `border-bottom:${value}px solid var(--line)`,
  'border-l': (value) => `border-left:${value}px solid var(--line)`,
  'border-r': (value) => `border-right:${value}px solid var(--line)`,
  rounded: (value) => `border-radius:${value}`,
  'line-clamp': (value) =>
    `display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${value}`,
  font: (value) => `font-weight:${value}`,
};

/** CSS without braces; `undefined` for a name that is none of the utilities. */
export function declarationsFor(utility: string): string | undefined {
  const isImportant = utility.startsWith('!');
  const name = isImportant ? utility.slice(1) : utility;
  if (!/^-?[a-z]/.test(name)) return undefined;
  const css = Object.hasOwn(FIXED_NAMES, name) ? FIXED_NAMES[name] : (spaced(name) ?? colored(name) ?? valued(name));
  return css === undefined || !isImportant ? css : css.replaceAll(/(?=;|$)/g, '!important');
}

function spaced(name: string): string | undefined {
  const [, sign, key = '', value = ''] = /^(-?)(.+?)-((?:\[.+\])|[^-[\]]+(?:-content)?)$/.exec(name) ?? [];
  if (!Object.hasOwn(SPACED, key)) return undefined;
  const length = lengthFor(key, value);
  if (length === undefined) return undefined;
  const shown = sign === '-' ? negated(length) : length;
  const declared = (SPACED[key] ?? []).map((property) => `${property}:${shown}`).join(';');
  return key.startsWith('translate-') ? `${declared};translate:var(--lw-x,0) var(--lw-y,0)` : declared;
}

function colored(name: string): string | undefined {
  const [, key = '', value = ''] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  if (!Object.hasOwn(COLORED, key)) return undefined;
  const own = arbitraryValue(value);
  if (own !== undefined && isLength(own)) return key === 'text' ? `font-size:${own}` : undefined;
  const color = colorFor(value);
  return color === undefined ? undefined : COLORED[key]?.(color);
}

function valued(name: string): string | undefined {
  const [, sign, key = '', value = ''] = /^(-?)([a-z-]+?)-(\[.+\]|\d+(?:\.\d+)?|full)$/.exec(name) ?? [];
  if (!Object.hasOwn(VALUED, key)) return undefined;
  const own = arbitraryValue(value);
  return VALUED[key]?.(`${sign ?? ''}${own ?? value}`, own !== undefined);
}
