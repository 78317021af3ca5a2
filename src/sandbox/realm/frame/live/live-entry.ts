import type { LiveNote } from '../../../protocol.ts';
import type { LiveElementNode } from '../../live/messages.ts';
import type { LiveDocument } from '../live-document.ts';
import { type EarlyEvents, keepEarlyEvents } from './early-events.ts';
import type { ShownComponent } from './shown-nodes.ts';

export interface LiveSource {
  /** The element as it was rendered. */
  readonly rendered: Element;
  /** The element as it is shown. */
  readonly host: Element;
  readonly live: LiveDocument;
  /** Script and export, as the engine writes them. */
  readonly reference: string;
  /** JSON. */
  readonly props: string;
}

/** A component with state in the page that is shown. */
export class LiveEntry implements ShownComponent {
  readonly number: number;
  readonly host: Element;
  readonly live: LiveDocument;
  readonly reference: string;
  readonly slots: Map<number, Element>;
  readonly elements = new Map<number, Element>();
  readonly ids = new WeakMap<Element, number>();
  readonly last = new WeakMap<Element, LiveElementNode>();
  /** Types of events that are listened for in it. */
  readonly events = new Set<string>();
  props: string;
  isStopped = false;
  /** Number of the last event that was sent. */
  sent = 0;
  /** Until its worker has shown it. */
  early: EarlyEvents | undefined;
  readonly #rendered: Element;
  /** HTML of slots that the first state does not show. */
  readonly #hidden = new Map<number, string>();

  constructor(number: number, { rendered, host, live, reference, props }: LiveSource) {
    this.number = number;
    this.host = host;
    this.live = live;
    this.reference = reference;
    this.props = props;
    this.slots = slotsOf(rendered, live);
    this.early = keepEarlyEvents(host);
    this.#rendered = rendered;
  }

  /** What the first state does not show is made when the component starts, and again when its author changes it. */
  fillHidden(number: number, template: HTMLTemplateElement): void {
    if (this.#hidden.get(number) === template.innerHTML) return;
    this.#hidden.set(number, template.innerHTML);
    const slot = this.slots.get(number) ?? document.createElement('lw-slot');
    slot.setAttribute('data-slot', String(number));
    slot.replaceChildren(...[...template.content.childNodes].map((node) => this.live.create(node)));
    this.slots.set(number, slot);
  }

  showFirstState(): void {
    this.host.replaceChildren(...[...this.#rendered.childNodes].map((node) => this.live.create(node)));
  }
}

/** The name of its export; what stands on the page itself has none. */
export function nameOf(entry: Pick<LiveEntry, 'reference'> | undefined): Pick<LiveNote, 'component'> {
  const name = entry?.reference.replace(/^\S* /, '') ?? '';
  return name === '' || /^_live\d+$/.test(name) ? {} : { component: name };
}

/** Slots of its own, not of components in it, as they are shown. */
function slotsOf(rendered: Element, live: LiveDocument): Map<number, Element> {
  const slots = new Map<number, Element>();
  for (const slot of rendered.querySelectorAll('lw-slot')) {
    if (slot.parentElement?.closest('lw-live') !== rendered) continue;
    const shown = live.of(slot);
    if (shown instanceof Element) slots.set(Number(slot.getAttribute('data-slot')), shown);
  }
  return slots;
}
