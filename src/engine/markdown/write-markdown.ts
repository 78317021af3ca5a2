/**
 * A page's elements as Markdown: what a person copies and a language model reads. Snippets, properties and
 * expressions are worked out already; components of authors are called, those of the theme have forms of their own.
 */

import { Fragment, type JsxElement, type JsxNode, type Props } from '../jsx/jsx.ts';
import { textOf, textOfHtml } from '../jsx/text-of.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import type { Components } from '../render/built-in-components.ts';
import type { RenderContext } from '../render/theme-contract.ts';
import { BlockWriter, type MarkdownBlock } from './block-writer.ts';
import { ComponentCalls } from './component-calls.ts';
import { BLOCK_FORMS, blockFormula, INLINE_FORMS, isBlockFormula, type Scribe } from './component-forms.ts';
import { findElements } from './find-elements.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type TagScribe, tagForm } from './tag-forms.ts';

export interface MarkdownInput {
  /** Reports nothing; its links and assets lead from the root of the site. */
  readonly context: RenderContext;
  /** What stands for an object that is no node. */
  readonly strayValue: (value: object) => JsxNode;
  readonly onUpdate: Scribe['onUpdate'];
}

/** Names of the theme's components, by the component; those of `Tree` and its like with a dot. */
export function componentNames(components: Components): ReadonlyMap<unknown, string> {
  const names = new Map<unknown, string>();
  for (const [name, component] of Object.entries(components)) {
    if (!names.has(component)) names.set(component, name);
    for (const [child, part] of Object.entries(component)) {
      if (typeof part === 'function' && !names.has(part)) names.set(part, `${name}.${child}`);
    }
  }
  return names;
}

/** Writes nodes; made once for a page. */
export function createMarkdownWriter(input: MarkdownInput, names: ReadonlyMap<unknown, string>): Scribe {
  return new MarkdownWriter(input, names).scribe;
}

class MarkdownWriter {
  /** What forms are given; without a link to the writer, so that it can be spread and handed on. */
  readonly scribe: Scribe;
  readonly #strayValue: MarkdownInput['strayValue'];
  readonly #names: ReadonlyMap<unknown, string>;
  readonly #calls: ComponentCalls;
  /** For tags that a component has made: their addresses are right already. */
  readonly #resolvedTags: TagScribe;
  readonly #writtenTags: TagScribe;

  constructor({ context, strayValue, onUpdate }: MarkdownInput, names: ReadonlyMap<unknown, string>) {
    this.#strayValue = strayValue;
    this.#names = names;
    this.#calls = new ComponentCalls(context);
    this.scribe = {
      blocks: this.#blocks,
      inline: this.#inline,
      plain: textOf,
      link: (href) => context.link(href).href,
      onUpdate,
    };
    const walk: Pick<TagScribe, 'write' | 'find'> = {
      write: (node, out) => this.#write(node, out),
      find: (node, tags) => findElements(node, tags, names, this.#calls),
    };
    this.#resolvedTags = { ...this.scribe, ...walk, link: written, asset: written };
    this.#writtenTags = {
      ...this.scribe,
      ...walk,
      link: (href) => resolved(href, (address) => context.link(address).href),
      asset: (source) => resolved(source, context.asset),
    };
  }

  readonly #blocks = (node: JsxNode): readonly MarkdownBlock[] => {
    const out = new BlockWriter();
    this.#write(node, out);
    return out.finish();
  };

  readonly #inline = (node: JsxNode): string =>
    this.#blocks(node)
      .map(({ text }) => text)
      .join(' ');

  #write(node: JsxNode, out: BlockWriter): void {
    switch (typeof node) {
      case 'string':
        out.inline(escapeMarkdown(node));
        return;
      case 'number':
      case 'bigint':
        out.inline(String(node));
        return;
      case 'object':
        if (node !== null) this.#writeObject(node, out);
        return;
      case 'function':
        if (isUnresolved(node)) out.inline(escapeMarkdown(String(node)));
        return;
    }
  }

  #writeObject(value: object, out: BlockWriter): void {
    if ('props' in value && 'type' in value) this.#writeElement(value as JsxElement, out);
    else if ('html' in value && typeof value.html === 'string') out.inline(escapeMarkdown(textOfHtml(value.html)));
    else if (Symbol.iterator in value) for (const child of value as Iterable<JsxNode>) this.#write(child, out);
    else this.#write(this.#strayValue(value), out);
  }

  #writeElement({ type, props }: JsxElement, out: BlockWriter): void {
    if (typeof type === 'string') tagForm(type, props, out, this.#resolvedTags);
    else if (type === Fragment || typeof type !== 'function' || isUnresolved(type)) this.#write(props.children, out);
    else {
      const name = this.#names.get(type);
      if (name === undefined) this.#calls.call(type, props, (result) => this.#write(result, out));
      else this.#writeKnown(name, props, out);
    }
  }

  /** A component of the theme, or what it has for a tag. */
  #writeKnown(name: string, props: Props, out: BlockWriter): void {
    const inlineForm = INLINE_FORMS.get(name);
    const form = name === 'Latex' && isBlockFormula(props) ? blockFormula : BLOCK_FORMS.get(name);
    if (/^[a-z]/.test(name)) tagForm(name, props, out, this.#writtenTags);
    else if (form !== undefined) {
      out.blocks(form(props, this.scribe));
    } else if (inlineForm !== undefined) out.inline(inlineForm(props, this.scribe));
    else if (name === 'CodeBlock') tagForm('pre', props, out, this.#writtenTags);
    else if (name === 'Heading') tagForm(`h${String(props.level ?? 2)}`, props, out, this.#writtenTags);
    else out.blocks(this.#blocks(props.children));
  }
}

/** An address as it stands in the page. */
function written(address: unknown): string {
  return typeof address === 'string' ? address : '';
}

function resolved(address: unknown, resolve: (address: string) => string): string {
  return written(address) === '' ? '' : resolve(written(address));
}
