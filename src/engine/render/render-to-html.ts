/** Elements → HTML. Runs at every keystroke, so it writes into one string and allocates little. */

import { escapeAttribute, escapeText } from '../jsx/html-escape.ts';
import { Fragment, type JsxComponent, type JsxElement, type JsxNode, type Props } from '../jsx/jsx.ts';
import { isOwn } from '../jsx/own-components.ts';
import { PROVIDES } from '../jsx/provides.ts';
import { textOf } from '../jsx/text-of.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import { isScriptUrl, URL_ATTRIBUTES } from '../jsx/url-safety.ts';
import { renderAttribute } from './html-attributes.ts';
import { LIVE_SLOT, type LiveElement, type LiveRendering, type Slot } from './live-elements.ts';
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

const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const RAW: ReadonlySet<string> = new Set(['script', 'style']);
/** What ends a paragraph for a browser: inside of `<p>` it would be torn out of it. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre search section table ul'.split(
    ' ',
  ),
);
const TAG = /^[A-Za-z][\w:.-]*$/;

/** Of parts that stand in no element of their own: a browser would put an element around them outside. */
const PARTS_OF_OTHERS: ReadonlySet<string> = new Set('table thead tbody tfoot tr colgroup select optgroup'.split(' '));

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
  const names = new Map<string, string | undefined>();
  let out = '';
  let depth = 0;
  let components = 0;
  /** Counts the block elements written, so that a paragraph can tell whether it holds one. */
  let blocks = 0;
  /** Characters already written around the innermost paragraph. */
  let outside = 0;
  /** Marks for the next tags, in this element or fragment. */
  let marks = '';
  /** Whether what is written belongs to a component with state, whose script does what is to be done on events. */
  let isInLive = false;
  /** Whether that it comes to nothing has been told already. */
  let isToldDead = false;
  let slots = 0;
  let given = context;
  let parent = '';
  const refuseTooLarge = (): void => {
    if (outside + out.length > MAX_HTML_LENGTH || components > MAX_COMPONENTS)
      throw new PageTooLargeError('The page is too large to show.');
  };

  const renderNode = (value: JsxNode): void => {
    switch (typeof value) {
      case 'string':
        out += escapeText(value);
        return;
      case 'number':
      case 'bigint':
        out += value;
        return;
      case 'object':
        if (value === null) return;
        if (Array.isArray(value)) {
          for (const child of value as readonly JsxNode[]) {
            refuseTooLarge();
            renderNode(child);
          }
        } else renderObject(value as object);
        return;
      case 'function':
        if (isUnresolved(value)) out += escapeText(String(value));
        return;
    }
  };

  const renderObject = (value: object): void => {
    if ('props' in value && 'type' in value) renderElement(value as JsxElement);
    else if ('html' in value && typeof value.html === 'string') renderReady(value.html);
    else if (Symbol.iterator in value) renderNode([...(value as Iterable<JsxNode>)]);
    else renderNode(faults.onStrayValue(value));
  };

  const renderReady = (html: string): void => {
    if (marks !== '' && /^<[a-z]/i.test(html)) out += marks;
    out += html;
  };

  const renderElement = (element: JsxElement): void => {
    const around = marks;
    if (isMarked) marks += marksOf(element);
    renderUnmarked(element);
    marks = around;
  };

  const renderUnmarked = (element: JsxElement): void => {
    const { type } = element;
    if (typeof type === 'string') renderTag(type, element.props);
    else if (type === Fragment) renderNode(element.props.children);
    else if (typeof type === 'function' && !isUnresolved(type)) {
      if (live === undefined) renderComponent(type, element);
      else renderLive(type, element, live);
    } else renderNode(faults.onUnknownType(type, element.props));
  };

  const renderLive = (type: JsxComponent, element: JsxElement, { read, stateOf, notePart }: LiveRendering): void => {
    if (type === LIVE_SLOT) {
      renderSlot(element.props.slot as Slot);
      return;
    }
    if (isInLive) notePart(element);
    const found = isInLive || PARTS_OF_OTHERS.has(parent) ? undefined : read(element, slots > 0);
    if (found === undefined) {
      const owner = isInLive ? undefined : stateOf(type);
      const around = isToldDead;
      if (owner !== undefined) {
        faults.onMisplaced(owner, parent);
        isToldDead = true;
      }
      renderComponent(type, element);
      isToldDead = around;
      return;
    }
    const { reference, props } = found;
    out += `${marks}<lw-live data-live="${escapeAttribute(reference)}" data-props="${escapeAttribute(props)}">`;
    marks = '';
    isInLive = true;
    renderComponent(type, found.element);
    isInLive = false;
    renderHidden(found);
    out += '</lw-live>';
  };

  const renderSlot = (slot: Slot): void => {
    const around = isInLive;
    isInLive = false;
    slots++;
    slot.isShown = true;
    out += `<lw-slot data-slot="${slot.index}">`;
    renderNode(slot.node);
    out += '</lw-slot>';
    slots--;
    isInLive = around;
  };

  /** What the first state does not show is there for the next ones, out of the table of contents. */
  const renderHidden = (element: LiveElement): void => {
    for (const { index, node, isShown } of element.slots) {
      if (isShown) continue;
      slots++;
      out += `<template data-slot="${index}">`;
      given = { ...context, addHeading: () => undefined };
      renderNode(node);
      given = context;
      slots--;
      out += '</template>';
    }
  };

  const renderComponent = (component: JsxComponent & ContextProvider, element: JsxElement): void => {
    components++;
    refuseTooLarge();
    faults.onComponent?.();
    const provided = component[PROVIDES];
    let result: JsxNode;
    try {
      if (depth >= MAX_DEPTH) throw new Error('Components stand inside each other without end.');
      result = component(element.props, isOwn(component) ? given : (undefined as never));
    } catch (error) {
      if (error instanceof PageTooLargeError) throw error;
      // What stands in it would fail again at every level: only its text goes on.
      const replacement =
        depth >= MAX_DEPTH ? { ...element, props: { children: textOf(element.props.children) } } : element;
      result = faults.onError(error, replacement);
    }
    depth++;
    provided?.stack.push(element.props.value);
    try {
      renderNode(result);
    } finally {
      provided?.stack.pop();
      depth--;
    }
  };

  const renderTag = (tag: string, props: Props): void => {
    if (!TAG.test(tag)) {
      renderNode(props.children);
      return;
    }
    if (tag === 'p') {
      renderParagraph(props);
      return;
    }
    if (BLOCKS.has(tag)) blocks++;
    out += `${marks}<${tag}`;
    marks = '';
    renderAttributes(tag, props);
    out += '>';
    if (VOID.has(tag)) return;
    const around = parent;
    parent = tag;
    renderContent(tag, props);
    parent = around;
    out += `</${tag}>`;
  };

  /** Authors put blocks into paragraphs, which HTML cannot hold: such a paragraph is written as a `<div>`. */
  const renderParagraph = (props: Props): void => {
    const before = out + marks;
    const blocksBefore = blocks;
    marks = '';
    outside += before.length;
    out = '';
    renderContent('p', props);
    outside -= before.length;
    const content = out;
    const tag = blocks === blocksBefore ? 'p' : 'div';
    out = `${before}<${tag}`;
    blocks = blocksBefore + 1;
    renderAttributes(tag, props);
    out += `>${content}</${tag}>`;
  };

  const renderAttributes = (owner: string, props: Props): void => {
    for (const name of Object.keys(props)) {
      if (name === 'children') continue;
      const value: unknown = props[name];
      if (typeof value === 'string' && URL_ATTRIBUTES.has(name.toLowerCase()) && isScriptUrl(value)) {
        faults.onScriptUrl(name, value);
        continue;
      }
      if (typeof value === 'function' && !isInLive && !isToldDead && /^on[A-Z]/.test(name) && !isUnresolved(value)) {
        faults.onDeadEvent(owner, name);
      }
      out += renderAttribute(name, value, names);
    }
  };

  const renderContent = (tag: string, props: Props): void => {
    const inner: unknown = props.dangerouslySetInnerHTML;
    if (typeof inner === 'object' && inner !== null && '__html' in inner) out += String(inner.__html ?? '');
    else if (RAW.has(tag)) out += rawText(props.children, tag);
    else renderNode(props.children);
  };

  renderNode(node);
  return out;
}

/** Text of `<script>` and `<style>`, which HTML takes as it is up to the closing tag. */
function rawText(node: JsxNode, tag: string): string {
  if (Array.isArray(node)) return (node as readonly JsxNode[]).map((child) => rawText(child, tag)).join('');
  if (typeof node === 'object' && node !== null && 'html' in node) return node.html;
  if (typeof node !== 'string' && typeof node !== 'number') return '';
  return String(node).replaceAll(new RegExp(`</(?=${tag})`, 'gi'), '<\\/');
}
