/** What authors' code finds of a browser in the preview: enough to run, and nothing that leads out. */
import { LiveDomElement, LiveDomText } from './dom.ts';
import { LiveFormData } from './form-data.ts';

type Listener = (event: unknown) => unknown;

export interface FakeBrowser {
  /** Names in the scope of authors' code. */
  readonly names: Readonly<Record<string, unknown>>;
  readonly document: { readonly documentElement: LiveDomElement; readonly body: LiveDomElement };
  /** Tells listeners of the document and the window. */
  readonly tell: (type: string, event: unknown) => void;
}

export interface FakeBrowserOptions {
  readonly roots: () => Iterable<LiveDomElement>;
  readonly onListen: (type: string) => void;
  readonly onRefused: (what: 'network' | 'measuring') => void;
  /** Gives a function that runs for the component that runs now. */
  readonly bind: <Run extends (...given: never[]) => unknown>(run: Run) => Run;
}

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): readonly unknown[] {
    return [];
  }
}

export function createFakeBrowser({ roots, onListen, onRefused, bind }: FakeBrowserOptions): FakeBrowser {
  const listeners = new Map<string, Set<Listener>>();
  const addEventListener = (type: string, listener: Listener): void => {
    const known = listeners.get(type) ?? new Set();
    listeners.set(type, known.add(listener));
    onListen(type);
  };
  const removeEventListener = (type: string, listener: Listener): void => {
    listeners.get(type)?.delete(listener);
  };
  const find = (selector: string): LiveDomElement[] => [...roots()].flatMap((root) => root.querySelectorAll(selector));
  const events = { addEventListener, removeEventListener, dispatchEvent: () => true };
  const document = createDocument(events, find);
  const fetch = (): Promise<never> => {
    onRefused('network');
    return Promise.reject(new TypeError('The preview has no network.'));
  };
  const location = {
    href: 'https://preview.invalid/',
    origin: 'https://preview.invalid',
    pathname: '/',
    search: '',
    hash: '',
    hostname: 'preview.invalid',
  };
  const nothing = (): void => undefined;
  const window: Record<string, unknown> = {
    ...events,
    ...timersWith(bind),
    document,
    location,
    fetch,
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    navigator: {
      clipboard: { writeText: async () => undefined, readText: async () => '' },
      language: 'en',
      languages: ['en'],
      userAgent: '',
      onLine: false,
    },
    history: { pushState: nothing, replaceState: nothing, back: nothing, forward: nothing, length: 1, state: null },
    matchMedia: () => ({ matches: false, ...events, addListener: nothing, removeListener: nothing }),
    getComputedStyle: (of: LiveDomElement) => of.style,
    alert: nothing,
    confirm: () => false,
    prompt: () => null,
    open: () => null,
    scrollTo: nothing,
    innerWidth: 1024,
    innerHeight: 768,
    scrollX: 0,
    scrollY: 0,
    devicePixelRatio: 1,
    FormData: LiveFormData,
    MutationObserver: Observer,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    Element: LiveDomElement,
    HTMLElement: LiveDomElement,
    Node: LiveDomElement,
    console,
    performance,
  };
  for (const name of ['window', 'self', 'globalThis', 'top', 'parent']) window[name] = window;
  return {
    names: {
      ...window,
      XMLHttpRequest: undefined,
      WebSocket: undefined,
      EventSource: undefined,
      Worker: undefined,
      indexedDB: undefined,
      postMessage: undefined,
      importScripts: undefined,
      Function: undefined,
    },
    document,
    tell(type, event) {
      for (const listener of [...(listeners.get(type) ?? [])]) listener(event);
    },
  };
}

/** @param find all elements that a selector means */
function createDocument<Events extends object>(events: Events, find: (selector: string) => LiveDomElement[]) {
  const element = (tag: string): LiveDomElement => new LiveDomElement(tag);
  return {
    ...events,
    documentElement: element('html'),
    body: element('body'),
    head: element('head'),
    activeElement: null,
    readyState: 'complete',
    visibilityState: 'visible',
    hidden: false,
    title: '',
    cookie: '',
    createElement: element,
    createElementNS: (namespace: string, tag: string) => new LiveDomElement(tag, namespace),
    createTextNode: (text: string) => new LiveDomText(`${text}`),
    getElementById: (id: string) => find(`[id="${id}"]`)[0] ?? null,
    querySelector: (selector: string) => find(selector)[0] ?? null,
    querySelectorAll: find,
    execCommand: () => false,
  };
}

/** What runs later runs for the component that asked for it. */
function timersWith(bind: FakeBrowserOptions['bind']) {
  return {
    setTimeout: (run: () => void, delay?: number) => setTimeout(bind(run), delay),
    setInterval: (run: () => void, delay?: number) => setInterval(bind(run), delay),
    requestAnimationFrame: (run: (time: number) => void) =>
      setTimeout(
        bind(() => run(performance.now())),
        16,
      ),
    requestIdleCallback: (run: () => void) => setTimeout(bind(run), 16),
    queueMicrotask: (run: () => void) => queueMicrotask(bind(run)),
    clearTimeout: (id: number) => clearTimeout(id),
    clearInterval: (id: number) => clearInterval(id),
    cancelAnimationFrame: (id: number) => clearTimeout(id),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  };
}

/** Lasts as long as the preview of the page. */
function createStorage(): object {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(String(name)) ?? null,
    setItem: (name: string, value: unknown) => void values.set(String(name), String(value)),
    removeItem: (name: string) => void values.delete(String(name)),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}
