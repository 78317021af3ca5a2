/** Reads ranges of a large file. Neighbouring small ranges come from one block, as each read of a browser takes time. */

const BLOCK_BYTES = 4_000_000;
/** Several readers go through the file side by side, close to each other. */
const KEPT_BLOCKS = 3;

export interface RangeReader {
  readonly size: number;
  /** The bytes of a range, fewer at the end of the file. They may be a window onto a larger buffer: copy what you keep. */
  readonly read: (start: number, end: number) => Promise<Uint8Array>;
}

export function createBlobReader(blob: Blob): RangeReader {
  const blocks = new Map<number, Promise<ArrayBuffer>>();

  function loadBlock(index: number): Promise<ArrayBuffer> {
    const known = blocks.get(index);
    if (known) return known;
    const block = blob.slice(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES).arrayBuffer();
    blocks.set(index, block);
    const [oldest] = blocks.keys();
    if (blocks.size > KEPT_BLOCKS && oldest !== undefined) blocks.delete(oldest);
    return block;
  }

  return {
    size: blob.size,
    read: async (start, end) => {
      const index = Math.floor(start / BLOCK_BYTES);
      if (end > (index + 1) * BLOCK_BYTES) return new Uint8Array(await blob.slice(start, end).arrayBuffer());
      const block = new Uint8Array(await loadBlock(index));
      return block.subarray(start - index * BLOCK_BYTES, end - index * BLOCK_BYTES);
    },
  };
}
