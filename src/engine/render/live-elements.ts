/**
 * Components with state in the HTML of a page: each stands in an element that names its script and what it is given, so
 * that a browser can take it over. What is in it from the page itself (its children) is kept apart in elements that a
 * script hands back as they are.
 *
 * ```html
 * <lw-live data-live="1a2b3c counter" data-props="{…}">first state … <lw-slot data-slot="0">children</lw-slot></lw-live>
 * ```
 */

import type { JsxElement, JsxNode, Props } from '../jsx/jsx.ts';
import { PROVIDES } from '../jsx/provides.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import type { LivePage } from '../live/live-page.ts';
import type { PartVariant } from '../live/live-parts.ts';
import type { Components } from './built-in-components.ts';

/** Stands in the properties of a component for a node of the page; the renderer writes `node` in its place. */
export interface Slot {
  readonly index: number;
  readonly node: JsxNode;
  isShown: boolean;
}

export interface LiveElement {
  /** Value of `data-live`: the script and the export in it. */
  readonly reference: string;
  /** Value of `data-props`, JSON. */
  readonly props: string;
  readonly slots: readonly Slot[];
  /** To be rendered: the same with slots in the place of nodes. */
  readonly element: JsxElement;
}

export interface LiveFaults {
  /** A component with state was given what cannot be written down. */
  readonly onProperty: (component: string, property: string, kind: string) => void;
  /** A component with state stands below a context that the page itself gives, which its script does not know. */
  readonly onPageContext: (component: string, context: string) => void;
}

/** What the renderer asks for each component while a page with state is rendered. */
export interface LiveRendering {
  /**
   * `undefined` for a component without state.
   * @param isInSlot whether it stands in what the page puts into another one
   */
  readonly read: (element: JsxElement, isInSlot: boolean) => LiveElement | undefined;
  /** The name of a component that has state itself, not only in what it shows. */
  readonly stateOf: (type: unknown) => string | undefined;
  /** Notes that a component with state shows one of the theme's. */
  readonly notePart: (element: JsxElement) => void;
  /** Theme's components to be drawn for the page's scripts, by key; to be asked for when the page is rendered. */
  readonly parts: () => ReadonlyMap<string, PartVariant>;
}

interface ContextProvider {
  readonly [PROVIDES]: { readonly stack: readonly unknown[] };
}

/** Type of the element that stands for a slot. */
export const LIVE_SLOT = (): null => null;

/** Modules' exports by file, as they are run: `note` is given each, once. */
export interface LiveRegistry extends LiveRendering {
  readonly note: (file: string, exports: Readonly<Record<string, unknown>>) => void;
}

export function createLiveRegistry(live: LivePage, components: Components, faults: LiveFaults): LiveRegistry {
  const references = new Map<unknown, string>();
  const themes = themeNames(components);
  const parts = new Map<string, PartVariant>();
  const addPart = (variant: PartVariant): void => {
    const key = partKey(variant.name, variant.props);
    parts.set(key, { ...variant, isFilled: variant.isFilled || parts.get(key)?.isFilled === true });
  };
  for (const variant of live.variants) addPart(variant);
  const contexts = new Map<string, ContextProvider>();
  const owners = new Map<unknown, string>();
  const code = [...live.scripts.values()].map(({ contents }) => contents).join('\n');
  const namesInCode = (names: readonly string[]): readonly string[] => {
    const found = names.filter((name) => code.includes(`part("${name.replace(/\..*/, '')}"`));
    return found.length > 0 ? found : names.slice(0, 1);
  };

  return {
    stateOf: (type) => owners.get(type),
    note(file, exports) {
      if (live.readsContexts) {
        for (const [name, value] of Object.entries(exports)) if (isProvider(value)) contexts.set(name, value);
      }
      const script = live.scripts.get(file);
      if (script === undefined) return;
      for (const name of live.exports.get(file) ?? []) {
        const value = exports[name];
        if (live.owners.get(file)?.has(name)) owners.set(value, name);
        if (typeof value === 'function') references.set(value, `${script.id} ${name}`);
        else if (isPlainObject(value)) {
          for (const [inner, component] of Object.entries(value))
            if (typeof component === 'function') references.set(component, `${script.id} ${name}.${inner}`);
        }
      }
    },
    read(element, isInSlot) {
      const reference = references.get(element.type);
      if (reference === undefined) return undefined;
      if (!isInSlot) {
        for (const [name, context] of contexts)
          if (context[PROVIDES].stack.length > 0) faults.onPageContext(componentOf(reference), name);
      }
      return readElement(element, reference, { references, themes, onProperty: faults.onProperty });
    },
    notePart({ type, props }) {
      const names = themes.get(type);
      if (names === undefined) return;
      const { children, ...own } = props;
      const isFilled = children !== undefined && children !== null;
      const entries = Object.entries(own).filter(([, value]) => typeof value !== 'function');
      if (entries.every(([, value]) => isData(value))) {
        // By the name, of several, that the code has for it.
        for (const name of namesInCode(names)) addPart({ name, props: Object.fromEntries(entries), isFilled });
      }
    },
    parts: () => parts,
  };
}

