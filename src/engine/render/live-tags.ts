import { escapeHtml } from '../../shared/html-escape.ts';
import type { JsxComponent, JsxElement, JsxNode } from '../jsx/jsx.ts';
import { TAGS_OF_PARTS } from './html-tags.ts';
import type { HtmlText } from './html-text.ts';
import { LIVE_SLOT, type LiveElement, type LiveRendering, type Slot } from './live-elements.ts';
import type { RenderFaults } from './render-to-html.ts';
import type { RenderContext } from './theme-contract.ts';

/** Who writes what stands in a component. */
export interface NodeRenderer {
  readonly renderNode: (node: JsxNode) => void;
  readonly renderComponent: (component: JsxComponent, element: JsxElement) => void;
}

/** The tags around components with state and around what the page puts into them; see `live-elements.ts`. */
export class LiveTags {
  readonly #live: LiveRendering;
  readonly #renderer: NodeRenderer;
  readonly #text: HtmlText;
  readonly #faults: Pick<RenderFaults, 'onMisplaced'>;
  readonly #shown: RenderContext;
  #context: RenderContext;
  /** Whether what is written belongs to a component with state, whose script does what is to be done on events. */
  #isInLive = false;
  /** Whether that it comes to nothing has been told already. */
  #isToldDead = false;
  /** Slots around what is written. */
  #slots = 0;

  constructor(
    live: LiveRendering,
    renderer: NodeRenderer,
    text: HtmlText,
    context: RenderContext,
    faults: Pick<RenderFaults, 'onMisplaced'>,
  ) {
    this.#live = live;
    this.#renderer = renderer;
    this.#text = text;
    this.#faults = faults;
    this.#shown = context;
    this.#context = context;
  }

  /** What components are given. */
  get context(): RenderContext {
    return this.#context;
  }

  /** Whether it is still to be told that nobody does what is to be done on an event here. */
  get tellsDead(): boolean {
    return !this.#isInLive && !this.#isToldDead;
  }

  /** @param parent the innermost tag */
  render(type: JsxComponent, element: JsxElement, parent: string): void {
    const { read, stateOf, notePart } = this.#live;
    if (type === LIVE_SLOT) {
      this.#renderSlot(element.props.slot as Slot);
      return;
    }
    if (this.#isInLive) notePart(element);
    const found = this.#isInLive || TAGS_OF_PARTS.has(parent) ? undefined : read(element, this.#slots > 0);
    if (found === undefined) {
      const owner = this.#isInLive ? undefined : stateOf(type);
      const around = this.#isToldDead;
      if (owner !== undefined) {
        this.#faults.onMisplaced(owner, parent);
        this.#isToldDead = true;
      }
      this.#renderer.renderComponent(type, element);
      this.#isToldDead = around;
      return;
    }
    const { reference, props } = found;
    this.#text.write(
      `${this.#text.takeMarks()}<lw-live data-live="${escapeHtml(reference)}" data-props="${escapeHtml(props)}">`,
    );
    this.#isInLive = true;
    this.#renderer.renderComponent(type, found.element);
    this.#isInLive = false;
    this.#renderHidden(found);
    this.#text.write('</lw-live>');
  }

  #renderSlot(slot: Slot): void {
    const around = this.#isInLive;
    this.#isInLive = false;
    this.#slots++;
    slot.isShown = true;
    this.#text.write(`<lw-slot data-slot="${slot.index}">`);
    this.#renderer.renderNode(slot.node);
    this.#text.write('</lw-slot>');
    this.#slots--;
    this.#isInLive = around;
  }

  /** What the first state does not show is there for the next ones, out of the table of contents. */
  #renderHidden({ slots }: LiveElement): void {
    for (const { index, node, isShown } of slots) {
      if (isShown) continue;
      this.#slots++;
      this.#text.write(`<template data-slot="${index}">`);
      this.#context = { ...this.#shown, addHeading: () => undefined };
      this.#renderer.renderNode(node);
      this.#context = this.#shown;
      this.#slots--;
      this.#text.write('</template>');
    }
  }
}
