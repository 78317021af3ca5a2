/** Elements → HTML. Runs at every keystroke, so it writes into one string and allocates little. */

import { escapeText } from '../../shared/html-escape.ts';
import { VOID_TAGS } from '../../shared/void-tags.ts';
import { Fragment, type JsxComponent, type JsxElement, type JsxNode, type Props } from '../jsx/jsx.ts';
import { isOwn } from '../jsx/own-components.ts';
import { PROVIDES } from '../jsx/provides.ts';
import { textOf } from '../jsx/text-of.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import { isScriptUrl, URL_ATTRIBUTES } from '../jsx/url-safety.ts';
import { renderAttribute } from './html-attributes.ts';
import { RAW_TAGS, rawText, TAG } from './html-tags.ts';
import { HtmlText } from './html-text.ts';
import type { LiveRendering } from './live-elements.ts';
import { LiveTags } from './live-tags.ts';
import { marksOf } from './places.ts';
import type { RenderContext } from './theme-contract.ts';

/** What the renderer asks for when a page holds something that cannot be shown as it is. */
export interface RenderFaults {
  /** A component threw; gives what to show in its place. */
  readonly onError: (error: unknown, element: JsxElement) => JsxNode;
  /** An element's type is no component and no tag; gives what to show in its place. */
  readonly onUnknownType: (type: unknown, props: Props) => JsxNode;
  /** A value that is no node (`{{ a: 1 }}`, a promise); gives what to show in its place. */
  readonly onStrayValue: (value: object) => JsxNode;
  /** An attribute would run a script when followed; it is left out. */
  readonly onScriptUrl: (attribute: string, value: string) => void;
  /** Told before each component that is called: the page gets on. */
  readonly onComponent?: () => void;
  /** A component with state stands directly in a tag that holds nothing but parts of its own. */
  readonly onMisplaced: (component: string, parent: string) => void;
  /** A tag has something to be done on an event, and nobody will do it. */
  readonly onDeadEvent: (tag: string, event: string) => void;
}

/** Thrown when a page grows past `MAX_HTML_LENGTH` or `MAX_COMPONENTS`; the page as a whole has failed then. */
export class PageTooLargeError extends Error {
  override readonly name = 'PageTooLargeError';
}

/** Characters of HTML; the largest real page, 4 MB of inlined images, is far below. */
export const MAX_HTML_LENGTH = 64_000_000;
/** Components called for one page; those that call each other without end, and write nothing, meet it on any machine. */
const MAX_COMPONENTS = 1_000_000;
/** Components inside each other: deeper is a component that shows itself. */
const MAX_DEPTH = 300;

interface ContextProvider {
  readonly [PROVIDES]?: { readonly stack: unknown[] };
}

/**
 * HTML of a node. Components are called with their properties, ours with the context too, in document order. An error
 * in a component is handed to `faults.onError` and the rest goes on.
 * @param isMarked whether what comes from a place is marked in the text; see `places.ts`
 * @param live of a page that has components with state
 * @throws {PageTooLargeError}
 */
export function renderToHtml(
  node: JsxNode,
  context: RenderContext,
  faults: RenderFaults,
  isMarked = false,
  live?: LiveRendering,
): string {
  const renderer = new HtmlRenderer(context, faults, isMarked, live);
  renderer.renderNode(node);
  return renderer.html;
}

class HtmlRenderer {
  readonly #text = new HtmlText();
  readonly #context: RenderContext;
  readonly #faults: RenderFaults;
  readonly #isMarked: boolean;
  /** Absent for a page without components with state. */
  readonly #live: LiveTags | undefined;
  /** The innermost tag. */
  #parent = '';
  #depth = 0;
  #components = 0;

  constructor(context: RenderContext, faults: RenderFaults, isMarked: boolean, live: LiveRendering | undefined) {
    this.#context = context;
    this.#faults = faults;
    this.#isMarked = isMarked;
    this.#live = live && new LiveTags(live, this, this.#text, context, faults);
  }

  get html(): string {
    return this.#text.html;
  }

  renderNode(value: JsxNode): void {
    switch (typeof value) {
      case 'string':
        this.#text.write(escapeText(value));
        return;
      case 'number':
      case 'bigint':
        this.#text.write(String(value));
        return;
      case 'object':
        if (value === null) return;
        if (Array.isArray(value)) {
          for (const child of value as readonly JsxNode[]) {
            this.#refuseTooLarge();
            this.renderNode(child);
          }
        } else this.#renderObject(value as object);
        return;
      case 'function':
        if (isUnresolved(value)) this.#text.write(escapeText(String(value)));
        return;
    }
  }

