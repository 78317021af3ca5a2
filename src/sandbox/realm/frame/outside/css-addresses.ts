/** Addresses in a style sheet or a `style` attribute: each is asked about, and written anew only when it has to be. */
import {
  isDisputed,
  isSpace,
  readBareUrl,
  readName,
  readString,
  skipNumber,
  skipSpace,
  startsName,
} from './css-tokens.ts';

/** `import`: of a whole style sheet. `file`: of a picture, a font or whatever else. */
export type CssAddressKind = 'import' | 'file';

/** What to write in place of an address; the same one leaves the text as it is. */
export type ShowCssAddress = (address: string, kind: CssAddressKind) => string;

/** Functions in which a string is an address. */
const TAKES_STRINGS: ReadonlySet<string> = new Set(
  'url src image image-set -webkit-image-set -moz-image-set'.split(' '),
);
const CROSS_FADES: ReadonlySet<string> = new Set(['cross-fade', '-webkit-cross-fade']);
/** What else may stand right in them. What computes its value could bring an address that is not in the text. */
const KNOWN_WITHIN =
  /^(?:url|type|calc|image-set|-webkit-image-set|(?:-webkit-|-moz-)?(?:repeating-)?(?:linear|radial|conic)-gradient)$/;
/** A function that no browser knows: the declaration around it counts for nothing. */
const NOTHING = 'leafwright-withheld';
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

interface Open {
  readonly closer: string;
  /** Of a function, in small letters. */
  readonly name: string;
  readonly start: number;
  readonly nameEnd: number;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly address: string;
  readonly kind: CssAddressKind;
  readonly isBare: boolean;
}

interface Reading {
  readonly found: readonly Found[];
  /** What is changed whatever is shown. */
  readonly changes: readonly Change[];
}

export function rewriteCssAddresses(css: string, show: ShowCssAddress): string {
  // Whatever loads has a bracket, or is an import.
  if (!css.includes('(') && !css.includes('@')) return css;
  const reading = readOnce(css);
  if (!reading) return '';
  const changes = [...reading.changes];
  for (const { start, end, address, kind, isBare } of reading.found) {
    const shown = show(address, kind);
    if (shown !== address) changes.push({ start, end, text: isBare ? `url(${quote(shown)})` : quote(shown) });
  }
  return apply(css, changes);
}

/** Long enough to be the style sheet of the site, which every page has. */
const LONG = 10_000;
let last: { readonly css: string; readonly reading: Reading | undefined } | undefined;

function readOnce(css: string): Reading | undefined {
  if (css.length < LONG) return readCss(css);
  if (last?.css !== css) last = { css, reading: readCss(css) };
  return last.reading;
}

/** @returns `undefined` for a text that browsers read in two ways, with one of them calling a function */
function readCss(css: string): Reading | undefined {
  const open: Open[] = [];
  const found: Found[] = [];
  const changes: Change[] = [];
  let isImport = false;
  let at = 0;

  /** The function that a string or function stands in; brackets without a name do not count. */
  const around = (): Open | undefined => {
    for (let index = open.length - 1; index >= 0; index--) {
      const one = open[index];
      if (one?.closer !== ')') return undefined;
      if (one.name !== '') return one;
    }
    return undefined;
  };
  const withhold = ({ start, nameEnd }: Open): void => {
    changes.push({ start, end: nameEnd, text: NOTHING });
  };
  const note = (address: string, start: number, end: number, isBare: boolean): void => {
    found.push({ address, start, end, isBare, kind: isImport ? 'import' : 'file' });
    isImport = false;
  };

  let start = 0;
  while (at < css.length) {
    if (css[at] === '(' && isDisputed(css.slice(start, at))) return undefined;
    start = at;
    const character = css[at] ?? '';
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2);
      at = end < 0 ? css.length : end + 2;
    } else if (isSpace(character)) at++;
    else if (character === '"' || character === "'") {
      const { text, end } = readString(css, at);
      at = end;
      const name = around()?.name;
      if (isImport || (name !== undefined && (TAKES_STRINGS.has(name) || CROSS_FADES.has(name))))
        note(text, start, end, false);
    } else if (css.startsWith('<!--', at)) at += 4;
    else if (css.startsWith('-->', at)) at += 3;
    else if (character === '@' && startsName(css, at + 1)) {
      const { text, end } = readName(css, at + 1);
      at = end;
      isImport = text.toLowerCase() === 'import';
    } else if (character === '#') at = readName(css, at + 1).end;
    else if (isNumberAt(css, at)) at = skipNumber(css, at);
    else if (startsName(css, at)) {
      const { text, end } = readName(css, at);
      at = end;
      if (css[end] !== '(') continue;
      if (isDisputed(text)) return undefined;
      const name = text.toLowerCase();
      const outer = around();
      const isAddress = outer && (TAKES_STRINGS.has(outer.name) || CROSS_FADES.has(outer.name));
      if (isAddress && !KNOWN_WITHIN.test(name) && !TAKES_STRINGS.has(name)) withhold(outer);
      // An attribute's value that is read as more than a text could be an address too.
      if (outer?.name === 'attr') withhold(outer);
      const inside = skipSpace(css, end + 1);
      if (name === 'url' && css[inside] !== '"' && css[inside] !== "'") {
        const address = readBareUrl(css, end + 1);
        at = address.end;
        note(address.text, start, at, true);
      } else {
        open.push({ closer: ')', name, start, nameEnd: end });
        at = end + 1;
      }
    } else if (character in CLOSERS) {
      open.push({ closer: CLOSERS[character] ?? '', name: '', start, nameEnd: start });
      if (character === '{') isImport = false;
      at++;
    } else {
      if (character === open.at(-1)?.closer) open.pop();
      if (character === ';') isImport = false;
      at++;
    }
  }
  return { found, changes };
}

/** Asked for the few characters with which one may begin. */
function isNumberAt(css: string, at: number): boolean {
  return '+-.0123456789'.includes(css[at] ?? ' ') && skipNumber(css, at) > at;
}

function apply(css: string, changes: readonly Change[]): string {
  if (changes.length === 0) return css;
  let written = '';
  let last = 0;
  // An outer function is changed after what stands in it was found.
  for (const { start, end, text } of [...changes].sort((one, other) => one.start - other.start)) {
    if (start < last) continue;
    written += css.slice(last, start) + text;
    last = end;
  }
  return written + css.slice(last);
}

function quote(text: string): string {
  return `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}
