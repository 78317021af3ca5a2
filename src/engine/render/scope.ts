/** What an author's code can name: its imports, React, the theme's components and the language itself. */
import { createUnresolved } from '../jsx/unresolved.ts';

/** Globals of the language that have no effect outside the page. */
export const LANGUAGE = (
  'Object Array String Number Boolean BigInt Symbol Math JSON Date RegExp Map Set WeakMap WeakSet WeakRef Promise Intl ' +
  'Error TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError Reflect Proxy ArrayBuffer ' +
  'DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array ' +
  'Float64Array BigInt64Array BigUint64Array parseInt parseFloat isNaN isFinite encodeURIComponent encodeURI ' +
  'decodeURIComponent decodeURI escape unescape URL URLSearchParams TextEncoder TextDecoder'
).split(' ');

/**
 * Names that are there and `undefined`, on every platform alike, so that `typeof window === 'undefined'` holds
 * and nothing reaches the network, storage, other frames or the process.
 */
const ABSENT = (
  'window document self globalThis global top parent frames opener process require module exports fetch Request Response ' +
  'XMLHttpRequest WebSocket EventSource Worker SharedWorker postMessage importScripts indexedDB caches localStorage ' +
  'sessionStorage navigator crypto performance Deno Bun Buffer eval Function close addEventListener ' +
  'removeEventListener dispatchEvent onmessage BroadcastChannel MessageChannel WebAssembly Atomics ' +
  'SharedArrayBuffer queueMicrotask setImmediate reportError undefined'
).split(' ');

/** The names every page has: the language, silent timers and console, and what is given. */
export function createBaseNames(given: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  const names = new Map<string, unknown>();
  const realm = globalThis as unknown as Readonly<Record<string, unknown>>;
  for (const name of LANGUAGE) names.set(name, realm[name]);
  for (const name of ABSENT) names.set(name, undefined);
  names.set('NaN', Number.NaN).set('Infinity', Number.POSITIVE_INFINITY);
  const nothing = (): void => undefined;
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'])
    names.set(name, nothing);
  for (const name of ['clearTimeout', 'clearInterval', 'cancelAnimationFrame', 'alert']) names.set(name, nothing);
  const console = Object.fromEntries('log info warn error debug trace table'.split(' ').map((name) => [name, nothing]));
  names.set('console', Object.freeze(console));
  for (const [name, value] of Object.entries(given)) names.set(name, value);
  return names;
}

export interface Scope {
  /** Claims to have every name. To be passed to `evaluate`. */
  readonly names: object;
  /** Runs with the properties of a snippet as further names: `{word}` is `word="…"` of its use. */
  readonly withProps: <T>(props: Readonly<Record<string, unknown>>, run: () => T) => T;
}

/** A scope for one module: its own names, those of its page, then those of every page. `onUnresolved` hears of each name that is shown although it is defined nowhere, and gives what to show. */
export function createScope(
  base: ReadonlyMap<string, unknown>,
  page: Readonly<Record<string, unknown>>,
  own: Map<string, unknown>,
  onUnresolved: (source: string) => string,
): Scope {
  let current: Readonly<Record<string, unknown>> = {};
  const names = new Proxy(Object.create(null) as object, {
    has: (_target, key) => typeof key === 'string',
    get: (_target, key) => {
      if (typeof key !== 'string') return undefined;
      if (own.has(key)) return own.get(key);
      if (Object.hasOwn(current, key)) return current[key];
      if (Object.hasOwn(page, key)) return page[key];
      if (base.has(key)) return base.get(key);
      return createUnresolved(key, onUnresolved);
    },
    set: (_target, key, value) => {
      if (typeof key === 'string') own.set(key, value);
      return true;
    },
    deleteProperty: () => false,
  });
  return {
    names,
    withProps: (props, run) => {
      const before = current;
      current = props;
      try {
        return run();
      } finally {
        current = before;
      }
    },
  };
}
