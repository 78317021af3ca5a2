/** Lengths as utility names write them: `4`, `1/2`, `full`, `[90%]`. */

const PAGE_WIDTHS: Readonly<Record<string, string>> = {
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '5xl': '64rem',
  '6xl': '72rem',
  '7xl': '80rem',
  prose: '65ch',
  none: 'none',
};

const WORDS: Readonly<Record<string, string>> = {
  auto: 'auto',
  full: '100%',
  px: '1px',
  min: 'min-content',
  max: 'max-content',
  fit: 'fit-content',
};

/** @param key what the length is for: a page's height is another screen than its width */
export function lengthFor(key: string, value: string): string | undefined {
  const own = arbitraryValue(value);
  if (own !== undefined) return own;
  if (key === 'max-w' && Object.hasOwn(PAGE_WIDTHS, value)) return PAGE_WIDTHS[value];
  if (value === 'screen') return /h$/.test(key) ? '100vh' : '100vw';
  if (Object.hasOwn(WORDS, value)) return WORDS[value];
  const [, part, whole] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  if (part !== undefined) return `calc(100%*${part}/${whole})`;
  return /^\d+(?:\.\d+)?$/.test(value) ? `${Number(value) / 4}rem` : undefined;
}

export function negated(length: string): string {
  return `calc(${length}*-1)`;
}

/** `[calc(1px_+_2%)]` → `calc(1px + 2%)`; `undefined` for what is in no brackets, or would end the declaration. */
export function arbitraryValue(value: string): string | undefined {
  const inner = /^\[([^;{}<>\\]+)\]$/.exec(value)?.[1];
  return inner === undefined || /url\(/i.test(inner) ? undefined : inner.replaceAll('_', ' ');
}

export function isLength(value: string): boolean {
  return /^-?[\d.]+(?:px|r?em|%|v[wh]|ch|pt)$|^(?:calc|clamp|min|max)\(/.test(value);
}
