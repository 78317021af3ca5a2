/** Reads the lossy kind of WebP: a key frame of VP8 (RFC 6386). */
import { MOST_PIXELS, type Picture } from '../picture.ts';
import { edgeFilter, filterBlock } from './vp8-filter.ts';
import { type FrameHeader, readFrameHeader } from './vp8-header.ts';
import { createPlane, MODE, type Plane, predict, predictPart } from './vp8-predict.ts';
import { addResidue, clamp, PLANE, readBlock, spreadFirsts } from './vp8-residue.ts';
import { BLOCK_MODE_PROBABILITIES } from './vp8-tables.ts';

/** A block of 16 by 16 pixels of light and 8 by 8 of each colour. */
interface Block {
  readonly segment: number;
  readonly hasParts: boolean;
  readonly lumaMode: number;
  /** Of 16 parts. */
  readonly partModes: readonly number[];
  readonly chromaMode: number;
  hasResidue: boolean;
}

/** `undefined` for what is no such frame. */
export function readVp8(bytes: Uint8Array): Picture | undefined {
  const header = readFrameHeader(bytes);
  if (header === undefined || header.width * header.height > MOST_PIXELS) return undefined;
  if (header.width === 0 || header.height === 0) return undefined;
  return new FrameReader(header).read();
}

class FrameReader {
  readonly #header: FrameHeader;
  readonly #columns: number;
  readonly #rows: number;
  readonly #luma: Plane;
  readonly #chroma: readonly [Plane, Plane];
  /** Modes of parts, and which parts have coefficients: of the row above, and of the block to the left. */
  readonly #modesAbove: Uint8Array;
  readonly #residueAbove: Uint8Array;
  readonly #modesLeft = new Uint8Array(4);
  readonly #residueLeft = new Uint8Array(9);
  readonly #values = new Int32Array(24 * 16);

  constructor(header: FrameHeader) {
    this.#header = header;
    this.#columns = (header.width + 15) >> 4;
    this.#rows = (header.height + 15) >> 4;
    this.#luma = createPlane(this.#columns * 16, this.#rows * 16);
    this.#chroma = [createPlane(this.#columns * 8, this.#rows * 8), createPlane(this.#columns * 8, this.#rows * 8)];
    this.#modesAbove = new Uint8Array(this.#columns * 4);
    this.#residueAbove = new Uint8Array(this.#columns * 9);
  }

  read(): Picture {
    const blocks: Block[] = [];
    for (let row = 0; row < this.#rows; row += 1) {
      this.#modesLeft.fill(0);
      this.#residueLeft.fill(0);
      for (let column = 0; column < this.#columns; column += 1) {
        const { block, isSkipped } = this.#readModes(column);
        this.#values.fill(0);
        if (isSkipped) this.#skipResidue(block, column);
        else block.hasResidue = this.#readResidue(block, column, row);
        this.#paint(block, column, row);
        blocks.push(block);
      }
    }
    blocks.forEach((block, index) => {
      this.#filter(block, index % this.#columns, Math.floor(index / this.#columns));
    });
    return toPicture(this.#header, this.#luma, this.#chroma);
  }

  #readModes(column: number): { readonly block: Block; readonly isSkipped: boolean } {
    const { modes, segmentTree, skipProbability } = this.#header;
    let segment = 0;
    if (segmentTree !== undefined) {
      const high = modes.bit(segmentTree[0] as number);
      segment = 2 * high + modes.bit(segmentTree[1 + high] as number);
    }
    const isSkipped = skipProbability !== undefined && modes.bit(skipProbability) === 1;
    const hasParts = modes.bit(145) === 0;
    const lumaMode = hasParts ? MODE.average : this.#readLumaMode();
    const partModes = hasParts ? this.#readPartModes(column) : [];
    if (!hasParts) {
      // The first four modes of parts are those of whole blocks, in another order.
      const alike = [0, 2, 3, 1][lumaMode] as number;
      this.#modesAbove.fill(alike, column * 4, column * 4 + 4);
      this.#modesLeft.fill(alike);
    }
    const chromaMode = modes.bit(142) === 0 ? 0 : modes.bit(114) === 0 ? 1 : modes.bit(183) === 0 ? 2 : 3;
    return { block: { segment, hasParts, lumaMode, partModes, chromaMode, hasResidue: false }, isSkipped };
  }

