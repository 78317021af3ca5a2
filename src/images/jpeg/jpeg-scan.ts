/** Reads the coefficients of a JPEG's blocks, all at once or bit by bit in several scans (annexes F and G). */
import type { HuffmanTable, ScanBits } from './jpeg-bits.ts';

export interface Component {
  readonly id: number;
  /** How many blocks it has in each unit of the picture, across and down. */
  readonly across: number;
  readonly down: number;
  readonly quantizer: number;
  /** Blocks of a row and of a column, with those that only fill the last units. */
  readonly columns: number;
  readonly rows: number;
  /** Those that show something. */
  readonly shownColumns: number;
  readonly shownRows: number;
  /** 64 for each block, in the order of writing. */
  readonly coefficients: Int16Array;
}

export interface ScanPart {
  readonly component: Component;
  readonly first: HuffmanTable | undefined;
  readonly others: HuffmanTable | undefined;
}

export interface Scan {
  readonly parts: readonly ScanPart[];
  readonly isProgressive: boolean;
  /** Which of the 64 coefficients are read. */
  readonly from: number;
  readonly to: number;
  /** Which bits of them: whether there were higher ones before, and how many follow. */
  readonly isRefining: boolean;
  readonly shift: number;
  /** Units between marks of a restart; 0 for none. */
  readonly restartInterval: number;
  /** Units of the picture in a row, and rows of them. */
  readonly columns: number;
  readonly rows: number;
}

export function readScan(scan: Scan, bits: ScanBits): void {
  const { parts, restartInterval } = scan;
  const reader = new BlockReader(scan, bits);
  const [only] = parts.length === 1 ? parts : [];
  const columns = only?.component.shownColumns ?? scan.columns;
  const count = columns * (only?.component.shownRows ?? scan.rows);
  for (let unit = 0; unit < count; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) {
      bits.restart();
      reader.restart();
    }
    const [x, y] = [unit % columns, Math.floor(unit / columns)];
    if (only !== undefined) reader.read(only, x, y);
    else
      for (const part of parts) {
        const { across, down } = part.component;
        for (let block = 0; block < across * down; block += 1) {
          reader.read(part, x * across + (block % across), y * down + Math.floor(block / across));
        }
      }
  }
}

class BlockReader {
  readonly #scan: Scan;
  readonly #bits: ScanBits;
  /** First coefficients are written as differences. */
  readonly #last = new Map<Component, number>();
  /** Blocks to come without further coefficients. */
  #empty = 0;

  constructor(scan: Scan, bits: ScanBits) {
    this.#scan = scan;
    this.#bits = bits;
  }

  restart(): void {
    this.#last.clear();
    this.#empty = 0;
  }

  read({ component, first, others }: ScanPart, column: number, row: number): void {
    const at = (row * component.columns + column) * 64;
    const block = component.coefficients.subarray(at, at + 64);
    const { isProgressive, isRefining, from } = this.#scan;
    if (from === 0) this.#readFirst(block, component, first);
    if (others === undefined) return;
    if (!isProgressive) this.#readPlain(block, others);
    else if (from > 0) {
      if (isRefining) this.#refine(block, others);
      else this.#readSome(block, others);
    }
  }

  #readFirst(block: Int16Array, component: Component, table: HuffmanTable | undefined): void {
    const { isRefining, shift } = this.#scan;
    if (isRefining) {
      block[0] = (block[0] as number) | (this.#bits.bit() << shift);
      return;
    }
    if (table === undefined) return;
    const value = (this.#last.get(component) ?? 0) + this.#bits.signed(table.read(this.#bits) & 15);
    this.#last.set(component, value);
    block[0] = value << shift;
  }

  #readPlain(block: Int16Array, table: HuffmanTable): void {
    for (let place = 1; place < 64; place += 1) {
      const symbol = table.read(this.#bits);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && zeros < 15) return;
      place += zeros;
      if (size > 0 && place < 64) block[place] = this.#bits.signed(size);
    }
  }

  #readSome(block: Int16Array, table: HuffmanTable): void {
    const { from, to, shift } = this.#scan;
    if (this.#empty > 0) {
      this.#empty -= 1;
      return;
    }
    for (let place = from; place <= to; place += 1) {
      const symbol = table.read(this.#bits);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && zeros < 15) {
        this.#empty = (1 << zeros) + this.#bits.read(zeros) - 1;
        return;
      }
      place += zeros;
      if (size > 0 && place <= to) block[place] = this.#bits.signed(size) * (1 << shift);
    }
  }

  /** One more bit of what is there already, and new coefficients of one bit between. */
  #refine(block: Int16Array, table: HuffmanTable): void {
    const { from, to, shift } = this.#scan;
    const one = 1 << shift;
    let place = from;
    if (this.#empty === 0) {
      for (; place <= to; place += 1) {
        const symbol = table.read(this.#bits);
        let zeros = symbol >> 4;
        let value = 0;
        if ((symbol & 15) > 0) value = this.#bits.bit() === 1 ? one : -one;
        else if (zeros < 15) {
          this.#empty = (1 << zeros) + this.#bits.read(zeros);
          break;
        }
        for (; place <= to; place += 1) {
          if (block[place] !== 0) this.#refineOne(block, place, one);
          else if (zeros === 0) break;
          else zeros -= 1;
        }
        if (value !== 0 && place <= to) block[place] = value;
      }
    }
    if (this.#empty === 0) return;
    for (; place <= to; place += 1) if (block[place] !== 0) this.#refineOne(block, place, one);
    this.#empty -= 1;
  }

  #refineOne(block: Int16Array, place: number, one: number): void {
    const value = block[place] as number;
    if (this.#bits.bit() === 1 && (Math.abs(value) & one) === 0) block[place] = value + (value > 0 ? one : -one);
  }
}
