/** The elements of a description, every one closed, and each part in what it belongs to. Never fails, whatever tags it is given. */

import type { Attributes, DescriptionToken } from './description-tokens.ts';
import { BREAKS, HEADINGS, HOLDS_PARTS, INLINE, PARTS, TRANSPARENT, VOID, WHOLES } from './html-tags.ts';

export type DescriptionNode = DescriptionElement | Exclude<DescriptionToken, { kind: 'open' | 'close' }>;

export interface DescriptionElement {
  readonly kind: 'element';
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: DescriptionNode[];
}

/** Elements within each other; deeper ones are left out, what stands in them is not. */
const DEEPEST = 16;
const NONE: Attributes = new Map();

export function descriptionTree(tokens: readonly DescriptionToken[]): readonly DescriptionNode[] {
  const builder = new TreeBuilder();
  for (const token of tokens) builder.add(token);
  return builder.root.children;
}

class TreeBuilder {
  readonly root = element('', NONE);
  /** The open elements, the innermost last. */
  readonly #open: DescriptionElement[] = [this.root];

  /** Wholes that nobody wrote: they end where words follow that belong to no part. */
  readonly #implied = new Set<DescriptionElement>();

  get #innermost(): DescriptionElement {
    return this.#open.at(-1) as DescriptionElement;
  }

  add(token: DescriptionToken): void {
    switch (token.kind) {
      case 'open':
        this.#begin(token.tag, token.attributes);
        break;
      case 'close':
        this.#end(token.tag);
        break;
      case 'text':
        this.#addText(token.text);
        break;
      case 'fence':
        this.#closeInline();
        this.#giveRoomForWords();
        this.#innermost.children.push(token);
        break;
      default:
        this.#giveRoomForWords();
        this.#innermost.children.push(token);
    }
  }

  /** What stands in a line ends with its paragraph. */
  #addText(text: string): void {
    const { tag } = this.#innermost;
    const end = INLINE.has(tag) || HEADINGS.has(tag) ? text.search(/\n[ \t>]*\n/) : -1;
    if (end >= 0) {
      this.#addText(text.slice(0, end));
      this.#closeInline();
    }
    const rest = end < 0 ? text : text.slice(end);
    if (rest.trim() !== '') {
      while (this.#implied.has(this.#innermost)) this.#open.pop();
      this.#giveRoomForWords();
    }
    // Between parts there is nothing to be read.
    else if (HOLDS_PARTS.has(this.#innermost.tag)) return;
    const { children } = this.#innermost;
    const last = children.at(-1);
    // A tag between them may have been left out.
    if (last?.kind === 'text') children[children.length - 1] = { kind: 'text', text: last.text + rest };
    else if (rest !== '') children.push({ kind: 'text', text: rest });
  }

  #begin(tag: string, attributes: Attributes): void {
    if (TRANSPARENT.has(tag)) return;
    if (INLINE.has(tag)) {
      // A link in a link, bold in bold: the second begins where the first ends.
      if (this.#isInline(tag)) this.#closeThrough(tag);
      this.#giveRoomForWords();
      this.#push(tag, attributes);
    } else if (VOID.has(tag)) {
      if (tag === 'hr') this.#closeInline();
      this.#giveRoomForWords();
      this.#innermost.children.push(element(tag, attributes));
    } else {
      this.#closeInline();
      if (PARTS.has(tag)) this.#makeRoomFor(tag);
      else this.#giveRoomForWords();
      this.#push(tag, attributes);
    }
  }

  #end(tag: string): void {
    if (INLINE.has(tag)) {
      if (this.#isInline(tag)) this.#closeThrough(tag);
      return;
    }
    // A part that is closed in a whole within it was closed by mistake.
    const limit = PARTS.has(tag) ? this.#open.findLastIndex((one) => WHOLES.has(one.tag)) : 0;
    const at = this.#open.findLastIndex((one) => one.tag === tag);
    if (at > limit) this.#open.length = at;
  }

  /** A part ends those before it that it cannot stand in, and has a whole around it. */
  #makeRoomFor(tag: string): void {
    const holders = PARTS.get(tag) ?? [];
    const at = this.#open.findLastIndex((one) => holders.includes(one.tag));
    const nearestWhole = this.#open.findLastIndex((one) => WHOLES.has(one.tag));
    const lead = holders.at(-1) as string;
    if (at >= 0 && at >= nearestWhole) {
      this.#open.length = at + 1;
      return;
    }
    // Of a table that was never begun, too.
    if (PARTS.has(lead)) this.#makeRoomFor(lead);
    else this.#giveRoomForWords();
    this.#push(lead, NONE);
    this.#implied.add(this.#innermost);
  }

  /** Words, pictures and other wholes do not stand directly in a list or a table. */
  #giveRoomForWords(): void {
    for (let part = HOLDS_PARTS.get(this.#innermost.tag); part !== undefined; part = HOLDS_PARTS.get(part))
      this.#push(part, NONE);
  }

  #isInline(tag: string): boolean {
    for (let at = this.#open.length - 1; INLINE.has(this.#open[at]?.tag ?? ''); at--) {
      if (this.#open[at]?.tag === tag) return true;
    }
    return false;
  }

  #closeThrough(tag: string): void {
    this.#open.length = this.#open.findLastIndex((one) => one.tag === tag);
  }

  #closeInline(): void {
    while (INLINE.has(this.#innermost.tag)) this.#open.pop();
    // A paragraph and a heading end where any block begins.
    while (this.#innermost.tag === 'p' || HEADINGS.has(this.#innermost.tag)) this.#open.pop();
  }

  #push(tag: string, attributes: Attributes): void {
    if (this.#open.length > DEEPEST) return;
    const made = element(tag, attributes);
    this.#innermost.children.push(made);
    this.#open.push(made);
  }
}

function element(tag: string, attributes: Attributes): DescriptionElement {
  return { kind: 'element', tag, attributes, children: [] };
}

/** Whether a node begins a block of its own. */
export function isBlock(node: DescriptionNode): boolean {
  if (node.kind === 'fence') return true;
  if (node.kind !== 'element') return false;
  const { tag } = node;
  return BREAKS.has(tag) || HEADINGS.has(tag) || WHOLES.has(tag) || PARTS.has(tag) || tag === 'hr';
}
