/** Utility names that stand for themselves. */

const gradient = (direction: string): string =>
  `background-image:linear-gradient(${direction},var(--lw-from,transparent),var(--lw-via,) var(--lw-to,transparent))`;

const each = (names: string, css: (name: string) => string, key = (name: string): string => name) =>
  Object.fromEntries(names.split(' ').map((name) => [key(name), css(name)]));

const SIZES: Readonly<Record<string, readonly [size: number, line: number]>> = {
  xs: [0.75, 1.33],
  sm: [0.875, 1.43],
  base: [1, 1.5],
  md: [1, 1.5],
  lg: [1.125, 1.55],
  xl: [1.25, 1.4],
  '2xl': [1.5, 1.33],
  '3xl': [1.875, 1.2],
  '4xl': [2.25, 1.11],
  '5xl': [3, 1],
  '6xl': [3.75, 1],
  '7xl': [4.5, 1],
  '8xl': [6, 1],
  '9xl': [8, 1],
};

const WEIGHTS = {
  thin: 100,
  extralight: 200,
  light: 300,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
};
const RADII = { none: 0, sm: 0.125, md: 0.375, lg: 0.5, xl: 0.75, '2xl': 1, '3xl': 1.5, full: 624 };
const LEADING = { none: 1, tight: 1.25, snug: 1.375, normal: 1.5, relaxed: 1.625, loose: 2 };
const TRACKING = { tighter: -0.05, tight: -0.025, normal: 0, wide: 0.025, wider: 0.05, widest: 0.1 };
const SIDES = { t: 'top', r: 'right', b: 'bottom', l: 'left' };
const CORNERS = {
  t: ['top-left', 'top-right'],
  r: ['top-right', 'bottom-right'],
  b: ['bottom-right', 'bottom-left'],
  l: ['top-left', 'bottom-left'],
};
const DIRECTIONS = {
  t: 'to top',
  r: 'to right',
  b: 'to bottom',
  l: 'to left',
  tr: 'to top right',
  br: 'to bottom right',
  bl: 'to bottom left',
  tl: 'to top left',
};
const FLEX = {
  start: 'flex-start',
  end: 'flex-end',
  center: 'center',
  between: 'space-between',
  around: 'space-around',
  evenly: 'space-evenly',
  stretch: 'stretch',
  baseline: 'baseline',
  auto: 'auto',
};

const entries = <T>(table: Readonly<Record<string, T>>, prefix: string, css: (value: T) => string) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [`${prefix}${name}`, css(value)]));

const radius = (length: number): string => (length === 624 ? '99rem' : `${length}rem`);

