/** Reads JPEG (ISO/IEC 10918-1): baseline and progressive, of one, three or four colours, turned as the camera says. */
import { MOST_PIXELS, type Picture } from '../picture.ts';
import { HuffmanTable, ScanBits } from './jpeg-bits.ts';
import { colorsOf } from './jpeg-colors.ts';
import { samplesOf } from './jpeg-samples.ts';
import { type Component, readScan, type Scan } from './jpeg-scan.ts';
import { readOrientation, turned } from './orientation.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly isProgressive: boolean;
  readonly components: readonly Component[];
  /** Units of the picture in a row, and rows of them. */
  readonly columns: number;
  readonly rows: number;
}

/** `undefined` for what is no JPEG, of a kind that browsers do not show either, or a damaged one. */
export function readJpeg(bytes: Uint8Array): Picture | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  return new JpegReader(bytes).read();
}

class JpegReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #quantizers = new Map<number, Uint16Array>();
  readonly #tables = new Map<number, HuffmanTable>();
  #restartInterval = 0;
  /** How colours are written, as Adobe's programs note it. */
  #transform: number | undefined;
  #orientation = 1;
  #frame: Frame | undefined;
  #hasScan = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  read(): Picture | undefined {
    for (let at = 2; at + 4 <= this.#bytes.length; ) {
      const mark = this.#bytes[at + 1] as number;
      if (this.#bytes[at] !== 0xff || mark === 0xff || mark === 0 || (mark >= 0xd0 && mark <= 0xd8)) {
        at += 1;
        continue;
      }
      if (mark === 0xd9) break;
      const end = at + 2 + this.#view.getUint16(at + 2);
      if (end > this.#bytes.length) break;
      const body = this.#bytes.subarray(at + 4, end);
      if (mark === 0xda) {
        const next = this.#readScan(body, end);
        if (next === undefined) return undefined;
        at = next;
      } else {
        if (!this.#readSegment(mark, body)) return undefined;
        at = end;
      }
    }
    const frame = this.#frame;
    if (frame === undefined || !this.#hasScan) return undefined;
    const planes = frame.components.map((component) => ({
      ...samplesOf(component, this.#quantizers.get(component.quantizer) ?? new Uint16Array(64).fill(1)),
      across: component.across / Math.max(...frame.components.map((one) => one.across)),
      down: component.down / Math.max(...frame.components.map((one) => one.down)),
    }));
    const ids = frame.components.map(({ id }) => id);
    const pixels = colorsOf(planes, frame.width, frame.height, this.#transform, ids);
    return pixels && turned({ width: frame.width, height: frame.height, pixels }, this.#orientation);
  }

  /** Whether reading can go on. */
  #readSegment(mark: number, body: Uint8Array): boolean {
    if (mark === 0xdb) this.#readQuantizers(body);
    else if (mark === 0xc4) this.#readTables(body);
    else if (mark === 0xdd) this.#restartInterval = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
    else if (mark === 0xee && hasText(body, 'Adobe')) this.#transform = body[11];
    else if (mark === 0xe1 && hasText(body, 'Exif')) this.#orientation = readOrientation(body.subarray(6));
    else if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc8 && mark !== 0xcc) {
      // Others are lossless or arithmetic, which browsers do not show.
      this.#frame = mark <= 0xc2 ? readFrame(body, mark === 0xc2) : undefined;
      return this.#frame !== undefined;
    }
    return true;
  }

  #readQuantizers(body: Uint8Array): void {
    for (let at = 0; at < body.length; ) {
      const head = body[at] as number;
      const isWide = head >> 4 > 0;
      const value = (index: number) =>
        isWide ? ((body[at + 1 + index * 2] ?? 0) << 8) | (body[at + 2 + index * 2] ?? 0) : (body[at + 1 + index] ?? 0);
      this.#quantizers.set(
        head & 15,
        Uint16Array.from({ length: 64 }, (_, index) => value(index)),
      );
      at += 1 + (isWide ? 128 : 64);
    }
  }

  #readTables(body: Uint8Array): void {
    for (let at = 0; at + 17 <= body.length; ) {
      const counts = body.subarray(at + 1, at + 17);
      const total = counts.reduce((sum, count) => sum + count, 0);
      this.#tables.set(body[at] as number, new HuffmanTable(counts, body.subarray(at + 17, at + 17 + total)));
      at += 17 + total;
    }
  }

  /** Where reading goes on. */
  #readScan(body: Uint8Array, at: number): number | undefined {
    const frame = this.#frame;
    const count = body[0] ?? 0;
    if (frame === undefined || body.length < 4 + count * 2) return undefined;
    const parts = Array.from({ length: count }, (_, index) => {
      const id = body[1 + index * 2];
      const tables = body[2 + index * 2] as number;
      const component = frame.components.find((one) => one.id === id);
      return (
        component && { component, first: this.#tables.get(tables >> 4), others: this.#tables.get(16 | (tables & 15)) }
      );
    }).filter((part) => part !== undefined);
    if (parts.length !== count || count === 0) return undefined;
    const [from = 0, to = 63, bits = 0] = body.subarray(1 + count * 2);
    const { isProgressive, columns, rows } = frame;
    const scan: Scan = {
      ...{ parts, isProgressive, columns, rows, restartInterval: this.#restartInterval },
      ...(isProgressive
        ? { from, to: Math.min(63, to), isRefining: bits >> 4 > 0, shift: bits & 15 }
        : { from: 0, to: 63, isRefining: false, shift: 0 }),
    };
    const reader = new ScanBits(this.#bytes, at);
    readScan(scan, reader);
    this.#hasScan = true;
    return reader.at;
  }
}

function readFrame(body: Uint8Array, isProgressive: boolean): Frame | undefined {
  if (body.length < 6) return undefined;
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  const [height, width, count] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  const isKnown = view.getUint8(0) === 8 && [1, 3, 4].includes(count) && body.length >= 6 + count * 3;
  if (!isKnown || width === 0 || height === 0 || width * height > MOST_PIXELS) return undefined;
  const kinds = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0, quantizer = 0] = body.subarray(6 + index * 3);
    return { id, across: sampling >> 4, down: sampling & 15, quantizer };
  });
  if (kinds.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) return undefined;
  const most = {
    across: Math.max(...kinds.map(({ across }) => across)),
    down: Math.max(...kinds.map(({ down }) => down)),
  };
  const columns = Math.ceil(width / (8 * most.across));
  const rows = Math.ceil(height / (8 * most.down));
  const components = kinds.map((kind): Component => {
    const [allColumns, allRows] = [columns * kind.across, rows * kind.down];
    return {
      ...kind,
      columns: allColumns,
      rows: allRows,
      shownColumns: Math.ceil((width * kind.across) / most.across / 8),
      shownRows: Math.ceil((height * kind.down) / most.down / 8),
      coefficients: new Int16Array(allColumns * allRows * 64),
    };
  });
  return { width, height, isProgressive, components, columns, rows };
}

function hasText(body: Uint8Array, wanted: string): boolean {
  return [...wanted].every((letter, index) => body[index] === letter.charCodeAt(0));
}
