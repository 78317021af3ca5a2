/** The elements of a description as text of a page: Markdown where it has a form for them, tags without anything of an author's else. */

import { isScriptUrl } from '../../jsx/url-safety.ts';
import type { CodeBlock } from './description-tokens.ts';
import { type DescriptionElement, type DescriptionNode, isBlock } from './description-tree.ts';
import { ATTRIBUTES, BREAKS, HEADINGS, INLINE } from './html-tags.ts';
import { lineText } from './line-text.ts';
import { attribute, codeFence, inlineCode } from './mdx-parts.ts';

/** Lines of a page; a blank one between blocks. */
export function writeBlocks(nodes: readonly DescriptionNode[]): string {
  const writer = new BlockWriter();
  writer.writeAll(nodes);
  return writer.text.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}

/** Signs that begin something in a page. Two dollars would begin a formula that takes the code below into itself. */
function escapeSigns(text: string): string {
  return text
    .replace(
      PATTERN_OF_ADDRESS,
      (written, scheme: string) => scheme.replace(/(?=[:.])/, '\\') + written.slice(scheme.length),
    )
    .replace(/(\\*)(\$\$|~{3,}|[{}<`])/g, (_, slashes: string, signs: string) =>
      slashes.length % 2 === 0 ? slashes + signs.replace(/./g, '\\$&') : slashes + signs,
    );
}

/** An address with parts to fill in is no link, and a link would take the backslashes before its signs for its own. */
const PATTERN_OF_ADDRESS = /(?<![a-z\d])(https?:|www\.)(?=[^\s<]*[{}<`])/gi;

/** What stands before the words of a line: signs of quotes and lists. */
const LEAD = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/;

class BlockWriter {
  text = '';
  /** Set behind a block: what the lines of its container begin with. */
  #behind: string | undefined;
  #isBehindCode = false;

  writeAll(nodes: readonly DescriptionNode[]): void {
    for (const [index, node] of nodes.entries()) this.#write(node, nodes[index + 1]);
  }

  #write(node: DescriptionNode, next: DescriptionNode | undefined): void {
    if (node.kind === 'text') this.#words(node.text);
    else if (node.kind === 'fence') this.#code(node);
    else if (isBlock(node) && !(this.#isInRow && !holdsBlocks(node))) this.#blockElement(node as DescriptionElement);
    else this.#inLine(node, next);
  }

  /** Code of Markdown goes on where it stood: a blank line would part the items of a list. */
  #code({ code, info, container }: CodeBlock): void {
    if (container !== undefined && (this.#behind !== undefined || this.#line === '')) {
      if (this.#behind !== undefined) this.text += '\n';
      this.text += container.lead;
      this.#block(codeFence(code, info), container.before);
      this.#isBehindCode = true;
    } else this.#whole(codeFence(code, info));
  }

  #words(text: string): void {
    if (this.#behind === undefined) {
      this.text += escapeSigns(text);
      return;
    }
    if (text.trim() === '') return;
    const rest = text.replace(/^[ \t]*\n/, '');
    const isNewLine = rest.length < text.length;
    if (isNewLine && this.#isBehindCode) {
      this.#behind = undefined;
      this.text += '\n';
    } else this.#leaveBlock(isNewLine ? '' : undefined);
    this.text += escapeSigns(isNewLine ? rest : rest.trimStart());
  }

  #inLine(node: DescriptionNode, next: DescriptionNode | undefined): void {
    if (this.#behind !== undefined) this.#leaveBlock();
    const after = next === undefined ? '' : next.kind === 'text' ? next.text.slice(0, 1) : '<';
    const isApart = /(?:^|[\s(])$/.test(this.text) && /^(?:$|[\s.,;:!?)])/.test(after);
    this.text = joined(this.text, isApart ? emphasized(node) : lineOf(node));
  }

  #blockElement({ tag, attributes, children, kind }: DescriptionElement): void {
    if (BREAKS.has(tag)) {
      this.#begin();
      this.writeAll(children);
      if (this.#behind === undefined) this.#behind = leadOf(this.#line);
      return;
    }
    if (HEADINGS.has(tag)) {
      const words = linesOf(children).trim();
      if (words !== '') this.#whole(/^[*_]|[*_]$/.test(words) ? words : `**${words}**`);
    } else if (tag === 'hr') this.#whole('---');
    else if (tag === 'blockquote') this.#whole(writeBlocks(children).replace(/^/gm, '> ').replace(/ +$/gm, ''));
    else this.#whole(wholeOf({ kind, tag, attributes, children }));
  }

  #whole(block: string): void {
    this.#begin();
    this.#block(block);
  }

  /** A blank line, unless a sign of a list just made room. */
  #begin(): void {
    if (this.#behind !== undefined) this.#leaveBlock();
    const line = this.#line;
    const written = LEAD.exec(line)?.[0] ?? '';
    const before = leadOf(line);
    if (written !== line) this.text += `\n${before.trimEnd()}\n${before}`;
    else if (written === before && this.text.slice(0, -line.length || undefined).trim() !== '') {
      const above = this.text.slice(0, this.text.length - line.length);
      const isApart = /\n[ \t>]*\n$/.test(above);
      this.text = `${above}${isApart ? '' : `${before.trimEnd()}\n`}${before}`;
    }
  }

  /** @param before what the block's further lines begin with, if it is not what its first one does */
  #block(text: string, before = leadOf(this.#line)): void {
    this.text += text.replace(/\n(?=(.?))/g, (_, first: string) => `\n${first === '' ? before.trimEnd() : before}`);
    this.#behind = before;
    this.#isBehindCode = false;
  }

  /** @param lead of the next line, which follows by itself when it is empty */
  #leaveBlock(lead = this.#behind ?? ''): void {
    this.text += `\n${(this.#behind ?? '').trimEnd()}\n${lead}`;
    this.#behind = undefined;
  }

  get #line(): string {
    return this.text.slice(this.text.lastIndexOf('\n') + 1);
  }

  /** A row of a table of Markdown has room for one line only. */
  get #isInRow(): boolean {
    return this.#behind === undefined && /^[ \t>]*\|/.test(this.#line);
  }
}

