/** Bits from the lowest on, and the codes of prefixes that are made of them (WebP lossless, sections 2 and 6). */

export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #bits = 0;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whether more was read than there is. */
  get isExhausted(): boolean {
    return this.#at - (this.#count >> 3) > this.#bytes.length;
  }

  /** @param count At most 16. */
  read(count: number): number {
    while (this.#count < count) {
      this.#bits |= (this.#bytes[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    const value = this.#bits & ((1 << count) - 1);
    this.#bits >>>= count;
    this.#count -= count;
    return value;
  }
}

/** A prefix code, from the lengths of its symbols' codes. */
export class PrefixCode {
  /** How many codes there are of each length. */
  readonly #counts = new Uint16Array(16);
  /** By length, then in their own order. */
  readonly #symbols: Uint16Array;
  readonly #only: number | undefined;

  constructor(lengths: Uint8Array) {
    for (const length of lengths) if (length > 0) this.#counts[length] = (this.#counts[length] as number) + 1;
    const starts = new Uint16Array(17);
    for (let length = 1; length < 16; length += 1) {
      starts[length + 1] = (starts[length] as number) + (this.#counts[length] as number);
    }
    const total = starts[16] as number;
    this.#symbols = new Uint16Array(total);
    lengths.forEach((length, symbol) => {
      if (length === 0) return;
      const at = starts[length] as number;
      this.#symbols[at] = symbol;
      starts[length] = at + 1;
    });
    // One symbol alone costs no bit.
    this.#only = total > 1 ? undefined : (this.#symbols[0] ?? 0);
  }

  /** 0 for a code that stands for nothing. */
  read(bits: BitReader): number {
    if (this.#only !== undefined) return this.#only;
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length < 16; length += 1) {
      code |= bits.read(1);
      const count = this.#counts[length] as number;
      if (code - first < count) return this.#symbols[index + code - first] as number;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return 0;
  }
}

/** In which order the lengths of the code of lengths are written. */
const ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

export function readPrefixCode(bits: BitReader, alphabet: number): PrefixCode {
  const lengths = new Uint8Array(alphabet);
  if (bits.read(1) === 1) {
    const hasTwo = bits.read(1) === 1;
    lengths[bits.read(bits.read(1) === 1 ? 8 : 1)] = 1;
    if (hasTwo) lengths[bits.read(8)] = 1;
    return new PrefixCode(lengths);
  }
  const own = new Uint8Array(ORDER.length);
  const count = 4 + bits.read(4);
  for (const symbol of ORDER.slice(0, count)) own[symbol] = bits.read(3);
  const lengthCode = new PrefixCode(own);
  let left = bits.read(1) === 1 ? 2 + bits.read(2 + 2 * bits.read(3)) : alphabet;
  let last = 8;
  for (let symbol = 0; symbol < alphabet && left > 0; left -= 1) {
    const length = lengthCode.read(bits);
    if (length < 16) {
      lengths[symbol++] = length;
      if (length !== 0) last = length;
      continue;
    }
    const times = length === 16 ? 3 + bits.read(2) : length === 17 ? 3 + bits.read(3) : 11 + bits.read(7);
    lengths.fill(length === 16 ? last : 0, symbol, symbol + times);
    symbol += times;
  }
  return new PrefixCode(lengths);
}
