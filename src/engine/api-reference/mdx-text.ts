/** Texts of an API description as parts of a page: nothing in them runs, and nothing in them breaks the page. */

import { scanCode } from '../../page-source/source-scan.ts';

/** Tags that people write in descriptions, and that need nothing but their name. */
const PLAIN_TAGS = new Set(
  'b strong i em u s del ins sub sup small mark kbd code pre p ul ol li dl dt dd blockquote br hr table thead tbody tr th td h3 h4 h5 h6'.split(
    ' ',
  ),
);
const EMPTY_TAGS = new Set(['br', 'hr']);
const TAG = /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s[^<>]*)?)\/?>/g;
const COMMENT = /<!--[\s\S]*?-->/g;

/** An attribute with any value: `name={"…"}`. */
export function attribute(name: string, value: unknown): string {
  const written = JSON.stringify(value) ?? 'undefined';
  return ` ${name}={${written.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}}`;
}

/**
 * Markdown of a description as text of a page. Plain HTML stays, as far as it is closed; all else that a page would run or read
 * as a component is shown as written. Lines are indented, so that none of them is taken for a script.
 */
export function descriptionText(markdown: string): string {
  const text = markdown.replace(/\r\n?/g, '\n').replace(COMMENT, '').trim();
  let made = '';
  let at = 0;
  for (const [start, end] of scanCode(text)) {
    made += escapeProse(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return indent(made + escapeProse(text.slice(at)));
}

/** A fenced block that no line of the code can close. */
export function codeFence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code}\n${fence}`;
}

function indent(text: string): string {
  return text.replace(/^(?=[^\n])/gm, '  ');
}

function escapeProse(text: string): string {
  const kept = closedTags(text);
  let made = '';
  let at = 0;
  for (const { index, length, tag } of kept) {
    made += escapeSigns(text.slice(at, index)) + tag;
    at = index + length;
  }
  return made + escapeSigns(text.slice(at));
}

function escapeSigns(text: string): string {
  return text.replace(/\\?[{}<]/g, (sign) => (sign.length === 2 ? sign : `\\${sign}`));
}

interface KeptTag {
  readonly index: number;
  readonly length: number;
  /** As it is written in a page. */
  readonly tag: string;
}

/** Tags of plain HTML that are empty or closed within the text, in order. */
function closedTags(text: string): readonly KeptTag[] {
  const kept: KeptTag[] = [];
  const open: (KeptTag & { readonly name: string })[] = [];
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, written = '', rest = ''] = match;
    const name = written.toLowerCase();
    const { index } = match;
    const length = whole.length;
    if (EMPTY_TAGS.has(name)) kept.push({ index, length, tag: `<${name} />` });
    else if (slash === '/') {
      const opener = open.findLastIndex((one) => one.name === name);
      if (opener < 0) continue;
      const [found] = open.splice(opener) as [KeptTag & { readonly name: string }];
      if (isOneBlock(text, found.index, index + length)) kept.push(found, { index, length, tag: `</${name}>` });
    } else if (name === 'a') {
      const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(rest);
      const target = href?.[1] ?? href?.[2];
      if (target !== undefined) open.push({ name, index, length, tag: `<a${attribute('href', target)}>` });
    } else if (PLAIN_TAGS.has(name)) open.push({ name, index, length, tag: `<${name}>` });
  }
  return kept.toSorted((one, other) => one.index - other.index);
}

/** Markdown ends a paragraph, and the tags in it, at an empty line; tags on lines of their own go on. */
function isOneBlock(text: string, start: number, end: number): boolean {
  if (!/\n[ \t]*\n/.test(text.slice(start, end))) return true;
  return /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t]*(?:\n|$)/.test(text.slice(end));
}
