/**
 * A bound for what the code of a page holds in buffers. The memory of lists, objects and texts has a limit that browsers and
 * Node set for a thread; buffers lie beside it, and a page could fill the machine with them before its time is over.
 */

/** In bytes. Far more than a page needs, and little enough for any machine. */
export const MOST_BUFFER_BYTES = 512 * 1024 * 1024;

/**
 * What is smaller than this is refused later: what stands in place of a page that went over the bound is made in the same
 * thread, before anybody has cleared away what the page held.
 */
const SMALL_BYTES = 1024 * 1024;
const MOST_OF_SMALL = 2;

interface BoundOptions {
  readonly realm?: object;
  readonly isForGood?: boolean;
}

export interface BufferBound {
  /** Counts from nothing again: what was held before belonged to somebody else. @param most bytes, `MOST_BUFFER_BYTES` by default */
  readonly begin: (most?: number) => void;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

const TYPED_ARRAYS = (
  'Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float16Array Float32Array ' +
  'Float64Array BigInt64Array BigUint64Array'
).split(' ');

/** Methods that make a buffer without a constructor that an author can name. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  ArrayBuffer: ['slice', 'transfer', 'transferToFixedLength', 'transferToImmutable', 'sliceToImmutable'],
  TypedArray: ['slice', 'map', 'filter', 'toReversed', 'toSorted', 'with'],
  TextEncoder: ['encode'],
};

/**
 * Counts what is made from here on, in this thread. To be called once, before `freezeRealm` and before anything of ours takes hold
 * of what it replaces for authors. Code that goes over the bound gets a `RangeError`.
 * @param options `realm`: whose constructors and methods are replaced. `isForGood`: nobody calls `begin` again, so what is
 * collected is taken off; without it that is not looked at, since it takes time
 */
export function boundBuffers({ realm = globalThis, isForGood = false }: BoundOptions = {}): BufferBound {
  let most = Number.POSITIVE_INFINITY;
  let held = 0;
  const collected = isForGood
    ? new FinalizationRegistry<number>((bytes) => {
        held -= bytes;
      })
    : undefined;
  const add = (made: object, bytes: number): void => {
    const isTooMuch = held + bytes > (bytes < SMALL_BYTES ? MOST_OF_SMALL * most : most);
    if (isTooMuch) throw new RangeError(`The code of a page may hold ${most / 1024 / 1024} MB in buffers, no more.`);
    held += bytes;
    // What has the memory: a view may go before its buffer does.
    collected?.register(bufferOf(made), bytes);
  };
  // What a method makes with a constructor counts twice: to know better takes more time than anybody has of it.
  const count = (made: object, given?: unknown): void => {
    if (!isViewOf(made, given)) add(made, sizeOf(made));
  };
  replaceMakers(realm as Realm, count);
  countGrowth(realm as Realm, add);
  return {
    begin(next = MOST_BUFFER_BYTES) {
      most = next;
      held = 0;
    },
  };
}

/** @param made a buffer or a view @param given what it was made of */
type Count = (made: object, given?: unknown) => void;

type Constructor = NewableFunction & { readonly prototype: object };
type Realm = Record<string, Constructor | undefined>;

function replaceMakers(realm: Realm, count: Count): void {
  const { ArrayBuffer: buffers, Uint8Array: bytes, TextEncoder: encoders } = realm;
  const owners: Readonly<Record<string, object | undefined>> = {
    ArrayBuffer: buffers?.prototype,
    TypedArray: bytes && (Object.getPrototypeOf(bytes.prototype) as object),
    TextEncoder: encoders?.prototype,
  };
  for (const [name, keys] of Object.entries(MAKERS)) for (const key of keys) countMade(owners[name], key, count);
  for (const key of ['fromBase64', 'fromHex']) countMade(bytes, key, count);
  for (const name of ['ArrayBuffer', ...TYPED_ARRAYS]) replaceConstructor(realm, name, count);
}

function replaceConstructor(realm: Realm, name: string, count: Count): void {
  const original = realm[name];
  if (original === undefined) return;
  const counted: Constructor = new Proxy(original, {
    construct(target, given: unknown[], newTarget) {
      // The same thing, but engines take a slow way for a proxy as the new target: it took ten times as long.
      const made = Reflect.construct(target, given, newTarget === counted ? target : newTarget) as object;
      count(made, given[0]);
      return made;
    },
  });
  Object.defineProperty(realm, name, { value: counted, writable: true, configurable: true });
  Object.defineProperty(original.prototype, 'constructor', { value: counted, writable: true, configurable: true });
}

/** @param key of a method that returns a buffer or a view of a new one */
function countMade(owner: object | undefined, key: string, count: Count): void {
  const original = owner && (Reflect.get(owner, key) as Method | undefined);
  if (typeof original !== 'function') return;
  const { [key]: counted } = {
    [key](this: unknown, ...given: unknown[]): unknown {
      const made = Reflect.apply(original, this, given) as object;
      count(made);
      return made;
    },
  };
  Object.defineProperty(owner, key, { value: counted, writable: true, configurable: true });
}

function countGrowth({ ArrayBuffer: buffers }: Realm, add: (buffer: object, bytes: number) => void): void {
  if (buffers === undefined) return;
  const original = Reflect.get(buffers.prototype, 'resize') as Method | undefined;
  if (typeof original !== 'function') return;
  const { resize } = {
    resize(this: object, ...given: unknown[]): void {
      const before = sizeOf(this);
      Reflect.apply(original, this, given);
      const more = sizeOf(this) - before;
      if (more > 0) add(this, more);
    },
  };
  Object.defineProperty(buffers.prototype, 'resize', { value: resize, writable: true, configurable: true });
}

/** Those of the language itself: a class of an author's may have others of these names. */
const typedArrays = Object.getPrototypeOf(Uint8Array.prototype) as object;
const readBuffer = getterOf(typedArrays, 'buffer');
const readViewSize = getterOf(typedArrays, 'byteLength');
const readBufferSize = getterOf(ArrayBuffer.prototype, 'byteLength');

function getterOf(owner: object, key: string): Method {
  return Object.getOwnPropertyDescriptor(owner, key)?.get as Method;
}

/**
 * Whether it is a view of a buffer that was there: it takes no memory. A buffer is asked for only where one may have been
 * given: engines keep small arrays without one, and make it for whoever asks, which takes longer than the array did.
 */
function isViewOf(made: object, given: unknown): boolean {
  return typeof given === 'object' && given !== null && !ArrayBuffer.isView(given) && bufferOf(made) === given;
}

function bufferOf(made: object): object {
  return ArrayBuffer.isView(made) ? (Reflect.apply(readBuffer, made, []) as object) : made;
}

function sizeOf(made: object): number {
  return Reflect.apply(ArrayBuffer.isView(made) ? readViewSize : readBufferSize, made, []) as number;
}