  renderComponent(component: JsxComponent & ContextProvider, element: JsxElement): void {
    this.#components++;
    this.#refuseTooLarge();
    this.#faults.onComponent?.();
    const provided = component[PROVIDES];
    const context = this.#live?.context ?? this.#context;
    let result: JsxNode;
    try {
      if (this.#depth >= MAX_DEPTH) throw new Error('Components stand inside each other without end.');
      result = component(element.props, isOwn(component) ? context : (undefined as never));
    } catch (error) {
      if (error instanceof PageTooLargeError) throw error;
      // What stands in it would fail again at every level: only its text goes on.
      const replacement =
        this.#depth >= MAX_DEPTH ? { ...element, props: { children: textOf(element.props.children) } } : element;
      result = this.#faults.onError(error, replacement);
    }
    this.#depth++;
    provided?.stack.push(element.props.value);
    try {
      this.renderNode(result);
    } finally {
      provided?.stack.pop();
      this.#depth--;
    }
  }

  #refuseTooLarge(): void {
    if (this.#text.length > MAX_HTML_LENGTH || this.#components > MAX_COMPONENTS)
      throw new PageTooLargeError('The page is too large to show.');
  }

  #renderObject(value: object): void {
    if ('props' in value && 'type' in value) this.#renderElement(value as JsxElement);
    else if ('html' in value && typeof value.html === 'string') this.#text.writeReady(value.html);
    else if (Symbol.iterator in value) this.renderNode([...(value as Iterable<JsxNode>)]);
    else this.renderNode(this.#faults.onStrayValue(value));
  }

  #renderElement(element: JsxElement): void {
    const { type } = element;
    const around = this.#text.marks;
    if (this.#isMarked) this.#text.marks += marksOf(element);
    if (typeof type === 'string') this.#renderTag(type, element.props);
    else if (type === Fragment) this.renderNode(element.props.children);
    else if (typeof type === 'function' && !isUnresolved(type)) {
      if (this.#live === undefined) this.renderComponent(type, element);
      else this.#live.render(type, element, this.#parent);
    } else this.renderNode(this.#faults.onUnknownType(type, element.props));
    this.#text.marks = around;
  }

  #renderTag(tag: string, props: Props): void {
    if (!TAG.test(tag)) {
      this.renderNode(props.children);
      return;
    }
    if (tag === 'p') {
      this.#renderParagraph(props);
      return;
    }
    this.#text.openTag(tag);
    this.#renderAttributes(tag, props);
    this.#text.write('>');
    if (VOID_TAGS.has(tag)) return;
    const around = this.#parent;
    this.#parent = tag;
    this.#renderContent(tag, props);
    this.#parent = around;
    this.#text.write(`</${tag}>`);
  }

  #renderParagraph(props: Props): void {
    const begun = this.#text.beginParagraph();
    this.#renderContent('p', props);
    const { tag, content } = this.#text.endParagraph(begun);
    this.#renderAttributes(tag, props);
    this.#text.write(`>${content}</${tag}>`);
  }

  #renderAttributes(owner: string, props: Props): void {
    for (const name of Object.keys(props)) {
      if (name === 'children') continue;
      const value: unknown = props[name];
      if (typeof value === 'string' && isScriptUrl(value) && URL_ATTRIBUTES.has(name.toLowerCase())) {
        this.#faults.onScriptUrl(name, value);
        continue;
      }
      if (
        typeof value === 'function' &&
        this.#live?.tellsDead !== false &&
        /^on[A-Z]/.test(name) &&
        !isUnresolved(value)
      ) {
        this.#faults.onDeadEvent(owner, name);
      }
      this.#text.write(renderAttribute(name, value));
    }
  }

  #renderContent(tag: string, props: Props): void {
    const inner: unknown = props.dangerouslySetInnerHTML;
    if (typeof inner === 'object' && inner !== null && '__html' in inner) this.#text.write(String(inner.__html ?? ''));
    else if (RAW_TAGS.has(tag)) this.#text.write(rawText(props.children, tag));
    else this.renderNode(props.children);
  }
}
