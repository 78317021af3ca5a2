import { type LiveEvent, NO_COMPONENT } from '../../live/messages.ts';
import type { ComponentWorker } from './component-worker.ts';
import type { LiveEntry } from './live-entry.ts';
import { keepFromLeading, readEvent } from './live-events.ts';

/** Tells the worker what the person does in components, and elsewhere when a component waits for it there. */
export class ComponentEvents {
  readonly #worker: ComponentWorker;
  readonly #entryAt: (host: Element) => LiveEntry | undefined;
  /** Types of events that are listened for on the whole page. */
  readonly #everywhere = new Set<string>();
  /** Events that a component has been told. */
  readonly #told = new WeakSet<Event>();
  #last = 0;

  constructor(worker: ComponentWorker, entryAt: (host: Element) => LiveEntry | undefined) {
    this.#worker = worker;
    this.#entryAt = entryAt;
  }

  listen(entry: LiveEntry, type: string): void {
    if (entry.events.has(type)) return;
    entry.events.add(type);
    entry.host.addEventListener(type, this.#forward, true);
  }

  unlisten({ host, events: types, early }: LiveEntry): void {
    early?.take();
    for (const type of types) host.removeEventListener(type, this.#forward, true);
  }

  listenEverywhere(type: string): void {
    if (this.#everywhere.has(type)) return;
    this.#everywhere.add(type);
    document.addEventListener(type, (event) => {
      if (this.#told.has(event)) return;
      const host = event.target instanceof Element ? event.target.closest('lw-live') : null;
      const entry = host && this.#entryAt(host);
      const path = entry ? pathIn(entry, event) : [];
      if (entry && path.length > 0) this.send(entry, path, readEvent(event));
      else {
        const message = { ...readEvent(event), number: ++this.#last };
        this.#worker.send({ kind: 'event', component: NO_COMPONENT, path, event: message });
      }
    });
  }

  /** @param path ids of elements, from the target outwards */
  send(entry: LiveEntry, path: readonly number[], event: Omit<LiveEvent, 'number'>): void {
    entry.sent = ++this.#last;
    this.#worker.send({ kind: 'event', component: entry.number, path, event: { ...event, number: this.#last } });
  }

  readonly #forward = (event: Event): void => {
    const entry = this.#entryAt(event.currentTarget as Element);
    if (!entry || !this.#worker.isOpen) return;
    const path = pathIn(entry, event);
    if (path.length === 0) return;
    this.#told.add(event);
    keepFromLeading(event);
    this.send(entry, path, readEvent(event));
  };
}

/** From the target outwards. */
function pathIn({ ids }: LiveEntry, event: Event): readonly number[] {
  return event.composedPath().flatMap((node) => (node instanceof Element ? (ids.get(node) ?? []) : []));
}
