/** A class name with what stands before it (`dark:`, `md:`, `hover:`) as a rule. */
import { declarationsFor } from './declarations.ts';

export interface Rule {
  /** Rules of a higher rank win over those of a lower one. */
  readonly rank: number;
  readonly css: string;
}

const WIDTHS: Readonly<Record<string, number>> = { sm: 40, md: 48, lg: 64, xl: 80, '2xl': 96 };
const STATES: Readonly<Record<string, string>> = {
  hover: ':hover',
  focus: ':focus',
  'focus-visible': ':focus-visible',
  'focus-within': ':focus-within',
  active: ':active',
  disabled: ':disabled',
  first: ':first-child',
  last: ':last-child',
  odd: ':nth-child(odd)',
  even: ':nth-child(even)',
};
const DARK_BY_CHOICE = 'html[data-mode=dark] ';
const DARK_BY_SYSTEM = 'html:not([data-mode]) ';

/** `undefined` for a name that means nothing to us. */
export function ruleFor(name: string): Rule | undefined {
  const parts = name.split(/:(?![^[]*\])/);
  const utility = parts.pop() ?? '';
  const declarations = declarationsFor(utility);
  if (declarations === undefined) return undefined;
  let selector = `.${escapeName(name)}`;
  let isDark = false;
  let width = 0;
  for (const part of parts) {
    const state = STATES[part];
    const minimum = WIDTHS[part];
    if (part === 'dark') isDark = true;
    else if (minimum !== undefined) width = Math.max(width, minimum);
    else if (state !== undefined) selector += state;
    else if (part.startsWith('group-') && STATES[part.slice(6)])
      selector = `.group${STATES[part.slice(6)]} ${selector}`;
    else return undefined;
  }
  const inside = /^(?:-?space-[xy]|divide-[xy])/.test(utility) ? `${selector}>:not(:last-child)` : selector;
  const rank = width + (isDark ? 200 : 0) + (parts.length > 0 ? 1 : 0) + rankOf(utility);
  const rule = (before: string): string => `${before}${inside}{${declarations}}`;
  const plain = isDark
    ? `${rule(DARK_BY_CHOICE)}@media screen and (prefers-color-scheme:dark){${rule(DARK_BY_SYSTEM)}}`
    : rule('');
  return { rank, css: width === 0 ? plain : `@media (width>=${width}rem){${plain}}` };
}

/** `p-4 px-2`: the more particular name wins. */
function rankOf(utility: string): number {
  const name = utility.replace(/^-/, '');
  if (/^(?:m|p|inset|border|rounded|gap|overflow|size)(?:-|$)/.test(name)) return 0;
  return /^(?:[mp][xy]|inset-[xy]|gap-[xy]|rounded-[trbl]|border-[xytrbl])(?:-|$)/.test(name) ? 0.3 : 0.6;
}

function escapeName(name: string): string {
  return name.replace(/^\d/, (digit) => `\\3${digit} `).replace(/[^\w\s\\-]/g, (sign) => `\\${sign}`);
}
