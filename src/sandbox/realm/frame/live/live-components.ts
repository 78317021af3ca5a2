/** The components with state of the document that is shown: run in a worker of their own, shown in their elements. */

import type { FrameToHost, LiveNote } from '../../../protocol.ts';
import { type LiveParent, type LiveToFrame, NO_COMPONENT } from '../../live/messages.ts';
import type { LiveDocument } from '../live-document.ts';
import { adoptNodes } from './adopt-nodes.ts';
import { ComponentEvents } from './component-events.ts';
import { ComponentWorker } from './component-worker.ts';
import { pathNow } from './early-events.ts';
import { LiveEntry, nameOf } from './live-entry.ts';
import type { LiveWorkers } from './live-worker-line.ts';
import { createNotes, type Notes } from './notes.ts';
import { showNodes } from './shown-nodes.ts';

/** A document, as it was rendered and as it is shown. */
export interface LivePage {
  readonly rendered: Document;
  readonly live: LiveDocument;
  /** Code of its components. */
  readonly scripts: readonly string[];
}

export interface LiveComponents {
  /** A document is shown, or has changed: what is the same in it goes on. */
  readonly show: (page: LivePage) => void;
  /** Another document takes the place of the last one. */
  readonly close: () => void;
  /** Runs with a copy of the document in which components have their first state. */
  readonly restore: (page: LivePage, copy: Element) => void;
}

/** Of all fields: code reads their values also where it waits for no event of theirs. */
const FIELD_EVENTS = ['input', 'change'];

export function createLiveComponents(send: (message: FrameToHost) => void, liveWorkers: LiveWorkers): LiveComponents {
  return new ComponentsOfPage(send, liveWorkers);
}

class ComponentsOfPage implements LiveComponents {
  /** By the elements that they are shown in. */
  readonly #entries = new Map<Element, LiveEntry>();
  readonly #notes: Notes;
  readonly #worker: ComponentWorker;
  readonly #events: ComponentEvents;
  #page: LivePage | undefined;
  #lastNumber = NO_COMPONENT;

