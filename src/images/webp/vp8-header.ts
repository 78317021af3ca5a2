/** What a VP8 key frame says before its blocks (RFC 6386, sections 9 and 19.2). */
import { BoolReader } from './bool-reader.ts';
import { AC_STEPS, DC_STEPS, TOKEN_PROBABILITIES, TOKEN_UPDATE_PROBABILITIES } from './vp8-tables.ts';

/** Steps between the values of coefficients: of the first of a block, and of the others. */
export interface Steps {
  readonly luma: readonly [number, number];
  /** Of the block that holds the first coefficients of the others. */
  readonly second: readonly [number, number];
  readonly chroma: readonly [number, number];
}

export interface Segment {
  readonly steps: Steps;
  /** Of the loop filter, 0 to 63. */
  readonly filterLevel: number;
}

export interface FrameHeader {
  readonly width: number;
  readonly height: number;
  readonly segments: readonly Segment[];
  /** Probabilities of the numbers of segments, where blocks name theirs. */
  readonly segmentTree: readonly number[] | undefined;
  readonly filter: {
    readonly isOn: boolean;
    readonly isSimple: boolean;
    readonly sharpness: number;
    /** Added to the level of every block, and of blocks that are predicted in parts. */
    readonly delta: number;
    readonly partsDelta: number;
  };
  readonly tokenProbabilities: Uint8Array;
  /** Of blocks without coefficients; `undefined` where none says so. */
  readonly skipProbability: number | undefined;
  /** Where modes of blocks go on. */
  readonly modes: BoolReader;
  /** Coefficients, of a row of blocks each in turn. */
  readonly partitions: readonly BoolReader[];
}

/** `undefined` for what is no key frame. */
export function readFrameHeader(bytes: Uint8Array): FrameHeader | undefined {
  if (bytes.length < 10) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const tag = view.getUint16(0, true) | (view.getUint8(2) << 16);
  const isKeyFrame = (tag & 1) === 0 && view.getUint8(3) === 0x9d && view.getUint16(4) === 0x012a;
  if (!isKeyFrame) return undefined;
  const size = { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  const firstLength = tag >>> 5;
  const modes = new BoolReader(bytes.subarray(10, 10 + firstLength));
  modes.number(2);
  const segmentation = readSegmentation(modes);
  const isSimple = modes.flag();
  const level = modes.number(6);
  const sharpness = modes.number(3);
  const deltas = readFilterDeltas(modes);
  const partitions = readPartitions(bytes, 10 + firstLength, 1 << modes.number(2));
  if (partitions === undefined) return undefined;
  const base = modes.number(7);
  const stepDeltas = Array.from({ length: 5 }, () => modes.optional(4));
  const segments = segmentation.own.map(({ quantizer, filter }): Segment => {
    const { isAbsolute } = segmentation;
    return {
      steps: stepsOf(isAbsolute ? quantizer : base + quantizer, stepDeltas),
      filterLevel: Math.min(63, Math.max(0, isAbsolute ? filter : level + filter)),
    };
  });
  modes.flag();
  const tokenProbabilities = TOKEN_PROBABILITIES.map((probability, index) =>
    modes.bit(TOKEN_UPDATE_PROBABILITIES[index] as number) === 1 ? modes.number(8) : probability,
  );
  const skipProbability = modes.flag() ? modes.number(8) : undefined;
  const filter = { isOn: level > 0, isSimple, sharpness, ...deltas };
  const { segmentTree } = segmentation;
  return { ...size, segments, segmentTree, filter, tokenProbabilities, skipProbability, modes, partitions };
}

function readSegmentation(modes: BoolReader) {
  let own = [{ quantizer: 0, filter: 0 }];
  if (!modes.flag()) return { own, isAbsolute: false, segmentTree: undefined };
  own = Array.from({ length: 4 }, () => ({ quantizer: 0, filter: 0 }));
  const hasMap = modes.flag();
  let isAbsolute = false;
  if (modes.flag()) {
    isAbsolute = modes.flag();
    for (const one of own) one.quantizer = modes.optional(7);
    for (const one of own) one.filter = modes.optional(6);
  }
  const segmentTree = hasMap ? Array.from({ length: 3 }, () => (modes.flag() ? modes.number(8) : 255)) : undefined;
  return { own, isAbsolute, segmentTree };
}

function readFilterDeltas(modes: BoolReader) {
  if (!modes.flag() || !modes.flag()) return { delta: 0, partsDelta: 0 };
  const [delta = 0, , , , partsDelta = 0] = Array.from({ length: 8 }, () => modes.optional(6));
  return { delta, partsDelta };
}

function readPartitions(bytes: Uint8Array, start: number, count: number): readonly BoolReader[] | undefined {
  let from = start + 3 * (count - 1);
  if (from > bytes.length) return undefined;
  return Array.from({ length: count }, (_, index) => {
    const at = start + 3 * index;
    const [low = 0, middle = 0, high = 0] = bytes.subarray(at, at + 3);
    const to = index === count - 1 ? bytes.length : from + (low | (middle << 8) | (high << 16));
    const reader = new BoolReader(bytes.subarray(from, to));
    from = to;
    return reader;
  });
}

function stepsOf(quantizer: number, deltas: readonly number[]): Steps {
  const step = (table: ArrayLike<number>, delta = 0): number =>
    table[Math.min(127, Math.max(0, Math.min(127, Math.max(0, quantizer)) + delta))] as number;
  const [lumaFirst, secondFirst, second, chromaFirst, chroma] = deltas;
  return {
    luma: [step(DC_STEPS, lumaFirst), step(AC_STEPS)],
    second: [step(DC_STEPS, secondFirst) * 2, Math.max(8, Math.floor((step(AC_STEPS, second) * 155) / 100))],
    chroma: [Math.min(132, step(DC_STEPS, chromaFirst)), step(AC_STEPS, chroma)],
  };
}
