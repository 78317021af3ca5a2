/** A name in an author's expression that is defined nowhere. It shows itself as it was written. */

const SOURCE: unique symbol = Symbol.for('leafwright.unresolved');

export interface Unresolved {
  readonly [SOURCE]: string;
}

/**
 * Stands for `source`, for example `user`: its properties and calls are unresolved as well, so that
 * `{user.name}` shows `{user.name}`, and a text it is put into shows it in braces. `onShown` hears of each time
 * it is turned into text and gives that text.
 */
export function createUnresolved(source: string, onShown: (source: string) => string): Unresolved {
  const text = (): string => onShown(source);
  return new Proxy(() => undefined, {
    get(_target, key) {
      if (key === SOURCE) return source;
      if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf' || key === 'toJSON') {
        return text;
      }
      // Not a list, a promise or an element: whoever asks must not take it for one.
      if (typeof key === 'symbol' || key === 'then' || key === '$$typeof') return undefined;
      return createUnresolved(source + accessOf(key), onShown);
    },
    apply: () => createUnresolved(`${source}()`, onShown),
    construct: () => createUnresolved(`new ${source}()`, onShown) as object,
    has: () => false,
    set: () => true,
    defineProperty: () => true,
  }) as unknown as Unresolved;
}

function accessOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

/** Whether a value stands for a name that is defined nowhere. */
export function isUnresolved(value: unknown): value is Unresolved {
  return typeof value === 'function' && typeof (value as unknown as Unresolved)[SOURCE] === 'string';
}

/** The expression as written, without braces. */
export function sourceOf(value: Unresolved): string {
  return value[SOURCE];
}
