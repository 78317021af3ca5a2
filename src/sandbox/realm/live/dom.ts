/** The little of a document that Preact and authors' code need, in a worker, which has none. */
import { createStyle } from './dom-style.ts';

type Listener = (this: LiveDomElement, event: DomEvent) => unknown;

export interface DomEvent {
  readonly type: string;
  readonly bubbles: boolean;
  target: unknown;
  currentTarget: unknown;
  defaultPrevented: boolean;
  isStopped: boolean;
  readonly [field: string]: unknown;
}

/** Told what happens in the document. */
export interface DomWatcher {
  /** Something in this root looks different now. */
  readonly onChange: (root: LiveDomNode) => void;
  readonly onFocus: (element: LiveDomElement) => void;
  /** Somebody asks for sizes and places, which only a browser knows. */
  readonly onMeasure: () => void;
}

/** Tags whose value is what was typed or chosen. */
export const FIELDS = /^(?:input|textarea|select)$/;

let watcher: DomWatcher = { onChange: () => undefined, onFocus: () => undefined, onMeasure: () => undefined };
let lastId = 0;

export function watchDom(next: DomWatcher): void {
  watcher = next;
}

export class LiveDomNode {
  parentNode: LiveDomElement | null = null;
  childNodes: LiveDomNode[] = [];
  readonly nodeType: number;

  constructor(nodeType: number) {
    this.nodeType = nodeType;
  }

  get firstChild(): LiveDomNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): LiveDomNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get isConnected(): boolean {
    return this.root() instanceof LiveDomElement;
  }

  root(): LiveDomNode {
    let node: LiveDomNode = this;
    while (node.parentNode) node = node.parentNode;
    return node;
  }

  changed(): void {
    watcher.onChange(this.root());
  }

  remove(): void {
    const parent = this.parentNode;
    if (!parent) return;
    parent.childNodes.splice(parent.childNodes.indexOf(this), 1);
    this.parentNode = null;
    parent.changed();
  }

  contains(other: LiveDomNode | null): boolean {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
}

export class LiveDomText extends LiveDomNode {
  #data: string;

  constructor(data: string) {
    super(3);
    this.#data = data;
  }

  get data(): string {
    return this.#data;
  }

  set data(value: string) {
    this.#data = `${value}`;
    this.changed();
  }

  get textContent(): string {
    return this.#data;
  }
}

export class LiveDomElement extends LiveDomNode {
  readonly id_ = ++lastId;
  readonly localName: string;
  readonly namespaceURI: string;
  readonly attributes_ = new Map<string, string>();
  readonly listeners = new Map<string, Set<Listener>>();
  readonly style: object;
  html: string | undefined;
  #value: string | undefined;
  #isChecked: boolean | undefined;
  #told: { readonly value: string | undefined; readonly isChecked: boolean | undefined } | undefined;

  constructor(tag: string, namespace = 'http://www.w3.org/1999/xhtml') {
    super(1);
    this.localName = tag;
    this.namespaceURI = namespace;
    this.style = createStyle((text) => {
      if (text === '') this.attributes_.delete('style');
      else this.attributes_.set('style', text);
      this.changed();
    });
  }

  get tagName(): string {
    return this.localName.toUpperCase();
  }

  get children(): LiveDomElement[] {
    return this.childNodes.filter((node) => node instanceof LiveDomElement);
  }

  get parentElement(): LiveDomElement | null {
    return this.parentNode;
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  set id(value: string) {
    this.setAttribute('id', value);
  }

  get className(): string {
    return this.getAttribute('class') ?? '';
  }

  set className(value: string) {
    this.setAttribute('class', value);
  }

  get classList() {
    const names = (): Set<string> => new Set(this.className.split(/\s+/).filter((name) => name !== ''));
    const write = (change: (set: Set<string>) => unknown): void => {
      const set = names();
      change(set);
      this.className = [...set].join(' ');
    };
    return {
      contains: (name: string) => names().has(name),
      add: (...added: string[]) => write((set) => added.map((name) => set.add(name))),
      remove: (...gone: string[]) => write((set) => gone.map((name) => set.delete(name))),
      toggle: (name: string, force = !names().has(name)) => write((set) => (force ? set.add(name) : set.delete(name))),
    };
  }

  get dataset(): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [name, value] of this.attributes_)
      if (name.startsWith('data-'))
        found[name.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
    return found;
  }

  /** What the field shows: what was typed, or what the state says. */
  get value(): string {
    return this.#value ?? this.getAttribute('value') ?? '';
  }

  set value(value: string) {
    if (FIELDS.test(this.localName)) this.#value = `${value}`;
    else this.attributes_.set('value', `${value}`);
    this.changed();
  }

  get checked(): boolean {
    return this.#isChecked ?? this.attributes_.has('checked');
  }

  set checked(value: boolean) {
    this.#isChecked = Boolean(value);
    this.changed();
  }

