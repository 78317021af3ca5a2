/** Of one file: a larger one gets a buffer of its own. */
const MOST_SHARED_BYTES = 50_000;
const FEWEST_SHARED = 16;
/** Of a buffer that many share. */
const SHARED_BYTES = 4_000_000;

/**
 * Copies of these, each in the place of its original, to be handed over to another thread, for the app keeps its own. Many
 * small ones share buffers: to hand over thousands of them takes ten times as long as their bytes do.
 */
export function copyBytes(originals: readonly (Uint8Array | undefined)[]): readonly (Uint8Array | undefined)[] {
  const small = originals.flatMap((bytes) => (bytes && isSmall(bytes) ? bytes : []));
  if (small.length < FEWEST_SHARED) return originals.map((bytes) => bytes?.slice());
  let left = small.reduce((sum, { length }) => sum + length, 0);
  let shared = new Uint8Array(Math.min(left, SHARED_BYTES));
  let at = 0;
  return originals.map((bytes) => {
    if (bytes === undefined || !isSmall(bytes)) return bytes?.slice();
    if (at + bytes.length > shared.length) {
      shared = new Uint8Array(Math.min(left, Math.max(SHARED_BYTES, bytes.length)));
      at = 0;
    }
    shared.set(bytes, at);
    at += bytes.length;
    left -= bytes.length;
    return shared.subarray(at - bytes.length, at);
  });
}

/** The buffers of copies, each once: what a message transfers. */
export function buffersOf(copies: readonly (Uint8Array | undefined)[]): readonly ArrayBufferLike[] {
  return [...new Set(copies.flatMap((copy) => copy?.buffer ?? []))];
}

function isSmall({ length }: Uint8Array): boolean {
  return length <= MOST_SHARED_BYTES;
}
