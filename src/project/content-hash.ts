/** A fast hash of contents, to tell whether they changed. Not for secrets: collisions can be made on purpose. */

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

/** MurmurHash3 (x86, 128 bits, seed 0) of the bytes, or of a text's UTF-8: 32 hexadecimal characters. */
export function contentHash(contents: Uint8Array | string): string {
  const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
  const { length } = bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  const blocksEnd = length - (length % 16);
  for (let at = 0; at < blocksEnd; at += 16) {
    h1 = Math.imul(rotate(h1 ^ mix1(view.getInt32(at, true)), 19) + h2, 5) + 0x561ccd1b;
    h2 = Math.imul(rotate(h2 ^ mix2(view.getInt32(at + 4, true)), 17) + h3, 5) + 0x0bcaa747;
    h3 = Math.imul(rotate(h3 ^ mix3(view.getInt32(at + 8, true)), 15) + h4, 5) + 0x96cd1c35;
    h4 = Math.imul(rotate(h4 ^ mix4(view.getInt32(at + 12, true)), 13) + h1, 5) + 0x32ac3b17;
  }
  // What is left over is taken as one last block, filled up with zeros.
  const rest = new DataView(new ArrayBuffer(16));
  for (let at = blocksEnd; at < length; at++) rest.setUint8(at - blocksEnd, view.getUint8(at));
  h1 ^= mix1(rest.getInt32(0, true)) ^ length;
  h2 ^= mix2(rest.getInt32(4, true)) ^ length;
  h3 ^= mix3(rest.getInt32(8, true)) ^ length;
  h4 ^= mix4(rest.getInt32(12, true)) ^ length;

  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = finish((h2 + h1) | 0);
  h3 = finish((h3 + h1) | 0);
  h4 = finish((h4 + h1) | 0);
  h1 = finish(h1);
  h1 = (h1 + h2 + h3 + h4) | 0;
  return hex(h1) + hex(h2 + h1) + hex(h3 + h1) + hex(h4 + h1);
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function mix1(block: number): number {
  return Math.imul(rotate(Math.imul(block, C1), 15), C2);
}

function mix2(block: number): number {
  return Math.imul(rotate(Math.imul(block, C2), 16), C3);
}

function mix3(block: number): number {
  return Math.imul(rotate(Math.imul(block, C3), 17), C4);
}

function mix4(block: number): number {
  return Math.imul(rotate(Math.imul(block, C4), 18), C1);
}

function finish(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
