/** The arrows of messages. */
import type { Arrowhead } from '../svg/arrowhead.ts';

interface Ends {
  readonly start: Arrowhead;
  readonly end: Arrowhead;
}

/** Half heads, by what stands at the end or the start of the line. A head at the start is turned, top and bottom with it. */
const HALF_ENDS: readonly (readonly [sign: string, head: Arrowhead])[] = [
  ['|\\', 'wedge-top'],
  ['|/', 'wedge-bottom'],
  ['\\\\', 'half-top'],
  ['//', 'half-bottom'],
];
const HALF_STARTS: readonly (readonly [sign: string, head: Arrowhead])[] = [
  ['/|', 'wedge-bottom'],
  ['\\|', 'wedge-top'],
  ['//', 'half-bottom'],
  ['\\\\', 'half-top'],
];
/** The plain arrows first: a cross or a bracket may also be a letter of a name (`a-xray->>b`). */
const PATTERNS: readonly RegExp[] = [
  /<<-->>|<<->>|-->>|->>|-->(?!>)|->(?!>)/,
  /--?(?:\|\\|\|\/|\\\\|\/\/)|(?:\/\||\\\||\/\/|\\\\)--?/,
  /--x|-x|--\)|-\)/,
];

/** The arrow in the head of a message, which stands between two names; `undefined` when there is none. */
export function findArrow(head: string): { readonly index: number; readonly sign: string } | undefined {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(head);
    if (match === null || match.index === 0) continue;
    const isBetween =
      head.slice(0, match.index).trim() !== '' && head.slice(match.index + match[0].length).trim() !== '';
    if (isBetween) return { index: match.index, sign: match[0] };
  }
  return undefined;
}

export function headsOf(sign: string): Ends {
  const start = sign.startsWith('<<') ? 'arrow' : 'none';
  if (sign.endsWith('>>')) return { start, end: 'arrow' };
  if (sign.endsWith('x')) return { start, end: 'cross' };
  if (sign.endsWith(')')) return { start, end: 'open' };
  const halfEnd = HALF_ENDS.find(([half]) => sign.endsWith(half))?.[1];
  const halfStart = HALF_STARTS.find(([half]) => sign.startsWith(half))?.[1];
  return { start: halfStart ?? start, end: halfEnd ?? 'none' };
}
