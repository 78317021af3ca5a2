/** Bits and Huffman codes of a JPEG scan (ISO/IEC 10918-1, annex F). */

/** A code as the number of codes of each length and their symbols. */
export class HuffmanTable {
  readonly #counts: Uint8Array;
  readonly #symbols: Uint8Array;

  constructor(counts: Uint8Array, symbols: Uint8Array) {
    this.#counts = counts;
    this.#symbols = symbols;
  }

  /** 0 for a code that stands for nothing. */
  read(bits: ScanBits): number {
    let [code, first, index] = [0, 0, 0];
    for (const count of this.#counts) {
      code |= bits.bit();
      if (code - first < count) return this.#symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return 0;
  }
}

export class ScanBits {
  readonly #bytes: Uint8Array;
  #at: number;
  #held = 0;
  #count = 0;
  /** A mark was met: from here on there are zeros. */
  #isOver = false;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Where the scan's data end, or the mark that was met. */
  get at(): number {
    return this.#at;
  }

  bit(): number {
    if (this.#count === 0) this.#fill();
    this.#count -= 1;
    return (this.#held >> this.#count) & 1;
  }

  read(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) value = (value << 1) | this.bit();
    return value;
  }

  /** A value of `count` bits; those that begin with 0 are negative. */
  signed(count: number): number {
    const value = this.read(count);
    return count > 0 && value < 1 << (count - 1) ? value - (1 << count) + 1 : value;
  }

  /** Goes on behind the next mark of a restart, where one follows. */
  restart(): void {
    this.#count = 0;
    this.#isOver = false;
    for (let at = this.#at; at + 1 < this.#bytes.length; at += 1) {
      if (this.#bytes[at] !== 0xff) continue;
      const mark = this.#bytes[at + 1] as number;
      if (mark >= 0xd0 && mark <= 0xd7) {
        this.#at = at + 2;
        return;
      }
      if (mark !== 0 && mark !== 0xff) return;
    }
  }

  #fill(): void {
    this.#count = 8;
    this.#held = 0;
    if (this.#isOver) return;
    const byte = this.#bytes[this.#at];
    if (byte === 0xff && this.#bytes[this.#at + 1] !== 0) {
      this.#isOver = true;
      return;
    }
    this.#held = byte ?? 0;
    this.#at += byte === 0xff ? 2 : 1;
  }
}
