/** The components with state of the document that is shown: run in a worker of their own, shown in their elements. */

import type { FrameToHost, LiveNote } from '../../../protocol.ts';
import { type LiveEvent, type LiveToFrame, NO_COMPONENT } from '../../live/messages.ts';
import type { LiveDocument } from '../live-document.ts';
import { adoptNodes } from './adopt-nodes.ts';
import { type EarlyEvents, keepEarlyEvents, pathNow } from './early-events.ts';
import { keepFromLeading, readEvent } from './live-events.ts';
import { type LiveWorkerLine, type LiveWorkers, openLiveWorker } from './live-worker-line.ts';
import { createNotes } from './notes.ts';
import { type ShownComponent, showNodes } from './shown-nodes.ts';

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

interface Entry extends ShownComponent {
  readonly number: number;
  readonly rendered: Element;
  readonly reference: string;
  readonly slots: Map<number, Element>;
  /** HTML of slots that the first state does not show. */
  readonly hidden: Map<number, string>;
  readonly events: Set<string>;
  props: string;
  isStopped: boolean;
  /** Number of the last event that was sent. */
  sent: number;
  /** Until its worker has shown it. */
  early: EarlyEvents | undefined;
}

/** Of all fields: code reads their values also where it waits for no event of theirs. */
const FIELD_EVENTS = ['input', 'change'];

