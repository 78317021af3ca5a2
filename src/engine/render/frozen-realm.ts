/**
 * Freezes the language for good: no page changes what the next one, or we, work with, and no text becomes code. To be
 * called once in a thread that runs authors' code, when everything of ours is set up.
 */
import { LANGUAGE } from './scope.ts';

/** What authors' classes and objects often have of their own: giving them one must not fail because an inherited one is frozen. */
const OFTEN_REPLACED = ['toString', 'toLocaleString', 'valueOf', 'toJSON', 'name', 'message'];

export function freezeRealm(): void {
  closeConstructors();
  const found = reachable([
    ...LANGUAGE.map((name) => (globalThis as Record<string, unknown>)[name]),
    ...hiddenObjects(),
  ]);
  for (const object of [...found]) {
    for (const key of replaceableKeys(object)) for (const half of makeReplaceable(object, key)) found.add(half);
  }
  for (const object of found) Object.freeze(object);
}

/** Whether this thread runs with a frozen language. */
export function isRealmFrozen(): boolean {
  return Object.isFrozen(Object.prototype);
}

/** One function of each kind: their prototypes lead to the constructors that make functions of text. */
const SAMPLES = [() => undefined, async () => undefined, function* () {}, async function* () {}];

function closeConstructors(): void {
  for (const sample of SAMPLES) {
    const prototype: object = Object.getPrototypeOf(sample);
    const closed = (): void => {
      throw new TypeError('Text cannot be made a function here.');
    };
    // So that `instanceof` goes on.
    closed.prototype = prototype;
    Object.defineProperty(prototype, 'constructor', { value: closed });
  }
}

/** Objects of the language without a name. */
function hiddenObjects(): unknown[] {
  const iterators = [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), ''.matchAll(/a/g)];
  const generators = SAMPLES.slice(2).map((sample) => (sample as () => unknown)());
  return [...iterators, ...generators, ...SAMPLES].map((one) => Object.getPrototypeOf(one) as unknown);
}

/** The objects and everything that properties and prototypes lead to from them. */
function reachable(roots: readonly unknown[]): Set<object> {
  const found = new Set<object>();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if ((typeof next !== 'object' && typeof next !== 'function') || next === null || found.has(next)) continue;
    found.add(next);
    waiting.push(Object.getPrototypeOf(next));
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(next)))
      waiting.push(value, get, set);
    for (const symbol of Object.getOwnPropertySymbols(next)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(next, symbol) ?? {};
      waiting.push(value, get, set);
    }
  }
  return found;
}

/**
 * Where a prototype is frozen, assigning what it has to an object that inherits from it fails. Engines are slow where
 * more than this is made replaceable: `constructor` of lists and promises, above all.
 */
function replaceableKeys(object: object): readonly string[] {
  if (object === Object.prototype) return Object.keys(Object.getOwnPropertyDescriptors(object));
  if (!Object.hasOwn(object, 'constructor')) return [];
  return object instanceof Error || object === Error.prototype ? [...OFTEN_REPLACED, 'constructor'] : OFTEN_REPLACED;
}

/** @returns the functions that take the property's place */
function makeReplaceable(owner: object, key: string): readonly object[] {
  const { value, configurable } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
  if (value === undefined || !configurable) return [];
  const get = (): unknown => value;
  const set = function (this: unknown, next: unknown): void {
    if (this === owner) throw new TypeError(`Cannot assign to read only property '${key}'`);
    Object.defineProperty(this, key, { value: next, writable: true, enumerable: true, configurable: true });
  };
  Object.defineProperty(owner, key, { get, set, enumerable: false, configurable: false });
  return [get, set];
}

/** Freezes what all pages are given: the values, and what their properties lead to. Data of collections is not looked at. */
export function freezeShared(values: readonly unknown[]): void {
  for (const value of values) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || Object.isFrozen(value))
      continue;
    Object.freeze(value);
    freezeShared(Object.values(Object.getOwnPropertyDescriptors(value)).map((one) => one.value as unknown));
  }
}