  constructor(send: (message: FrameToHost) => void, liveWorkers: LiveWorkers) {
    this.#notes = createNotes((all) => send({ kind: 'live-notes', notes: all }));
    this.#worker = new ComponentWorker(
      liveWorkers,
      (message) => this.#receive(message),
      (guilty) => this.#startAfresh(guilty),
    );
    this.#events = new ComponentEvents(this.#worker, (host) => this.#entries.get(host));
  }

  show(next: LivePage): void {
    this.#page = next;
    if (!next.rendered.querySelector('lw-live')) {
      if (this.#entries.size > 0) this.close();
      return;
    }
    this.#worker.open(next);
    const present = new Set<Element>();
    this.#showIn(next.rendered, next.live, undefined, present);
    for (const [host, entry] of this.#entries) if (!present.has(host)) this.#forget(entry);
  }

  close(): void {
    this.#worker.end();
    // The elements may stay for a while, or for good.
    for (const entry of this.#entries.values()) this.#events.unlisten(entry);
    this.#entries.clear();
    this.#notes.clear();
  }

  restore({ rendered }: LivePage, copy: Element): void {
    const isTop = (element: Element): boolean => !element.parentElement?.closest('lw-live');
    const sources = [...rendered.querySelectorAll('lw-live')].filter(isTop);
    const copies = [...copy.querySelectorAll('lw-live')].filter(isTop);
    for (const [index, element] of copies.entries()) {
      const source = sources[index];
      if (source) element.replaceWith(source.cloneNode(true));
    }
  }

  /** @param present is added the elements of all components in `root` */
  #showIn(root: ParentNode, live: LiveDocument, around: LiveParent | undefined, present: Set<Element>): void {
    for (const element of root.querySelectorAll('lw-live')) {
      const slot = element.parentElement?.closest('lw-slot');
      const owner = slot && this.#entryOf(slot.closest('lw-live'), live);
      const parent = owner ? { component: owner.number, slot: Number(slot?.getAttribute('data-slot')) } : around;
      const entry = this.#showOne(element, live, parent);
      if (!entry) continue;
      present.add(entry.host);
      for (const [number, template] of templatesOf(element)) {
        entry.fillHidden(number, template);
        this.#showIn(template.content, live, { component: entry.number, slot: number }, present);
      }
    }
  }

  #entryOf(rendered: Element | null | undefined, live: LiveDocument): LiveEntry | undefined {
    const host = rendered && live.of(rendered);
    return host instanceof Element ? this.#entries.get(host) : undefined;
  }

  #showOne(rendered: Element, live: LiveDocument, parent: LiveParent | undefined): LiveEntry | undefined {
    const host = live.of(rendered);
    if (!(host instanceof Element)) return undefined;
    const reference = rendered.getAttribute('data-live') ?? '';
    const props = rendered.getAttribute('data-props') ?? '{}';
    const known = this.#entries.get(host);
    if (known?.reference === reference) {
      if (known.props !== props && !known.isStopped) {
        known.props = props;
        this.#worker.send({ kind: 'show', component: known.number, reference, props });
      }
      return known;
    }
    if (known) {
      this.#forget(known);
      known.showFirstState();
    }
    const entry = new LiveEntry(++this.#lastNumber, { rendered, host, live, reference, props });
    this.#entries.set(host, entry);
    this.#worker.send({ kind: 'show', component: entry.number, reference, props, ...(parent && { parent }) });
    return entry;
  }

  #forget(entry: LiveEntry): void {
    this.#entries.delete(entry.host);
    this.#notes.remove(entry.number);
    this.#worker.send({ kind: 'remove', component: entry.number });
    this.#events.unlisten(entry);
  }

  #receive(message: LiveToFrame): void {
    if (message.kind === 'listen') this.#events.listenEverywhere(message.type);
    else if (message.kind === 'refused')
      this.#notes.add(message.component, { kind: message.what, ...nameOf(this.#entryNumbered(message.component)) });
    else if (message.kind === 'shown') {
      const entry = this.#entryNumbered(message.component);
      if (!entry || entry.isStopped) return;
      if (entry.early) this.#showFirst(entry, message);
      else showNodes(entry, message.nodes, message.heard === entry.sent);
      for (const type of message.events) this.#events.listen(entry, type);
      if (message.focus !== undefined) focus(entry.elements.get(message.focus));
    } else if (message.kind === 'failed') {
      const entry = this.#entryNumbered(message.component);
      if (entry) this.#stop(entry, { kind: 'failed', message: message.message });
    }
  }

  /** What was done in the first state comes to the component now, in order. */
  #showFirst(entry: LiveEntry, message: Extract<LiveToFrame, { kind: 'shown' }>): void {
    // What was typed in a field is told with the rest; until it has been heard, fields stay as they are.
    const types = new Set([...message.events, ...FIELD_EVENTS]);
    const early = entry.early?.take().filter(({ event }) => types.has(event.type)) ?? [];
    entry.early = undefined;
    adoptNodes(entry, entry.host, message.nodes);
    showNodes(entry, message.nodes, early.length === 0);
    for (const type of FIELD_EVENTS) this.#events.listen(entry, type);
    for (const one of early) {
      const path = pathNow(entry.host, one).flatMap((element) => entry.ids.get(element) ?? []);
      if (path.length > 0) this.#events.send(entry, path, one.event);
    }
  }

  #entryNumbered(number: number): LiveEntry | undefined {
    for (const entry of this.#entries.values()) if (entry.number === number) return entry;
    return undefined;
  }

  #stop(entry: LiveEntry, why: LiveNote): void {
    entry.isStopped = true;
    this.#events.unlisten(entry);
    entry.showFirstState();
    this.#notes.add(entry.number, { ...why, ...nameOf(entry) });
  }

  /** One is stopped; the others start afresh in a new worker. */
  #startAfresh(guilty: number): void {
    for (const entry of [...this.#entries.values()]) {
      if (entry.number === guilty || guilty === NO_COMPONENT) this.#stop(entry, { kind: 'stopped' });
      else {
        this.#entries.delete(entry.host);
        this.#notes.remove(entry.number);
        this.#events.unlisten(entry);
        entry.showFirstState();
      }
    }
    if (this.#page) this.show(this.#page);
  }
}

function focus(element: Element | undefined): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

function templatesOf(host: Element): readonly (readonly [number, HTMLTemplateElement])[] {
  return [...host.children].flatMap((child) =>
    child instanceof HTMLTemplateElement && child.dataset.slot !== undefined
      ? [[Number(child.dataset.slot), child] as const]
      : [],
  );
}
