/** VP8's arithmetic decoder (RFC 6386, section 7): bits that cost the less the likelier they are. */
export class BoolReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #value = 0;
  #range = 255;
  /** Bits of `#value` that are not used up yet, less eight. */
  #bits = -8;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @param probability Of 0, in 256ths. */
  bit(probability: number): 0 | 1 {
    if (this.#bits < 0) {
      // Beyond the end there are zeros.
      this.#value = (this.#value << 8) | (this.#bytes[this.#at++] ?? 0);
      this.#bits += 8;
    }
    const split = 1 + (((this.#range - 1) * probability) >> 8);
    const isOne = this.#value >> this.#bits >= split;
    if (isOne) {
      this.#value -= split << this.#bits;
      this.#range -= split;
    } else this.#range = split;
    const shift = Math.clz32(this.#range) - 24;
    this.#range <<= shift;
    this.#bits -= shift;
    return isOne ? 1 : 0;
  }

  flag(): boolean {
    return this.bit(128) === 1;
  }

  number(bits: number): number {
    let value = 0;
    for (let index = 0; index < bits; index += 1) value = (value << 1) | this.bit(128);
    return value;
  }

  /** A number with its sign behind it. */
  signed(bits: number): number {
    const value = this.number(bits);
    return this.flag() ? -value : value;
  }

  /** A signed number, or 0 where none is written. */
  optional(bits: number): number {
    return this.flag() ? this.signed(bits) : 0;
  }
}