/** By which a browser finds how one of the theme's components looks; `runtime/live/parts.ts` makes the same. */
export function partKey(name: string, props: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined && value !== null && value !== false);
  return name + JSON.stringify(entries);
}

/** Names of components by function, each with all that it goes by: `Card`, `Tree.File`. Those for tags are none. */
export function themeNames(components: Components): ReadonlyMap<unknown, readonly string[]> {
  const names = new Map<unknown, string[]>();
  const add = (component: unknown, name: string): void => {
    names.set(component, [...(names.get(component) ?? []), name]);
  };
  for (const [name, component] of Object.entries(components)) {
    if (!/^[A-Z]/.test(name)) continue;
    add(component, name);
    for (const [part, inner] of Object.entries(component))
      if (typeof inner === 'function') add(inner, `${name}.${part}`);
  }
  return names;
}

interface Reading {
  readonly references: ReadonlyMap<unknown, string>;
  readonly themes: ReadonlyMap<unknown, readonly string[]>;
  readonly onProperty: LiveFaults['onProperty'];
}

function readElement(element: JsxElement, reference: string, reading: Reading): LiveElement {
  const slots: Slot[] = [];
  const component = componentOf(reference);
  const shown: Record<string, unknown> = {};
  const written: Record<string, unknown> = {};

  const slot = (node: JsxNode): Slot => {
    const made = { index: slots.length, node, isShown: false };
    slots.push(made);
    return made;
  };

  /** The value as JSON, and as the component sees it while the page is rendered. */
  const read = (value: unknown, path: string, depth: number): readonly [json: unknown, seen: unknown] => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return [value, value];
    }
    if (value === undefined) return [undefined, undefined];
    if (typeof value === 'function') {
      const own = reading.references.get(value);
      if (own !== undefined) return [{ $live: own }, value];
      const [theme] = reading.themes.get(value) ?? [];
      if (theme !== undefined) return [{ $part: theme }, value];
      if (!isUnresolved(value)) reading.onProperty(component, path, 'a function');
      return [undefined, value];
    }
    if (typeof value !== 'object' || depth > 20) {
      reading.onProperty(component, path, depth > 20 ? 'a value that holds itself' : `a ${typeof value}`);
      return [undefined, value];
    }
    if (isNode(value)) {
      const made = slot(value);
      return [{ $slot: made.index }, slotElement(made)];
    }
    if (Array.isArray(value)) {
      if (holdsNode(value)) {
        const made = slot(value as JsxNode);
        return [{ $slot: made.index }, slotElement(made)];
      }
      const items = value.map((item, index) => read(item, `${path}[${index}]`, depth + 1));
      return [items.map(([json]) => json ?? null), items.map(([, seen]) => seen)];
    }
    if (!isPlainObject(value)) {
      reading.onProperty(component, path, value.constructor?.name ? `a ${value.constructor.name}` : 'an object');
      return [undefined, value];
    }
    const json: Record<string, unknown> = {};
    const seen: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(value))
      [json[name], seen[name]] = read(inner, `${path}.${name}`, depth + 1);
    return [json, seen];
  };

  for (const [name, value] of Object.entries(element.props)) {
    // Of a page's own content: all components there are.
    if (name === 'components' && /^_live\d+$/.test(component)) continue;
    [written[name], shown[name]] = read(value, name, 0);
  }
  return { reference, props: JSON.stringify(written), slots, element: { ...element, props: shown as Props } };
}

/** The name of the export in a reference. */
function componentOf(reference: string): string {
  return reference.slice(reference.indexOf(' ') + 1);
}

function isProvider(value: unknown): value is ContextProvider {
  return typeof value === 'function' && PROVIDES in value;
}

function slotElement(slot: Slot): JsxElement {
  return { type: LIVE_SLOT, props: { slot } };
}

function holdsNode(list: readonly unknown[]): boolean {
  return list.some((item) => (Array.isArray(item) ? holdsNode(item) : isNode(item)));
}

function isNode(value: unknown): value is JsxNode & object {
  if (typeof value !== 'object' || value === null) return false;
  return ('type' in value && 'props' in value) || ('html' in value && typeof value.html === 'string');
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isData(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return typeof value !== 'function';
  if (isNode(value)) return false;
  return Array.isArray(value) ? value.every(isData) : isPlainObject(value) && Object.values(value).every(isData);
}
