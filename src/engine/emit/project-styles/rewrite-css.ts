/**
 * Reads a style sheet of an author's as browsers do, and writes it so that it can stand behind another one in the same
 * file: addresses replaced, imports taken out, and everything closed that was left open.
 */

export interface CssImport {
  readonly address: string;
  /** Layer, `supports(…)` and media query, as written; empty for none. */
  readonly conditions: string;
}

export interface CssRewriting {
  /** The address to write in place of one; `undefined` leaves nothing to load. */
  readonly address: (address: string) => string | undefined;
  /** The selector to write in place of an id; `undefined` leaves it. */
  readonly id: (name: string) => string | undefined;
  /** What stands in place of an import. Those that come too late to count are not asked for. */
  readonly import: (rule: CssImport) => string;
}

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
/** Functions in which a string is an address. */
const TAKES_ADDRESSES = /(?:^|[^\w-])(?:-webkit-)?(?:image-set|src)$/i;
/** Of the functions above, with the character before it. */
const LONGEST_NAME = 20;
/** No id that is looked for is longer. */
const LONGEST_ID = 64;
const URL_FUNCTION = /(?:^|[^\w-])url$/i;
/** Rules that say something of the file that they stand in. */
const OF_THE_FILE = /^@(?:charset|namespace)\b/i;

interface Open {
  readonly closer: string;
  readonly takesAddresses: boolean;
}

export function rewriteCss(source: string, rewriting: CssRewriting): string {
  // The last statement of a file needs no end of its own.
  const css = `${source};`;
  const open: Open[] = [];
  let written = '';
  /** Where the statement at the top of the file that is being read began. */
  let statement = 0;
  let mayImport = true;
  let at = 0;

  const writeAddress = (written: string, before: string): string => {
    const address = unescapeCss(written);
    const isImport = open.length === 0 && /^\s*@import\b/i.test(before);
    return quoteCss(isImport ? address : (rewriting.address(address) ?? 'data:,'));
  };

  while (at < css.length) {
    const character = css[at] ?? '';
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2);
      at = end < 0 ? css.length : end + 2;
      // Two words that only a comment held apart.
      written += ' ';
    } else if (character === '"' || character === "'") {
      const { text, end } = readString(css, at);
      at = end;
      written += open.at(-1)?.takesAddresses ? writeAddress(text, '') : `${character}${text}${character}`;
    } else if (character === '\\') {
      written += css.slice(at, at + 2).length === 2 ? css.slice(at, at + 2) : '';
      at += 2;
    } else if (character === '(' && URL_FUNCTION.test(written.slice(-LONGEST_NAME))) {
      const { address, end } = readUrl(css, at + 1);
      at = end;
      written += `(${writeAddress(address, written.slice(statement))})`;
    } else if (character in CLOSERS) {
      const takesAddresses = character === '(' && TAKES_ADDRESSES.test(written.slice(-LONGEST_NAME));
      open.push({ closer: CLOSERS[character] ?? '', takesAddresses });
      written += character;
      at += 1;
    } else if (character === '}' || character === ')' || character === ']') {
      at += 1;
      // Left out, it must not bring together what would open a comment.
      written += open.length === 0 ? ' ' : character;
      if (open.at(-1)?.closer !== character) continue;
      open.pop();
      if (open.length === 0 && character === '}') {
        const rule = written.slice(statement).trim();
        if (!/^@layer\b/i.test(rule)) mayImport = false;
        statement = written.length;
      }
    } else if (character === ';' && open.length === 0) {
      at += 1;
      const rule = written.slice(statement).trim();
      written = written.slice(0, statement);
      if (/^@import\b/i.test(rule)) {
        const read = mayImport ? readImport(rule) : undefined;
        if (read !== undefined) written += rewriting.import(read);
      } else if (rule.startsWith('@') && !OF_THE_FILE.test(rule)) {
        if (!/^@layer\b/i.test(rule)) mayImport = false;
        written += `${rule};`;
      }
      statement = written.length;
    } else if (character === '#') {
      const [name = ''] = /^[\w-]*/.exec(css.slice(at + 1, at + 1 + LONGEST_ID)) ?? [];
      const selector = rewriting.id(name);
      written += selector === undefined ? `#${name}` : `:is(${selector})`;
      at += 1 + name.length;
    } else {
      written += character;
      at += 1;
    }
  }
  // An unfinished statement at the end is none.
  if (open.length === 0) written = written.slice(0, statement);
  const closed =
    written +
    open
      .reverse()
      .map(({ closer }) => closer)
      .join('');
  // No text of a style sheet ends the element that holds it.
  return closed.replaceAll('</', '<\\/').trim();
}

/** The text between the quotation marks, with its escapes; a string that its line does not end is closed there. */
function readString(css: string, start: number): { readonly text: string; readonly end: number } {
  const quote = css[start];
  let at = start + 1;
  while (at < css.length && css[at] !== quote && css[at] !== '\n' && css[at] !== '\r') at += css[at] === '\\' ? 2 : 1;
  const text = css.slice(start + 1, Math.min(at, css.length)).replace(/(?<!\\)((?:\\\\)*)\\$/, '$1');
  return { text, end: css[at] === quote ? at + 1 : at };
}

/** What stands between the brackets of `url(`, quoted or not. */
function readUrl(css: string, start: number): { readonly address: string; readonly end: number } {
  let at = start;
  while (/\s/.test(css[at] ?? '')) at += 1;
  if (css[at] === '"' || css[at] === "'") {
    const { text, end } = readString(css, at);
    const close = css.indexOf(')', end);
    return { address: text, end: close < 0 ? css.length : close + 1 };
  }
  const from = at;
  while (at < css.length && css[at] !== ')') at += css[at] === '\\' ? 2 : 1;
  return { address: css.slice(from, at).trim(), end: Math.min(at + 1, css.length) };
}

/** `@import "a.css" layer(x) screen`, with its address as `rewriteCss` has written it. */
function readImport(rule: string): CssImport | undefined {
  const found =
    /^@import\s*(?:url\(\s*"((?:[^"\\]|\\[\s\S])*)"\s*\)|"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)')([^{}]*)$/i.exec(
      rule,
    );
  if (found === null) return undefined;
  const [, inUrl, double, single, conditions = ''] = found;
  return { address: unescapeCss(inUrl ?? double ?? single ?? ''), conditions: conditions.trim() };
}

/** `\e9 t\e9` → `été`; a backslash before the end of a line is nothing. */
function unescapeCss(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})\s?|(\r\n|[\n\r\f])|([\s\S]))/gi,
    (_, code?: string, _line?: string, other = '') => {
      if (code === undefined) return other;
      const point = Number.parseInt(code, 16);
      return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
    },
  );
}

/** Nothing of an author's ends the string or the style element around it. */
export function quoteCss(text: string): string {
  return `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}
