/**
 * Compresses (RFC 1951), the same bytes in every engine. One state serves all that a thread compresses: a compressor that
 * makes its tables anew for each file takes most of its time for that, in browsers.
 */
import {
  Z_DEFAULT_STRATEGY,
  Z_FINISH,
  Z_SYNC_FLUSH,
  ZStream,
  zlibDeflate,
  zlibDeflateInit2,
  zlibDeflateReset,
} from 'pako';

/** Fast, and within a few percent of the smallest. */
const LEVEL = 6;
const METHOD_DEFLATE = 8;
/** A window of 32 KB; negative for data without header and checksum, which archives have themselves. */
const RAW_WINDOW_BITS = -15;
const USUAL_MEMORY = 8;

/** What larger files need is given back; nearly no page does. */
const KEPT_BYTES = 256 * 1024;

let stream: ZStream | undefined;
let kept: Uint8Array<ArrayBuffer> | undefined;

/** A file for itself. The result has a buffer of its own. */
export function deflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return run(bytes, Z_FINISH);
}

/** A stretch that ends at a whole byte, so that others can follow it; a last block is to be put behind them. */
export function deflatePart(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return run(bytes, Z_SYNC_FLUSH);
}

function run(bytes: Uint8Array, flush: typeof Z_FINISH | typeof Z_SYNC_FLUSH): Uint8Array<ArrayBuffer> {
  stream ??= start();
  zlibDeflateReset(stream);
  stream.input = bytes;
  stream.next_in = 0;
  stream.avail_in = bytes.length;
  stream.output = room(mostBytesOf(bytes.length));
  stream.next_out = 0;
  stream.avail_out = stream.output.length;
  const status = zlibDeflate(stream, flush);
  // Written in one go: a buffer that was too small would have been filled.
  if (stream.avail_in > 0 || stream.avail_out === 0) throw new Error(`Compressing ended early (${status}).`);
  const result = stream.output.slice(0, stream.next_out);
  stream.input = NOTHING;
  stream.output = NOTHING;
  return result;
}

const NOTHING = new Uint8Array(0);

function start(): ZStream {
  const made = new ZStream();
  zlibDeflateInit2(made, LEVEL, METHOD_DEFLATE, RAW_WINDOW_BITS, USUAL_MEMORY, Z_DEFAULT_STRATEGY);
  return made;
}

/** What cannot be made smaller is put into blocks of at most 32 KB with five bytes each. */
function mostBytesOf(length: number): number {
  return length + 5 * (Math.ceil(length / 16_000) + 1) + 16;
}

function room(length: number): Uint8Array<ArrayBuffer> {
  if (length > KEPT_BYTES) return new Uint8Array(length);
  kept ??= new Uint8Array(KEPT_BYTES);
  return kept;
}
