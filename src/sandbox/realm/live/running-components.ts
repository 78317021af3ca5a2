import { createElement, render, type VNode } from 'preact';
import type { AuthorCode } from './author-code.ts';
import type { FakeBrowser } from './browser.ts';
import type { CodeTurn } from './code-turn.ts';
import { Host } from './component-host.ts';
import { LiveDomElement } from './dom.ts';
import { describe, dispatch } from './dom-tree.ts';
import { domEventOf } from './live-dom-event.ts';
import type { FrameToLive, LiveEvent, LiveParent, LiveToFrame } from './messages.ts';
import { createPageSlots } from './page-slots.ts';
import { NOTHING, type ShownSize, sizeOf, tooMuch } from './shown-size.ts';
import type { ThemeParts } from './theme-parts.ts';

interface Running {
  readonly root: LiveDomElement;
  readonly reference: string;
  readonly parent: LiveParent | undefined;
  props: string;
  /** Contexts around the component, known when what it stands in is drawn. */
  context: object | undefined;
  heard: number;
  focus: number | undefined;
  hasFailed: boolean;
  /** Of what it shows. */
  size: ShownSize;
}

/** Of what a component has thrown. */
const LONGEST_MESSAGE = 1000;

interface Reference {
  readonly $slot?: number;
  readonly $live?: string;
  readonly $part?: string;
}

export interface RunningComponentsOptions {
  readonly send: (message: LiveToFrame) => void;
  readonly turn: CodeTurn;
  readonly code: AuthorCode;
  readonly parts: ThemeParts;
  readonly browser: Pick<FakeBrowser, 'document' | 'tell'>;
}

/** The components of a page: each is drawn into a root of its own, which goes to the frame whenever it has changed. */
export class RunningComponents {
  readonly #options: RunningComponentsOptions;
  /** By number. */
  readonly #running = new Map<number, Running>();
  readonly #changed = new Set<LiveDomElement>();
  /** The frame has not painted yet what it was told last. What changes meanwhile is told together. */
  #isPainting = false;
  #isPlanned = false;
  readonly #slots = createPageSlots((slot, context) => this.#drawIn(slot, context));

  constructor(options: RunningComponentsOptions) {
    this.#options = options;
  }

  roots(): readonly LiveDomElement[] {
    return [...this.#running.values()].map(({ root }) => root);
  }

  /** Starts a component, or gives it other properties. */
  show({ component, reference, props, parent }: Extract<FrameToLive, { kind: 'show' }>): void {
    const known = this.#running.get(component);
    if (known) {
      known.props = props;
      this.#draw(component, known);
      return;
    }
    const root = new LiveDomElement('lw-live');
    const context = parent ? this.#slots.contextOf(parent) : {};
    const one: Running = {
      root,
      reference,
      props,
      parent,
      context,
      heard: 0,
      focus: undefined,
      hasFailed: false,
      size: NOTHING,
    };
    this.#running.set(component, one);
    this.#draw(component, one);
  }

  remove(component: number): void {
    const one = this.#running.get(component);
    this.#running.delete(component);
    if (one) render(null, one.root as unknown as Element);
  }

  /** @param path ids of elements, from the target outwards */
  hear(component: number, path: readonly number[], event: LiveEvent): void {
    const { turn, browser } = this.#options;
    const one = this.#running.get(component);
    const dom = domEventOf(event);
    turn.enter(component);
    try {
      if (one) {
        const all = new Map<number, LiveDomElement>();
        collect(one.root, all);
        const elements = path.flatMap((id) => all.get(id) ?? []);
        const [target] = elements;
        if (target && (event.value !== undefined || event.checked !== undefined))
          target.typed(event.value, event.checked, event.type === 'input');
        one.heard = event.number;
        dispatch(elements, dom);
        one.root.changed();
      }
      dom.target ??= browser.document.body;
      if (event.bubbles) browser.tell(event.type, dom);
    } catch (error) {
      // As in a page: the component stays as it is.
      console.error(error);
    }
  }

  /** Something in a root looks different now. All that has changed in a turn is shown after it. */
  noteChange(root: LiveDomElement): void {
    this.#changed.add(root);
    this.#planChanges();
  }

  /** The frame has painted what it was told. */
  painted(): void {
    this.#isPainting = false;
    if (this.#changed.size > 0) this.#planChanges();
  }

  noteFocus(element: LiveDomElement): void {
    for (const one of this.#running.values()) {
      if (!one.root.contains(element)) continue;
      one.focus = element.id_;
      one.root.changed();
    }
  }

  #planChanges(): void {
    if (this.#isPainting || this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => this.#showChanges());
  }

  #showChanges(): void {
    this.#isPlanned = false;
    for (const [component, one] of this.#running) if (this.#changed.has(one.root)) this.#send(component, one);
    this.#changed.clear();
  }

  #send(component: number, one: Running): void {
    if (one.hasFailed) return;
    const { heard, focus } = one;
    one.focus = undefined;
    one.size = sizeOf(one.root);
    const excess = tooMuch([...this.#running.values()].map(({ size }) => size));
    if (excess !== undefined) {
      one.size = NOTHING;
      one.hasFailed = true;
      const message = `It shows too much for a browser: ${excess}.`;
      this.#options.send({ kind: 'failed', component, message });
      return;
    }
    const shown = describe(one.root);
    this.#isPainting = true;
    this.#options.send({ kind: 'shown', component, ...shown, heard, ...(focus !== undefined && { focus }) });
  }

  #draw(component: number, one: Running): void {
    if (one.context === undefined) return;
    const { send, turn, code } = this.#options;
    const fail = (error: unknown): void => {
      one.hasFailed = true;
      console.error(one.reference, error);
      const message = error instanceof Error ? error.message : String(error);
      send({ kind: 'failed', component, message: message.slice(0, LONGEST_MESSAGE) });
    };
    turn.enter(component);
    try {
      const inner = createElement(code.find(one.reference) as () => VNode, this.#readProps(component, one.props));
      render(
        createElement(Host as () => VNode, { context: one.context, onError: fail } as object, inner),
        one.root as unknown as Element,
      );
      one.root.changed();
    } catch (error) {
      fail(error);
    }
  }

  #readProps(component: number, props: string): object {
    const { code, parts } = this.#options;
    return JSON.parse(props, (_key: string, value: unknown): unknown => {
      const { $slot, $live, $part } = (value ?? {}) as Reference;
      if ($slot !== undefined)
        return createElement(this.#slots.Slot as unknown as () => VNode, { component, index: $slot } as object);
      return $part ? parts.part($part) : $live ? code.find($live) : value;
    }) as object;
  }

  /** Draws what waited for a slot to be there. */
  #drawIn({ component, slot }: LiveParent, context: object): void {
    for (const [other, one] of this.#running) {
      if (one.parent?.component !== component || one.parent.slot !== slot || one.context) continue;
      one.context = context;
      this.#draw(other, one);
    }
  }
}

function collect(element: LiveDomElement, found: Map<number, LiveDomElement>): void {
  found.set(element.id_, element);
  for (const child of element.children) collect(child, found);
}