export function createLiveComponents(send: (message: FrameToHost) => void, liveWorkers: LiveWorkers): LiveComponents {
  const entries = new Map<Element, Entry>();
  const listening = new Set<string>();
  const told = new WeakSet<Event>();
  const notes = createNotes((all) => send({ kind: 'live-notes', notes: all }));
  let worker: LiveWorkerLine | undefined;
  let page: LivePage | undefined;
  let sentScripts: readonly string[] = [];
  let numbers = NO_COMPONENT;
  let events = 0;

  function show(next: LivePage): void {
    page = next;
    const hosts = next.rendered.querySelector('lw-live');
    if (!hosts) {
      if (entries.size > 0) close();
      return;
    }
    openWorker(next);
    const present = new Set<Element>();
    showIn(next, next.rendered, undefined, present);
    for (const [host, entry] of entries) if (!present.has(host)) forget(entry);
  }

  function openWorker({ rendered, scripts }: LivePage): void {
    if (worker && scripts.length === sentScripts.length && scripts.every((text, at) => text === sentScripts[at]))
      return;
    worker ??= openLiveWorker(liveWorkers, receive, onStuck);
    sentScripts = scripts;
    const parts = rendered.querySelector('script[data-live-parts]')?.textContent || '{}';
    worker.send({ kind: 'page', scripts, parts, isDark: isDark() });
  }

  function showIn(
    { rendered, live }: LivePage,
    root: ParentNode,
    around: { readonly component: number; readonly slot: number } | undefined,
    present: Set<Element>,
  ): void {
    for (const element of root.querySelectorAll('lw-live')) {
      const slot = element.parentElement?.closest('lw-slot');
      const owner = slot && entryOf(slot.closest('lw-live'), live);
      const parent = owner ? { component: owner.number, slot: Number(slot?.getAttribute('data-slot')) } : around;
      const entry = showOne(element, live, parent);
      if (!entry) continue;
      present.add(entry.host);
      for (const [number, template] of templatesOf(element)) {
        fillHidden(entry, number, template, live);
        showIn({ rendered, live, scripts: [] }, template.content, { component: entry.number, slot: number }, present);
      }
    }
  }

  function entryOf(rendered: Element | null | undefined, live: LiveDocument): Entry | undefined {
    const host = rendered && live.of(rendered);
    return host instanceof Element ? entries.get(host) : undefined;
  }

  function showOne(
    rendered: Element,
    live: LiveDocument,
    parent: { readonly component: number; readonly slot: number } | undefined,
  ): Entry | undefined {
    const host = live.of(rendered);
    if (!(host instanceof Element)) return undefined;
    const reference = rendered.getAttribute('data-live') ?? '';
    const props = rendered.getAttribute('data-props') ?? '{}';
    const known = entries.get(host);
    if (known?.reference === reference) {
      if (known.props !== props && !known.isStopped) {
        known.props = props;
        worker?.send({ kind: 'show', component: known.number, reference, props });
      }
      return known;
    }
    if (known) {
      forget(known);
      showFirstState(known);
    }
    const slots = new Map<number, Element>();
    for (const slot of rendered.querySelectorAll('lw-slot')) {
      if (slot.parentElement?.closest('lw-live') !== rendered) continue;
      const shown = live.of(slot);
      if (shown instanceof Element) slots.set(Number(slot.getAttribute('data-slot')), shown);
    }
    const entry: Entry = {
      number: ++numbers,
      host,
      rendered,
      live,
      reference,
      props,
      slots,
      hidden: new Map(),
      elements: new Map(),
      ids: new WeakMap(),
      last: new WeakMap(),
      events: new Set(),
      isStopped: false,
      sent: 0,
      early: keepEarlyEvents(host),
    };
    entries.set(host, entry);
    worker?.send({ kind: 'show', component: entry.number, reference, props, ...(parent && { parent }) });
    return entry;
  }

  /** What the first state does not show is made when the component starts, and again when its author changes it. */
  function fillHidden(entry: Entry, number: number, template: HTMLTemplateElement, live: LiveDocument): void {
    if (entry.hidden.get(number) === template.innerHTML) return;
    entry.hidden.set(number, template.innerHTML);
    const slot = entry.slots.get(number) ?? document.createElement('lw-slot');
    slot.setAttribute('data-slot', String(number));
    slot.replaceChildren(...[...template.content.childNodes].map((node) => live.create(node)));
    entry.slots.set(number, slot);
  }

  function forget(entry: Entry): void {
    entries.delete(entry.host);
    notes.remove(entry.number);
    worker?.send({ kind: 'remove', component: entry.number });
    unlisten(entry);
  }

  function unlisten({ host, events: types, early }: Entry): void {
    early?.take();
    for (const type of types) host.removeEventListener(type, forward, true);
  }

  function showFirstState({ host, rendered, live }: Entry): void {
    host.replaceChildren(...[...rendered.childNodes].map((node) => live.create(node)));
  }

  function receive(message: LiveToFrame): void {
    if (message.kind === 'listen') listenEverywhere(message.type);
    else if (message.kind === 'refused')
      notes.add(message.component, { kind: message.what, ...nameOf(entryNumbered(message.component)) });
    else if (message.kind === 'shown') {
      const entry = entryNumbered(message.component);
      if (!entry || entry.isStopped) return;
      if (entry.early) showFirst(entry, message);
      else showNodes(entry, message.nodes, message.heard === entry.sent);
      for (const type of message.events) listen(entry, type);
      if (message.focus !== undefined) focus(entry.elements.get(message.focus));
    } else if (message.kind === 'failed') {
      const entry = entryNumbered(message.component);
      if (entry) stop(entry, { kind: 'failed', message: message.message });
    }
  }

  /** What was done in the first state comes to the component now, in order. */
  function showFirst(entry: Entry, message: Extract<LiveToFrame, { kind: 'shown' }>): void {
    // What was typed in a field is told with the rest; until it has been heard, fields stay as they are.
    const types = new Set([...message.events, ...FIELD_EVENTS]);
    const early = entry.early?.take().filter(({ event }) => types.has(event.type)) ?? [];
    entry.early = undefined;
    adoptNodes(entry, entry.host, message.nodes);
    showNodes(entry, message.nodes, early.length === 0);
    for (const type of FIELD_EVENTS) listen(entry, type);
    for (const one of early) {
      const path = pathNow(entry.host, one).flatMap((element) => entry.ids.get(element) ?? []);
      if (path.length > 0) sendEvent(entry, path, one.event);
    }
  }

  function entryNumbered(number: number): Entry | undefined {
    for (const entry of entries.values()) if (entry.number === number) return entry;
    return undefined;
  }

  function stop(entry: Entry, why: LiveNote): void {
    entry.isStopped = true;
    unlisten(entry);
    showFirstState(entry);
    notes.add(entry.number, { ...why, ...nameOf(entry) });
  }

  /** The others start afresh in a new worker. */
  function onStuck(guilty: number): void {
    worker = undefined;
    sentScripts = [];
    const all = [...entries.values()];
    for (const entry of all) {
      if (entry.number === guilty || guilty === NO_COMPONENT) stop(entry, { kind: 'stopped' });
      else {
        entries.delete(entry.host);
        notes.remove(entry.number);
        unlisten(entry);
        showFirstState(entry);
      }
    }
    if (page) show(page);
  }

  function focus(element: Element | undefined): void {
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  }

  function listen(entry: Entry, type: string): void {
    if (entry.events.has(type)) return;
    entry.events.add(type);
    entry.host.addEventListener(type, forward, true);
  }

  function forward(event: Event): void {
    const entry = entries.get(event.currentTarget as Element);
    if (!entry || !worker) return;
    const path = pathIn(entry, event);
    if (path.length === 0) return;
    told.add(event);
    keepFromLeading(event);
    sendEvent(entry, path, readEvent(event));
  }

  /** From the target outwards. */
  function pathIn({ ids }: Entry, event: Event): readonly number[] {
    return event.composedPath().flatMap((node) => (node instanceof Element ? (ids.get(node) ?? []) : []));
  }

  function sendEvent(entry: Entry, path: readonly number[], event: Omit<LiveEvent, 'number'>): void {
    entry.sent = ++events;
    worker?.send({ kind: 'event', component: entry.number, path, event: { ...event, number: events } });
  }

  function listenEverywhere(type: string): void {
    if (listening.has(type)) return;
    listening.add(type);
    document.addEventListener(type, (event) => {
      if (told.has(event)) return;
      const host = event.target instanceof Element ? event.target.closest('lw-live') : null;
      const entry = host && entries.get(host);
      const path = entry ? pathIn(entry, event) : [];
      if (entry && path.length > 0) sendEvent(entry, path, readEvent(event));
      else {
        const message = { ...readEvent(event), number: ++events };
        worker?.send({ kind: 'event', component: NO_COMPONENT, path, event: message });
      }
    });
  }

  function close(): void {
    worker?.end();
    worker = undefined;
    sentScripts = [];
    entries.clear();
    notes.clear();
  }

  const isDark = (): boolean => {
    const { mode } = document.documentElement.dataset;
    return mode === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
  };
  new MutationObserver(() => worker?.send({ kind: 'mode', isDark: isDark() })).observe(document.documentElement, {
    attributeFilter: ['data-mode'],
  });

  return {
    show,
    close,
    restore({ rendered }, copy) {
      const isTop = (element: Element): boolean => !element.parentElement?.closest('lw-live');
      const sources = [...rendered.querySelectorAll('lw-live')].filter(isTop);
      const copies = [...copy.querySelectorAll('lw-live')].filter(isTop);
      for (const [index, element] of copies.entries()) {
        const source = sources[index];
        if (source) element.replaceWith(source.cloneNode(true));
      }
    },
  };
}

/** The name of its export; what stands on the page itself has none. */
function nameOf(entry: Entry | undefined): Pick<LiveNote, 'component'> {
  const name = entry?.reference.replace(/^\S* /, '') ?? '';
  return name === '' || /^_live\d+$/.test(name) ? {} : { component: name };
}

function templatesOf(host: Element): readonly (readonly [number, HTMLTemplateElement])[] {
  return [...host.children].flatMap((child) =>
    child instanceof HTMLTemplateElement && child.dataset.slot !== undefined
      ? [[Number(child.dataset.slot), child] as const]
      : [],
  );
}