function leadOf(line: string): string {
  return (LEAD.exec(line)?.[0] ?? '').replace(/[^\s>]/g, ' ');
}

/** Lists, tables and what opens and closes: on one line where nothing in it needs lines of its own. */
function wholeOf(node: DescriptionElement): string {
  if (node.tag !== 'details' && !holdsBlocks(node)) return lineOf(node);
  const { tag, children } = node;
  const isOfParts = children.every((child) => child.kind === 'element' && isBlock(child) && !BREAKS.has(child.tag));
  const inside = isOfParts
    ? children.map((child) => wholeOf(child as DescriptionElement)).join('\n\n')
    : writeBlocks(children);
  return `<${tag}${attributesOf(node)}>\n\n${inside}\n\n</${tag}>`;
}

function holdsBlocks(node: DescriptionNode): boolean {
  if (node.kind === 'fence') return true;
  if (node.kind === 'text') return /\n[ \t>]*\n/.test(node.text.trim());
  return node.kind === 'element' && node.children.some(holdsBlocks);
}

function linesOf(nodes: readonly DescriptionNode[]): string {
  return nodes.reduce((made, node) => joined(made, lineOf(node)), '');
}

/** Two pieces of a line, the first of which takes nothing of the second for its own. */
function joined(before: string, piece: string): string {
  if (before === '' || !/^[^\s<\p{L}\p{N}]/u.test(piece)) return before + piece;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const apart = line
    .replace(/(?<=https?)(?=:[^\s<]*$)|(?<=www)(?=\.[^\s<]*$)/gi, '\\')
    .replace(/(?<!\\)!$/, piece.startsWith('[') ? '\\!' : '!');
  return before.slice(0, before.length - line.length) + apart + piece;
}

const SHOWN_AS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del', tt: 'code' };

function lineOf(node: DescriptionNode): string {
  switch (node.kind) {
    case 'text':
      return lineText(node.text);
    case 'code':
      return inlineCode(node.code);
    case 'fence':
      return inlineCode(node.code);
    case 'address':
      return link(lineText(node.address.replace(/[:@]/, '\\$&')), node.address.replace(/^(?=[^:]*@)/, 'mailto:'));
    default:
      return elementInLine(node);
  }
}

function elementInLine(node: DescriptionElement): string {
  const { tag, attributes, children } = node;
  if (tag === 'img') return image(node);
  if (tag === 'br' || tag === 'wbr' || tag === 'hr') return `<${tag} />`;
  const inside = linesOf(children);
  if (tag === 'a') return link(inside, attributes.get('href')?.trim() ?? '');
  if (INLINE.has(tag) && inside.trim() === '') return inside;
  if (HEADINGS.has(tag)) return `<p><strong>${inside.trim()}</strong></p>`;
  const shown = BREAKS.has(tag) && tag !== 'p' ? 'div' : (SHOWN_AS[tag] ?? tag);
  return `<${shown}${attributesOf(node)}>${INLINE.has(tag) ? inside : inside.trim()}</${shown}>`;
}

/** Where Markdown's own signs cannot be mistaken. */
function emphasized(node: DescriptionNode): string {
  if (node.kind !== 'element') return lineOf(node);
  const shown = SHOWN_AS[node.tag] ?? node.tag;
  const mark = shown === 'strong' ? '**' : shown === 'em' ? '*' : undefined;
  const words = linesOf(node.children);
  if (mark === undefined || words === '' || /^[\s*_]|[\s*_\\]$/.test(words)) return lineOf(node);
  return `${mark}${words}${mark}`;
}

function link(words: string, href: string): string {
  if (words.trim() === '' || href === '' || isScriptUrl(href)) return words;
  return `[${words.trim()}](${inParentheses(href)})`;
}

function image(node: DescriptionElement): string {
  const source = node.attributes.get('src')?.trim() ?? '';
  const words = node.attributes.get('alt')?.trim() ?? '';
  if (source === '' || isScriptUrl(source)) return lineText(words);
  const isSized = node.attributes.has('width') || node.attributes.has('height');
  return isSized
    ? `<img${attributesOf(node)} />`
    : `![${lineText(words.replace(/[[\]]/g, ''))}](${inParentheses(source)})`;
}

function inParentheses(address: string): string {
  return address.replace(
    /[\s()<>{}`|\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function attributesOf({ tag, attributes }: DescriptionElement): string {
  return (ATTRIBUTES.get(tag) ?? [])
    .flatMap((name) => {
      const value = attributes.get(name);
      if (value === undefined) return [];
      // A bar would end the cell of a table.
      return [name === 'open' ? ' open' : attribute(name, value).replaceAll('|', '\\u007c')];
    })
    .join('');
}