  #readLumaMode(): number {
    const { modes } = this.#header;
    if (modes.bit(156) === 0) return modes.bit(163) === 0 ? MODE.average : MODE.vertical;
    return modes.bit(128) === 0 ? MODE.horizontal : MODE.slope;
  }

  #readPartModes(column: number): readonly number[] {
    return Array.from({ length: 16 }, (_, index) => {
      const [x, y] = [column * 4 + (index & 3), index >> 2];
      const start = ((this.#modesAbove[x] as number) * 10 + (this.#modesLeft[y] as number)) * 9;
      const bit = (branch: number) => this.#header.modes.bit(BLOCK_MODE_PROBABILITIES[start + branch] as number) === 1;
      const mode = readPartMode(bit);
      this.#modesAbove[x] = mode;
      this.#modesLeft[y] = mode;
      return mode;
    });
  }

  #skipResidue(block: Block, column: number): void {
    // The second block of another block's neighbours goes on where this one has none of its own.
    const length = block.hasParts ? 8 : 9;
    this.#residueAbove.fill(0, column * 9, column * 9 + length);
    this.#residueLeft.fill(0, 0, length);
  }

  #readResidue(block: Block, column: number, row: number): boolean {
    const { partitions, tokenProbabilities: probabilities, segments } = this.#header;
    const reader = partitions[row % partitions.length] as (typeof partitions)[number];
    const { steps } = segments[block.segment] as (typeof segments)[number];
    const above = this.#residueAbove.subarray(column * 9, column * 9 + 9);
    const left = this.#residueLeft;
    const read = (
      x: number,
      y: number,
      plane: number,
      own: readonly [number, number],
      at: number,
      into = this.#values,
    ) => {
      const context = (above[x] as number) + (left[y] as number);
      const first = plane === PLANE.lumaAfterSecond ? 1 : 0;
      const found = readBlock({ reader, probabilities, plane, context, steps: own, first }, into, at);
      above[x] = found;
      left[y] = found;
    };
    if (!block.hasParts) {
      const second = new Int32Array(16);
      read(8, 8, PLANE.second, steps.second, 0, second);
      spreadFirsts(second, this.#values);
    }
    const plane = block.hasParts ? PLANE.luma : PLANE.lumaAfterSecond;
    for (let part = 0; part < 16; part += 1) read(part & 3, part >> 2, plane, steps.luma, part * 16);
    for (let part = 0; part < 8; part += 1) {
      const start = 4 + (part >> 2) * 2;
      read(start + (part & 1), start + ((part >> 1) & 1), PLANE.chroma, steps.chroma, (16 + part) * 16);
    }
    return this.#values.some((value) => value !== 0);
  }

  #paint(block: Block, column: number, row: number): void {
    const luma = this.#luma;
    const to = (row * 16 + 1) * luma.stride + column * 16 + 1;
    if (block.hasParts) this.#paintParts(block, to, column, row);
    else {
      predict(luma, to, 16, block.lumaMode, row > 0, column > 0);
      for (let part = 0; part < 16; part += 1) {
        addResidue(
          this.#values,
          part * 16,
          luma.pixels,
          to + (part >> 2) * 4 * luma.stride + (part & 3) * 4,
          luma.stride,
        );
      }
    }
    this.#chroma.forEach(({ pixels, stride }, index) => {
      const start = (row * 8 + 1) * stride + column * 8 + 1;
      predict({ pixels, stride }, start, 8, block.chromaMode, row > 0, column > 0);
      for (let part = 0; part < 4; part += 1) {
        const place = start + (part >> 1) * 4 * stride + (part & 1) * 4;
        addResidue(this.#values, (16 + index * 4 + part) * 16, pixels, place, stride);
      }
    });
  }

  #paintParts(block: Block, to: number, column: number, row: number): void {
    const { pixels, stride } = this.#luma;
    const above = to - stride;
    const isLast = column === this.#columns - 1;
    // What is above and to the right of the block stands for all of its parts on the right.
    const beyond =
      isLast && row > 0
        ? new Uint8Array(4).fill(pixels[above + 15] as number)
        : isLast
          ? new Uint8Array(4).fill(pixels[above] as number)
          : pixels.slice(above + 16, above + 20);
    for (let part = 0; part < 16; part += 1) {
      const place = to + (part >> 2) * 4 * stride + (part & 3) * 4;
      const right = (part & 3) === 3 ? beyond : pixels.subarray(place - stride + 4, place - stride + 8);
      predictPart(this.#luma, place, block.partModes[part] as number, right);
      addResidue(this.#values, part * 16, pixels, place, stride);
    }
  }

  #filter(block: Block, column: number, row: number): void {
    const { segments, filter } = this.#header;
    const { filterLevel } = segments[block.segment] as (typeof segments)[number];
    const level = Math.min(63, Math.max(0, filterLevel + filter.delta + (block.hasParts ? filter.partsDelta : 0)));
    const edges = edgeFilter(level, filter.sharpness, block.hasParts || block.hasResidue);
    if (edges === undefined || !filter.isOn) return;
    const planes: readonly (readonly [Plane, number])[] = filter.isSimple
      ? [[this.#luma, 16]]
      : [[this.#luma, 16], ...this.#chroma.map((plane) => [plane, 8] as const)];
    for (const [plane, size] of planes) {
      const to = (row * size + 1) * plane.stride + column * size + 1;
      filterBlock(plane, to, size, edges, filter.isSimple, column > 0, row > 0);
    }
  }
}

/** @param bit Of a branch, by its number. */
function readPartMode(bit: (branch: number) => boolean): number {
  if (!bit(0)) return 0;
  if (!bit(1)) return 1;
  if (!bit(2)) return 2;
  if (!bit(3)) return bit(4) ? (bit(5) ? 5 : 4) : 3;
  if (!bit(6)) return 6;
  if (!bit(7)) return 7;
  return bit(8) ? 9 : 8;
}

/** Light and colours to red, green and blue; colours have half the size, and pass over smoothly. */
function toPicture({ width, height }: FrameHeader, luma: Plane, [blue, red]: readonly [Plane, Plane]): Picture {
  const pixels = new Uint8Array(width * height * 4);
  const across = (width + 1) >> 1;
  const down = (height + 1) >> 1;
  const color = ({ pixels: from, stride }: Plane, x: number, y: number): number => {
    const [x0, y0] = [x >> 1, y >> 1];
    const x1 = Math.min(across - 1, Math.max(0, x0 + ((x & 1) * 2 - 1)));
    const y1 = Math.min(down - 1, Math.max(0, y0 + ((y & 1) * 2 - 1)));
    const at = (column: number, line: number) => from[(line + 1) * stride + column + 1] as number;
    return (9 * at(x0, y0) + 3 * at(x1, y0) + 3 * at(x0, y1) + at(x1, y1) + 8) >> 4;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = ((luma.pixels[(y + 1) * luma.stride + x + 1] as number) * 19077) >> 8;
      const [u, v] = [color(blue, x, y), color(red, x, y)];
      const at = (y * width + x) * 4;
      pixels[at] = clamp((light + ((v * 26149) >> 8) - 14234) >> 6);
      pixels[at + 1] = clamp((light - ((u * 6419) >> 8) - ((v * 13320) >> 8) + 8708) >> 6);
      pixels[at + 2] = clamp((light + ((u * 33050) >> 8) - 17685) >> 6);
      pixels[at + 3] = 255;
    }
  }
  return { width, height, pixels };
}
