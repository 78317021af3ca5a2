/**
 * A page's elements as Markdown: what a person copies and a language model reads. Snippets, properties and
 * expressions are worked out already; components of authors are called, those of the theme have forms of their own.
 */

import { Fragment, type JsxComponent, type JsxElement, type JsxNode, type Props } from '../jsx/jsx.ts';
import { isOwn } from '../jsx/own-components.ts';
import { PROVIDES } from '../jsx/provides.ts';
import { textOf, textOfHtml } from '../jsx/text-of.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import type { Components } from '../render/built-in-components.ts';
import type { RenderContext } from '../render/theme-contract.ts';
import { BlockWriter, type MarkdownBlock } from './block-writer.ts';
import { BLOCK_FORMS, blockFormula, INLINE_FORMS, isBlockFormula, type Scribe } from './component-forms.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type TagScribe, tagForm } from './tag-forms.ts';

export interface MarkdownInput {
  /** Reports nothing; its links and assets lead from the root of the site. */
  readonly context: RenderContext;
  /** What stands for an object that is no node. */
  readonly strayValue: (value: object) => JsxNode;
  readonly onUpdate: Scribe['onUpdate'];
}

/** Deeper is a component that shows itself. */
const MAX_DEPTH = 300;

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
  const { context } = input;
  let depth = 0;

  const blocks = (node: JsxNode): readonly MarkdownBlock[] => {
    const out = new BlockWriter();
    write(node, out);
    return out.finish();
  };
  const inline = (node: JsxNode): string =>
    blocks(node)
      .map(({ text }) => text)
      .join(' ');
  const scribe: Scribe = {
    blocks,
    inline,
    plain: textOf,
    link: (href) => context.link(href).href,
    onUpdate: input.onUpdate,
  };

  const write = (node: JsxNode, out: BlockWriter): void => {
    switch (typeof node) {
      case 'string':
        out.inline(escapeMarkdown(node));
        return;
      case 'number':
      case 'bigint':
        out.inline(String(node));
        return;
      case 'object':
        if (node !== null) writeObject(node, out);
        return;
      case 'function':
        if (isUnresolved(node)) out.inline(escapeMarkdown(String(node)));
        return;
    }
  };

  const writeObject = (value: object, out: BlockWriter): void => {
    if ('props' in value && 'type' in value) writeElement(value as JsxElement, out);
    else if ('html' in value && typeof value.html === 'string') out.inline(escapeMarkdown(textOfHtml(value.html)));
    else if (Symbol.iterator in value) for (const child of value as Iterable<JsxNode>) write(child, out);
    else write(input.strayValue(value), out);
  };

  const writeElement = ({ type, props }: JsxElement, out: BlockWriter): void => {
    if (typeof type === 'string') writeTag(type, props, out, true);
    else if (type === Fragment || typeof type !== 'function' || isUnresolved(type)) write(props.children, out);
    else {
      const name = names.get(type);
      if (name === undefined) call(type, props, (result) => write(result, out));
      else writeKnown(name, props, out);
    }
  };

  const writeKnown = (name: string, props: Props, out: BlockWriter): void => {
    const inlineForm = INLINE_FORMS.get(name);
    const form = name === 'Latex' && isBlockFormula(props) ? blockFormula : BLOCK_FORMS.get(name);
    if (/^[a-z]/.test(name)) writeTag(name, props, out, false);
    else if (form !== undefined) {
      out.blocks(form(props, scribe));
    } else if (inlineForm !== undefined) out.inline(inlineForm(props, scribe));
    else if (name === 'CodeBlock') writeTag('pre', props, out, false);
    else if (name === 'Heading') writeTag(`h${String(props.level ?? 2)}`, props, out, false);
    else out.blocks(blocks(props.children));
  };

  /** @param isResolved Whether the addresses are right already, because a component has made the tag. */
  const writeTag = (tag: string, props: Props, out: BlockWriter, isResolved: boolean): void =>
    tagForm(tag, props, out, isResolved ? resolvedTags : writtenTags);

  const tagScribe = (isResolved: boolean): TagScribe => {
    const address = (value: unknown, resolve: (written: string) => string): string => {
      const written = typeof value === 'string' ? value : '';
      return isResolved || written === '' ? written : resolve(written);
    };
    return {
      ...scribe,
      write: (node, out) => write(node, out),
      find: (node, tags) => find(node, tags),
      link: (href) => address(href, (written) => context.link(written).href),
      asset: (source) => address(source, context.asset),
    };
  };
  const resolvedTags = tagScribe(true);
  const writtenTags = tagScribe(false);

  /** A component that throws shows what stands in it, as in the document. */
  const call = (component: JsxComponent, props: Props, use: (result: JsxNode) => void): void => {
    if (depth >= MAX_DEPTH) return;
    let result: JsxNode;
    try {
      result = component(props, isOwn(component) ? context : (undefined as never));
    } catch {
      result = props.children;
    }
    const provided = (component as { readonly [PROVIDES]?: { readonly stack: unknown[] } })[PROVIDES];
    depth++;
    provided?.stack.push(props.value);
    try {
      use(result);
    } finally {
      provided?.stack.pop();
      depth--;
    }
  };

  const find = (node: JsxNode, tags: ReadonlySet<string>): readonly JsxElement[] => {
    const found: JsxElement[] = [];
    const visit = (value: JsxNode): void => {
      if (typeof value !== 'object' || value === null) return;
      if (Symbol.iterator in value) for (const child of value as Iterable<JsxNode>) visit(child);
      else if ('props' in value) {
        const { type, props } = value;
        // The theme may have a component for a tag.
        const tag = typeof type === 'string' ? type : names.get(type);
        if (tag !== undefined && tags.has(tag)) found.push({ type: tag, props });
        else if (typeof type !== 'function' || isUnresolved(type) || names.has(type)) visit(props.children);
        else call(type, props, visit);
      }
    };
    visit(node);
    return found;
  };

  return scribe;
}
