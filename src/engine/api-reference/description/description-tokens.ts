/** A description in the pieces that it is made of: Markdown, code, and tags of HTML. */

import { decodeEntities } from './html-entities.ts';
import { KNOWN } from './html-tags.ts';

export type DescriptionToken =
  /** Markdown, with its line breaks. */
  | { readonly kind: 'text'; readonly text: string }
  /** Code in a line. */
  | { readonly kind: 'code'; readonly code: string }
  | CodeBlock
  /** `https://…` or an address of mail in angle brackets. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly tag: string };

export interface CodeBlock {
  readonly kind: 'fence';
  readonly code: string;
  readonly info: string;
  /** Of Markdown, which has it on lines of its own: what stands before the first, and before all others. */
  readonly container?: { readonly lead: string; readonly before: string };
}

export type Attributes = ReadonlyMap<string, string>;

const FENCE = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})([^`\n]*)$/;
/** Code, a comment, an address or a tag, whichever comes first. A sign after a backslash begins nothing. */
const PIECE = new RegExp(
  [
    '\\\\[\\\\`<]',
    // Within a paragraph: a line that begins another block ends it.
    '(?<ticks>(?<!`)`+)(?!`)(?<code>(?:[^\\n]|\\n(?![ \\t]*(?:\\n|$|[-*+#>|]|\\d+[.)])))*?[^`\\n])\\k<ticks>(?!`)',
    '<!--[\\s\\S]*?-->',
    '<(?<address>https?://[^\\s<>]+|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)>',
    '<(?<close>/?)(?<tag>[a-zA-Z][a-zA-Z\\d]*)(?<attributes>(?:\\s+[^\\s<>"\'=/]+(?:\\s*=\\s*(?:"[^"]*"|\'[^\']*\'|[^\\s<>"\'=`]+))?)*)\\s*/?>',
  ].join('|'),
  'g',
);
const ATTRIBUTE = /([^\s<>"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>"'=`]+)))?/g;

/** @param markdown with `\n` as the only line break */
export function descriptionTokens(markdown: string): readonly DescriptionToken[] {
  const tokens: DescriptionToken[] = [];
  const lines = markdown.split('\n');
  let prose: string[] = [];
  const endProse = (isLast: boolean): void => {
    const isBehindCode = tokens.length > 0;
    if (prose.length > 0) readProse((isBehindCode ? '\n' : '') + prose.join('\n') + (isLast ? '' : '\n'), tokens);
    prose = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    const opening = FENCE.exec(line);
    if (opening === null) {
      prose.push(line);
      continue;
    }
    const [, lead = '', marker = '', info = ''] = opening;
    const before = lead.replace(/[^\s>]/g, ' ');
    const inner = lines.slice(at + 1);
    const found = inner.findIndex((one) => isEnd(one, marker) || (before.includes('>') && !/^\s*>/.test(one)));
    const code = (found < 0 ? inner : inner.slice(0, found)).map((one) => withoutLead(one, before));
    endProse(false);
    tokens.push({
      kind: 'fence',
      code: code.join('\n'),
      info: info.replace(/[{}<>]/g, '').trim(),
      container: { lead, before },
    });
    if (found < 0) break;
    // A quote that ends takes its code with it; the line behind it is words again.
    at += isEnd(inner[found] as string, marker) ? found + 1 : found;
  }
  endProse(true);
  return tokens;
}

function isEnd(line: string, marker: string): boolean {
  const signs = line.replace(/^[\s>]+/, '').trimEnd();
  return signs.startsWith(marker) && /^(?:`+|~+)$/.test(signs);
}

/** A line without what stands before each line of its container. */
function withoutLead(line: string, before: string): string {
  if (line.startsWith(before)) return line.slice(before.length);
  const depth = before.split('>').length - 1;
  return depth === 0 ? line.trimStart() : line.replace(new RegExp(`^(?:[ \\t]*>[ \\t]?){0,${depth}}`), '');
}

function readProse(text: string, tokens: DescriptionToken[]): void {
  let at = 0;
  const addText = (end: number): void => {
    if (end > at) tokens.push({ kind: 'text', text: text.slice(at, end) });
  };
  for (let match = next(text, 0); match !== null; match = next(text, PIECE.lastIndex)) {
    const token = tokenOf(match);
    if (token === undefined) continue;
    addText(match.index);
    at = match.index + match[0].length;
    if (token === 'comment') continue;
    if (token.kind === 'open' && (token.tag === 'pre' || token.tag === 'code')) {
      const end = endOf(text, token.tag, at);
      if (end === undefined) continue;
      tokens.push(codeToken(token.tag, text.slice(at, end.start)));
      at = end.end;
      PIECE.lastIndex = at;
    } else tokens.push(token);
  }
  addText(text.length);
}

function next(text: string, from: number): RegExpExecArray | null {
  PIECE.lastIndex = from;
  return PIECE.exec(text);
}

/** `undefined` for what is text. */
function tokenOf(match: RegExpExecArray): DescriptionToken | 'comment' | undefined {
  const { ticks, code, address, close, tag = '', attributes = '' } = match.groups ?? {};
  if (ticks !== undefined) return { kind: 'code', code: codeInTicks(code ?? '') };
  if (match[0].startsWith('<!--')) return 'comment';
  if (address !== undefined) return { kind: 'address', address };
  const name = tag.toLowerCase();
  if (!KNOWN.has(name)) return undefined;
  if (close === '/') return { kind: 'close', tag: name };
  return { kind: 'open', tag: name, attributes: readAttributes(attributes) };
}

/** A space on both sides only keeps ticks apart. */
function codeInTicks(code: string): string {
  const line = code.replace(/\n[ \t]*/g, ' ');
  return /^ .*[^ ].* $/.test(line) ? line.slice(1, -1) : line;
}

function readAttributes(written: string): Attributes {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function endOf(text: string, tag: string, from: number): { start: number; end: number } | undefined {
  const closing = new RegExp(`</${tag}\\s*>`, 'gi');
  closing.lastIndex = from;
  const match = closing.exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

/** Tags in code are for its colours and weight; code itself writes them by name. */
function codeToken(tag: string, html: string): DescriptionToken {
  const language = /^\s*<code\s[^<>]*\bclass\s*=\s*["']?[^"'<>]*?\blang(?:uage)?-([\w+#-]+)/i.exec(html)?.[1] ?? '';
  const plain = html
    .replace(/<br\s*\/?>/gi, tag === 'pre' ? '\n' : ' ')
    .replace(/<\/?([a-z][a-z\d]*)(?:\s[^<>]*)?>/gi, (written, name) => (KNOWN.has(name.toLowerCase()) ? '' : written));
  const code = decodeEntities(plain);
  if (tag === 'code') return { kind: 'code', code: code.trim() };
  return { kind: 'fence', code: code.replace(/^\n/, '').trimEnd(), info: language };
}
