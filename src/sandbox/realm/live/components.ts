/** Runs components with state in a worker: Preact draws each into a root of its own, which goes to the frame as data. */
import { type Component, type ComponentType, createElement, options, render, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { address, jsx, keepFields, react } from '../../../theme/runtime/live/index-for-workers.ts';
import { createFakeBrowser } from './browser.ts';
import { type DomEvent, LiveDomElement, watchDom } from './dom.ts';
import { describe, dispatch } from './dom-tree.ts';
import { type FrameToLive, type LiveEvent, type LiveParent, type LiveToFrame, NO_COMPONENT } from './messages.ts';

type Exports = Readonly<Record<string, unknown>>;
type Props = Readonly<Record<string, unknown>>;
type Module = (given: object, use: (id: string) => Exports) => Exports;

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
}

interface Reference {
  readonly $slot?: number;
  readonly $live?: string;
  readonly $part?: string;
}

export function createComponents(send: (message: LiveToFrame) => void): (message: FrameToLive) => void {
  const running = new Map<number, Running>();
  const changed = new Set<LiveDomElement>();
  const modules = new Map<string, Module>();
  const made = new Map<string, Exports>();
  const scripts = new Set<string>();
  let parts: Readonly<Record<string, string>> = {};
  let current = NO_COMPONENT;

  const enter = (component: number): void => {
    current = component;
    send({ kind: 'enter', component });
  };
  const browser = createFakeBrowser({
    roots: () => [...running.values()].map(({ root }) => root),
    onListen: (type) => send({ kind: 'listen', type }),
    onRefused: (what) => send({ kind: 'refused', component: current, what }),
    bind: (run) => {
      const owner = current;
      return ((...given: never[]) => {
        enter(owner);
        return run(...given);
      }) as typeof run;
    },
  });
  Object.assign(globalThis, { document: browser.document });
  // What the effects of all components are waited for with: the worker's own frames may stand still.
  options.requestAnimationFrame = (run) => setTimeout(run);

  keepFields();

  watchDom({
    onChange(root) {
      if (!(root instanceof LiveDomElement)) return;
      if (changed.size === 0) setTimeout(showChanges);
      changed.add(root);
    },
    onFocus(element) {
      for (const one of running.values()) {
        if (!one.root.contains(element)) continue;
        one.focus = element.id_;
        one.root.changed();
      }
    },
    onMeasure: () => send({ kind: 'refused', component: current, what: 'measuring' }),
  });

  function showChanges(): void {
    for (const [component, one] of running) if (changed.has(one.root)) show(component, one);
    changed.clear();
  }

  function show(component: number, one: Running): void {
    if (one.hasFailed) return;
    const { heard, focus } = one;
    one.focus = undefined;
    send({ kind: 'shown', component, ...describe(one.root), heard, ...(focus !== undefined && { focus }) });
  }

  function use(id: string): Exports {
    const known = made.get(id);
    if (known) return known;
    const exports = modules.get(id)?.(given, use) ?? {};
    made.set(id, exports);
    return exports;
  }

  function part(name: string, ...inner: readonly string[]): ComponentType {
    const component = (({ children, ...props }: Props): VNode => {
      const ref = useRef<LiveDomElement>(null);
      const events: Record<string, unknown> = { ref };
      const own: [string, unknown][] = [];
      for (const key in props) {
        const value = props[key];
        if (/^on[A-Z]/.test(key)) events[key] = value;
        else if (value != null && value !== false && typeof value !== 'function') own.push([key, value]);
      }
      const html = parts[name + JSON.stringify(own)];
      useLayoutEffect(() => {
        const element = ref.current;
        if (!element || element.getAttribute('html') === html) return;
        element.setAttribute('html', html ?? '<lw-slot></lw-slot>');
      });
      return createElement('lw-part', events as object, children as VNode) as VNode;
    }) as unknown as Record<string, ComponentType>;
    for (const last of inner) component[last] = part(`${name}.${last}`);
    return component as unknown as ComponentType;
  }

  const missing = ({ children }: Props): unknown => children;
  // The worker's document has no body to be seen: what is put there stands in the component.
  const createPortal = (children: unknown): unknown => children;
  const given = { ...react, createPortal, jsx, jsxs: jsx, part, address, missing };

  function find(reference: string): unknown {
    const [id = '', path = ''] = reference.split(' ');
    return path.split('.').reduce<unknown>((value, name) => (value as Exports)[name], use(id));
  }

  function load(text: string): void {
    if (scripts.has(text)) return;
    scripts.add(text);
    const names = { ...browser.names, leafwrightLive: (id: string, module: Module) => modules.set(id, module) };
    new Function(...Object.keys(names), text)(...Object.values(names));
  }

  function draw(component: number, one: Running): void {
    if (one.context === undefined) return;
    const fail = (error: unknown): void => {
      one.hasFailed = true;
      console.error(one.reference, error);
      send({ kind: 'failed', component, message: error instanceof Error ? error.message : String(error) });
    };
    const revive = (_key: string, value: unknown): unknown => {
      const { $slot, $live, $part } = (value ?? {}) as Reference;
      if ($slot !== undefined) return createElement(Slot as () => VNode, { component, index: $slot } as object);
      return $part ? part($part) : $live ? find($live) : value;
    };
    enter(component);
    try {
      const inner = createElement(find(one.reference) as () => VNode, JSON.parse(one.props, revive) as object);
      render(
        createElement(Host as () => VNode, { context: one.context, onError: fail } as object, inner),
        one.root as unknown as Element,
      );
      one.root.changed();
    } catch (error) {
      fail(error);
    }
  }

  /** What the page puts into a component stays in the frame; here is only its place, and what is alive in it. */
  function Slot({ component, index }: { readonly component: number; readonly index: number }, context: object): VNode {
    useLayoutEffect(() => {
      for (const [other, one] of running) {
        if (one.parent?.component !== component || one.parent.slot !== index || one.context) continue;
        one.context = context;
        draw(other, one);
      }
    }, []);
    slotContexts.set(`${component} ${index}`, context);
    return createElement('lw-slot', { 'data-slot': index }) as VNode;
  }
  const slotContexts = new Map<string, object>();

  function showComponent(message: Extract<FrameToLive, { kind: 'show' }>): void {
    const { component, reference, props, parent } = message;
    const known = running.get(component);
    if (known) {
      known.props = props;
      draw(component, known);
      return;
    }
    const root = new LiveDomElement('lw-live');
    const context = parent ? slotContexts.get(`${parent.component} ${parent.slot}`) : {};
    const one: Running = { root, reference, props, parent, context, heard: 0, focus: undefined, hasFailed: false };
    running.set(component, one);
    draw(component, one);
  }

  function hear(component: number, path: readonly number[], event: LiveEvent): void {
    const one = running.get(component);
    const dom = { ...event.fields, ...eventOf(event) } as DomEvent;
    enter(component);
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

  return (message) => {
    switch (message.kind) {
      case 'page':
        parts = JSON.parse(message.parts) as Record<string, string>;
        browser.document.documentElement.classList.toggle('dark', message.isDark);
        for (const script of message.scripts) load(script);
        break;
      case 'mode':
        browser.document.documentElement.classList.toggle('dark', message.isDark);
        break;
      case 'show':
        showComponent(message);
        break;
      case 'remove': {
        const one = running.get(message.component);
        running.delete(message.component);
        if (one) render(null, one.root as unknown as Element);
        break;
      }
      case 'event':
        hear(message.component, message.path, message.event);
        break;
      case 'ping':
        send({ kind: 'pong' });
    }
  };
}

function eventOf({ type, bubbles }: LiveEvent): Partial<DomEvent> {
  const event: Record<string, unknown> = {
    type,
    bubbles,
    defaultPrevented: false,
    isStopped: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
    stopPropagation: () => {
      event.isStopped = true;
    },
    persist: () => undefined,
  };
  event.stopImmediatePropagation = event.stopPropagation;
  event.nativeEvent = event;
  return event as unknown as Partial<DomEvent>;
}

function collect(element: LiveDomElement, found: Map<number, LiveDomElement>): void {
  found.set(element.id_, element);
  for (const child of element.children) collect(child, found);
}

interface HostProps {
  readonly context: object;
  readonly onError: (error: unknown) => void;
  readonly children?: unknown;
}

/** As in the built site: what a component throws ends here, and contexts around it go on. */
function Host(this: Component<object, { error?: unknown }>, { context, onError, children }: HostProps): VNode | null {
  this.getChildContext = () => context;
  this.componentDidCatch = (error) => {
    this.setState({ error });
    onError(error);
  };
  return this.state?.error ? null : (children as VNode);
}