  /**
   * What the field shows the person when an event comes from it. All but `input` tell it by the way, and what they tell may
   * be older than what code has set.
   */
  typed(value: string | undefined, isChecked: boolean | undefined, isInput: boolean): void {
    if (isInput || value !== this.#told?.value) this.#value = value;
    if (isInput || isChecked !== this.#told?.isChecked) this.#isChecked = isChecked;
    this.#told = { value, isChecked };
  }

  /** Fields of a form, by place, and by name or id. */
  get elements(): LiveDomElement[] & Readonly<Record<string, LiveDomElement>> {
    const fields = this.querySelectorAll('input, textarea, select, button');
    const named = fields.flatMap((field) => [field.id, field.name].map((name) => [name, field] as const));
    return Object.assign(fields, Object.fromEntries(named.filter(([name]) => name !== '')));
  }

  /** All fields of the form show what they showed first. */
  reset(): void {
    for (const field of this.elements) field.#value = field.#isChecked = undefined;
    this.changed();
  }

  get form(): LiveDomElement | null {
    return this.closest('form');
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(value: string) {
    this.setAttribute('name', value);
  }

  get type(): string {
    return this.getAttribute('type') ?? (this.localName === 'input' ? 'text' : '');
  }

  set type(value: string) {
    this.setAttribute('type', value);
  }

  get textContent(): string {
    return this.childNodes.map((node) => (node as LiveDomElement | LiveDomText).textContent).join('');
  }

  set textContent(text: string) {
    this.replaceChildren(new LiveDomText(`${text}`));
  }

  get innerText(): string {
    return this.textContent;
  }

  set innerText(text: string) {
    this.textContent = text;
  }

  get innerHTML(): string {
    return this.html ?? '';
  }

  set innerHTML(html: string) {
    for (const child of this.childNodes) child.parentNode = null;
    this.childNodes = [];
    this.html = `${html}`;
    this.changed();
  }

  getAttribute(name: string): string | null {
    return this.attributes_.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes_.has(name);
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes_.set(name, `${value}`);
    this.changed();
  }

  removeAttribute(name: string): void {
    this.attributes_.delete(name);
    this.changed();
  }

  appendChild(node: LiveDomNode): LiveDomNode {
    return this.insertBefore(node, null);
  }

  append(...nodes: LiveDomNode[]): void {
    for (const node of nodes) this.appendChild(node);
  }

  insertBefore(node: LiveDomNode, before: LiveDomNode | null): LiveDomNode {
    node.remove();
    this.html = undefined;
    const at = before ? this.childNodes.indexOf(before) : -1;
    if (at < 0) this.childNodes.push(node);
    else this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    this.changed();
    return node;
  }

  removeChild(node: LiveDomNode): LiveDomNode {
    node.remove();
    return node;
  }

  replaceChildren(...nodes: LiveDomNode[]): void {
    this.innerHTML = '';
    this.html = undefined;
    this.append(...nodes);
  }

  addEventListener(type: string, listener: Listener): void {
    const known = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, known.add(listener));
    this.changed();
  }

  removeEventListener(type: string, listener: Listener): void {
    this.listeners.get(type)?.delete(listener);
  }

  /** Ids and attributes of what is looked for, as far as authors do: `#a`, `.b`, `[c]`, `[c="d"]`, `tag`. */
  matches(selector: string): boolean {
    return selector.split(',').some((one) => isMatch(this, one.trim()));
  }

  closest(selector: string): LiveDomElement | null {
    for (let element: LiveDomElement | null = this; element; element = element.parentNode)
      if (element.matches(selector)) return element;
    return null;
  }

  querySelectorAll(selector: string): LiveDomElement[] {
    return this.children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }

  querySelector(selector: string): LiveDomElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  focus(): void {
    watcher.onFocus(this);
  }

  blur(): void {}
  select(): void {}
  click(): void {}
  scrollIntoView(): void {}
  scrollTo(): void {}

  getBoundingClientRect(): object {
    watcher.onMeasure();
    return { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }

  getContext(): null {
    watcher.onMeasure();
    return null;
  }
}

function isMatch(element: LiveDomElement, selector: string): boolean {
  const parts = selector.match(/#[\w-]+|\.[\w-]+|\[[^\]]*\]|^[\w-]+|\*/g) ?? [];
  return (
    parts.length > 0 &&
    parts.every((part) => {
      if (part === '*') return true;
      if (part.startsWith('#')) return element.id === part.slice(1);
      if (part.startsWith('.')) return element.classList.contains(part.slice(1));
      if (!part.startsWith('[')) return element.localName === part.toLowerCase();
      const [, name = '', value] = /^\[([\w-]+)(?:="?([^"\]]*)"?)?\]$/.exec(part) ?? [];
      return value === undefined ? element.hasAttribute(name) : element.getAttribute(name) === value;
    })
  );
}
