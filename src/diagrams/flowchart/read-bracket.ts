/** `[Text]`, `("Text")`, `{{Text}}`: the text and the shape of a node as written. */
import type { TextScanner } from './text-scanner.ts';

export interface WrittenText {
  readonly text: string;
  readonly shape: string;
}

/** Openings, the longer ones first, with what closes them and the shape they mean. */
const BRACKETS: readonly (readonly [open: string, close: string, shape: string])[] = [
  ['(((', ')))', 'double-circle'],
  ['((', '))', 'circle'],
  ['([', '])', 'stadium'],
  ['(-', '-)', 'ellipse'],
  ['(', ')', 'rounded'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['[/', '/]', 'lean-right'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'lean-left'],
  ['[\\', '/]', 'trapezoid-top'],
  ['[', ']', 'rectangle'],
  ['{{', '}}', 'hexagon'],
  ['{', '}', 'diamond'],
  ['>', ']', 'odd'],
];
const QUOTES_NEEDED = 'A text with brackets, quotes or `|` in it needs double quotes around it: `A["Text (more)"]`.';
const CLOSING_MISSING =
  'The bracket that closes the text is missing: write `A[Text]`, or `A["Text"]` where it holds brackets.';
/** A link inside a text: the bracket before it was forgotten. */
const LINK_INSIDE = /\s*(?:[<ox]?(?:--+[->ox]|==+[=>]|-\.+->?)(?=[\s|"\w])|--\s[^\n]*?--+>)/;

/** `undefined`, and the scanner where it was, when there is none. */
export function readBracket(scanner: TextScanner): WrittenText | undefined {
  scanner.skip(/[ \t]*(?=[[({])/y);
  const start = scanner.at;
  for (const [open, close, shape] of BRACKETS) {
    if (!scanner.startsWith(open)) continue;
    const end = endOfText(scanner.text, start + open.length, close);
    if (end < 0) continue;
    const written = scanner.text.slice(start + open.length, end);
    // `[/a/b]` is a rectangle whose text begins with a slash, and `(a) --> (b)` two nodes.
    if (!isWholeText(written, open)) continue;
    if (/[[({]/.test(written) && !/^\s*"/.test(written) && isCutByLink(written)) continue;
    scanner.at = end + close.length;
    noteText(scanner, start, written, open);
    return { text: unquote(written), shape };
  }
  return /[[({]/.test(scanner.text.charAt(start)) ? readOpen(scanner) : undefined;
}

/** Whether a text runs over a link into the brackets of another node. */
function isCutByLink(written: string): boolean {
  const link = LINK_INSIDE.exec(written);
  return link !== null && /[[({]/.test(written.slice(link.index));
}

/** What is drawn as it is meant here, and refused by others. */
function noteText(scanner: TextScanner, start: number, written: string, open: string): void {
  if (written.trim() === '') scanner.fault('only-here', start, 'A text is expected between the brackets.');
  if (/^\s*"/.test(written)) return;
  // Quotes are at home in a tag.
  const bare = written.replace(/<[a-z/][^<>]*>/gi, '');
  const isLeaning = /^[[][/\\]/.test(open);
  if (/[[\](){}|"]/.test(bare) || (open === '[' && /^[/\\]/.test(written) && !isLeaning && !/[/\\]$/.test(written)))
    scanner.fault('only-here', start, QUOTES_NEEDED);
}

/** A text whose bracket nobody closes ends before the next link, or with its line. */
function readOpen(scanner: TextScanner): WrittenText {
  const start = scanner.at;
  const [open = '', , shape = 'rectangle'] = BRACKETS.find(([sign]) => scanner.startsWith(sign)) ?? [];
  const rest = scanner.text.slice(start + open.length, scanner.lineEnd);
  const link = LINK_INSIDE.exec(rest);
  const written = link === null ? rest.replace(/;\s*$/, '') : rest.slice(0, link.index);
  const text = written
    .replace(/[\])}"]+\s*$/, '')
    .replace(/^\s*"/, '')
    .trim();
  if (text === '') throw scanner.notUnderstood(start, CLOSING_MISSING);
  scanner.at = start + open.length + written.length;
  scanner.fault('guessed', start, CLOSING_MISSING);
  return { text, shape };
}

function endOfText(text: string, from: number, close: string): number {
  const quoted = /\s*"/y;
  quoted.lastIndex = from;
  if (quoted.test(text)) {
    // Quotes inside: the text ends with the last one before the bracket.
    const first = quoted.lastIndex;
    for (let end = text.indexOf('"', first); end >= 0; end = text.indexOf('"', end + 1)) {
      const after = /\s*/y;
      after.lastIndex = end + 1;
      after.test(text);
      const written = text.slice(first, end);
      if (written.includes('"') && (isCutByLink(written) || written.includes('\n'))) return -1;
      if (text.startsWith(close, after.lastIndex)) return after.lastIndex;
      // `"text" more]`
      const next = /[^"\n[\](){}]*/y;
      next.lastIndex = end + 1;
      next.test(text);
      if (text.startsWith(close, next.lastIndex)) return next.lastIndex;
    }
    return -1;
  }
  for (let at = from; at < text.length; at++) {
    // A quote inside: an attribute of a tag, say.
    if (text.charAt(at) === '"') {
      const end = text.indexOf('"', at + 1);
      const lineEnd = text.indexOf('\n', at);
      if (end > 0 && (lineEnd < 0 || end < lineEnd)) at = end;
    } else if (text.startsWith(close, at)) return at;
  }
  return -1;
}

function isWholeText(written: string, open: string): boolean {
  if (/^\s*"/.test(written)) return true;
  const closing = open.startsWith('[') ? ']' : open.startsWith('(') ? ')' : open.startsWith('{') ? '}' : undefined;
  const opening = closing === ']' ? '[' : closing === ')' ? '(' : '{';
  if (closing === undefined) return true;
  const at = written.indexOf(closing);
  return at < 0 || written.lastIndexOf(opening, at) >= 0;
}

function unquote(written: string): string {
  const text = written.trim();
  return /^"([\s\S]*)"$/.exec(text)?.[1] ?? text;
}