export const FIXED_NAMES: Readonly<Record<string, string>> = {
  ...each(
    'block inline-block inline flex inline-flex grid inline-grid table contents flow-root',
    (name) => `display:${name}`,
  ),
  hidden: 'display:none',
  ...each('static relative absolute fixed sticky', (name) => `position:${name}`),
  ...each(
    'row row-reverse',
    (name) => `flex-direction:${name}`,
    (name) => `flex-${name}`,
  ),
  'flex-col': 'flex-direction:column',
  'flex-col-reverse': 'flex-direction:column-reverse',
  ...each(
    'wrap nowrap wrap-reverse',
    (name) => `flex-wrap:${name}`,
    (name) => `flex-${name}`,
  ),
  'flex-1': 'flex:1 1 0%',
  'flex-auto': 'flex:1 1 auto',
  'flex-none': 'flex:none',
  grow: 'flex-grow:1',
  'grow-0': 'flex-grow:0',
  'flex-grow': 'flex-grow:1',
  shrink: 'flex-shrink:1',
  'shrink-0': 'flex-shrink:0',
  'flex-shrink': 'flex-shrink:1',
  'flex-shrink-0': 'flex-shrink:0',
  ...entries(FLEX, 'items-', (value) => `align-items:${value}`),
  ...entries(FLEX, 'justify-', (value) => `justify-content:${value}`),
  ...entries(FLEX, 'content-', (value) => `align-content:${value}`),
  ...entries(FLEX, 'self-', (value) => `align-self:${value}`),
  ...entries(FLEX, 'place-items-', (value) => `place-items:${value}`),
  ...each(
    'left center right justify start end',
    (name) => `text-align:${name}`,
    (name) => `text-${name}`,
  ),
  ...entries(SIZES, 'text-', ([size, line]) => `font-size:${size}rem;line-height:${line}`),
  ...entries(WEIGHTS, 'font-', (value) => `font-weight:${value}`),
  'font-black': 'font-weight:900',
  'font-mono': 'font-family:var(--font-mono)',
  'font-sans': 'font-family:var(--font-body)',
  ...entries(LEADING, 'leading-', (value) => `line-height:${value}`),
  ...entries(TRACKING, 'tracking-', (value) => `letter-spacing:${value}em`),
  ...each('uppercase lowercase capitalize', (name) => `text-transform:${name}`),
  italic: 'font-style:italic',
  underline: 'text-decoration-line:underline',
  'line-through': 'text-decoration-line:line-through',
  'no-underline': 'text-decoration-line:none',
  truncate: 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap',
  'tabular-nums': 'font-variant-numeric:tabular-nums',
  ...each(
    'normal nowrap pre pre-wrap pre-line',
    (name) => `white-space:${name}`,
    (name) => `whitespace-${name}`,
  ),
  'break-words': 'overflow-wrap:break-word',
  'break-all': 'word-break:break-all',
  ...each(
    'none disc decimal',
    (name) => `list-style-type:${name}`,
    (name) => `list-${name}`,
  ),
  'list-inside': 'list-style-position:inside',
  ...each(
    'top middle bottom baseline',
    (name) => `vertical-align:${name}`,
    (name) => `align-${name}`,
  ),
  ...each(
    'hidden auto scroll visible',
    (name) => `overflow:${name}`,
    (name) => `overflow-${name}`,
  ),
  ...each(
    'hidden auto scroll visible',
    (name) => `overflow-x:${name}`,
    (name) => `overflow-x-${name}`,
  ),
  ...each(
    'hidden auto scroll visible',
    (name) => `overflow-y:${name}`,
    (name) => `overflow-y-${name}`,
  ),
  ...each(
    'cover contain fill none',
    (name) => `object-fit:${name}`,
    (name) => `object-${name}`,
  ),
  ...each(
    'center top bottom left right',
    (name) => `object-position:${name}`,
    (name) => `object-${name}`,
  ),
  'aspect-video': 'aspect-ratio:16/9',
  'aspect-square': 'aspect-ratio:1',
  'aspect-auto': 'aspect-ratio:auto',
  ...each(
    'pointer default help wait not-allowed',
    (name) => `cursor:${name}`,
    (name) => `cursor-${name}`,
  ),
  ...each(
    'none text all',
    (name) => `user-select:${name}`,
    (name) => `select-${name}`,
  ),
  ...each(
    'none auto',
    (name) => `pointer-events:${name}`,
    (name) => `pointer-events-${name}`,
  ),
  border: 'border:1px solid var(--line)',
  ...entries(SIDES, 'border-', (side) => `border-${side}:1px solid var(--line)`),
  'border-none': 'border-style:none',
  ...each(
    'solid dashed dotted',
    (name) => `border-style:${name}`,
    (name) => `border-${name}`,
  ),
  rounded: 'border-radius:0.25rem',
  ...entries(RADII, 'rounded-', (value) => `border-radius:${radius(value)}`),
  ...Object.fromEntries(
    Object.entries(CORNERS).flatMap(([side, corners]) =>
      Object.entries({ '': 0.25, ...RADII }).map(([size, value]) => [
        `rounded-${side}${size === '' ? '' : `-${size}`}`,
        corners.map((corner) => `border-${corner}-radius:${radius(value)}`).join(';'),
      ]),
    ),
  ),
  ...each('shadow-sm shadow shadow-md shadow-lg shadow-xl shadow-2xl', () => 'box-shadow:var(--shadow)'),
  'shadow-none': 'box-shadow:none',
  ...Object.fromEntries(Object.entries(DIRECTIONS).map(([name, value]) => [`bg-gradient-to-${name}`, gradient(value)])),
  'bg-clip-text': '-webkit-background-clip:text;background-clip:text',
  'bg-cover': 'background-size:cover',
  'bg-contain': 'background-size:contain',
  'bg-center': 'background-position:center',
  'bg-no-repeat': 'background-repeat:no-repeat',
  'bg-none': 'background-image:none',
  ...each(
    'transition transition-all transition-colors transition-transform transition-opacity',
    () => 'transition:all 0.15s ease-out',
  ),
  'col-span-full': 'grid-column:1/-1',
  'outline-none': 'outline:none',
  'z-auto': 'z-index:auto',
  'animate-pulse': 'animation:lw-pulse 2s ease-in-out infinite',
  'animate-spin': 'animation:lw-spin 1s linear infinite',
  'opacity-0': 'opacity:0',
  'backdrop-blur': 'backdrop-filter:blur(8px)',
  'backdrop-blur-md': 'backdrop-filter:blur(12px)',
  'backdrop-blur-lg': 'backdrop-filter:blur(16px)',
};
