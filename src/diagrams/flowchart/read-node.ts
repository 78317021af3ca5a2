/** `A[Text]`, `B@{ shape: cyl, label: "Text" }`, `C:::warm`: a node as written. */
import type { TextScanner } from './text-scanner.ts';

export interface WrittenNode {
  readonly id: string;
  readonly text?: string;
  readonly shape?: string;
  readonly className?: string;
}

const ID = /(?:[\p{L}\p{N}\p{M}\p{So}!#$%'*+.?\\_/]|-(?![->.])|=(?!=)|&(?=\w)|:(?!:))+/uy;

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

/** `undefined` when there is no node here. */
export function readNode(scanner: TextScanner): WrittenNode | undefined {
  const id = scanner.take(ID)?.[0];
  if (id === undefined) return undefined;
  const data = scanner.startsWith('@{') ? readData(scanner) : undefined;
  const bracket = data === undefined ? readBracket(scanner) : undefined;
  const className = scanner.take(/:::((?:\w|-(?![-.]))+)/y)?.[1];
  const text = data?.label ?? bracket?.text;
  const shape = data?.shape ?? bracket?.shape;
  return {
    id,
    ...(text === undefined ? {} : { text }),
    ...(shape === undefined ? {} : { shape }),
    ...(className === undefined ? {} : { className }),
  };
}

/** The text and shape behind an id; `undefined`, and the scanner where it was, when there is none. */
export function readBracket(scanner: TextScanner): { readonly text: string; readonly shape: string } | undefined {
  scanner.skip(/[ \t]*(?=[[({])/y);
  const start = scanner.at;
  for (const [open, close, shape] of BRACKETS) {
    if (!scanner.startsWith(open)) continue;
    const end = endOfText(scanner.text, start + open.length, close);
    if (end < 0) continue;
    const written = scanner.text.slice(start + open.length, end);
    // `[/a/b]` is a rectangle whose text begins with a slash, and `(a) --> (b)` two nodes.
    if (!isWholeText(written, open)) continue;
    scanner.at = end + close.length;
    return { text: unquote(written), shape };
  }
  if (/[[({]/.test(scanner.text.charAt(start))) {
    const expected =
      'The bracket that closes the text is expected. A text with brackets or quotes in it needs double quotes around it.';
    throw scanner.notUnderstood(start, expected);
  }
  return undefined;
}

function endOfText(text: string, from: number, close: string): number {
  const quoted = /\s*"/y;
  quoted.lastIndex = from;
  if (quoted.test(text)) {
    const end = text.indexOf('"', quoted.lastIndex);
    if (end < 0) return -1;
    const after = /\s*/y;
    after.lastIndex = end + 1;
    after.test(text);
    return text.startsWith(close, after.lastIndex) ? after.lastIndex : -1;
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

/** `@{ shape: cyl, label: "Text" }`; keys that only move or decorate are passed over. */
function readData(scanner: TextScanner): { readonly shape?: string; readonly label?: string } {
  const match = scanner.take(/@\{((?:[^"}]|"[^"]*")*)\}/y);
  if (match === undefined)
    throw scanner.notUnderstood(scanner.at, 'A `}` is expected behind what is said of the node.');
  const values = new Map<string, string>();
  for (const [, key = '', quoted, bare] of (match[1] ?? '').matchAll(/(\w+)\s*:\s*(?:"([^"]*)"|([^,\n]+))/g)) {
    values.set(key, quoted ?? bare?.trim() ?? '');
  }
  const shape = values.get('shape') ?? (values.has('img') || values.has('icon') ? 'plain' : undefined);
  const picture = values.get('img');
  const label = values.get('label') ?? undefined;
  const text = picture === undefined ? label : `<img src="${picture}" alt=""/> ${label ?? ''}`;
  return { ...(shape === undefined ? {} : { shape }), ...(text === undefined ? {} : { label: text }) };
}
