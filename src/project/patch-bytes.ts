/** Bytes of a text of which a stretch was replaced: of megabytes only that stretch is encoded. */
import { textDifference } from '../shared/text-difference.ts';
import { encodeText } from './text.ts';

/**
 * The bytes of a text that came from another one by a change.
 *
 * @param bytes of the text before, as UTF-8 with its byte-order mark; of other bytes nothing is taken over
 * @param before with its byte-order mark, if it has one
 */
export function patchBytes(bytes: Uint8Array, before: string, after: string): Uint8Array {
  const difference = textDifference(before, after);
  if (difference === undefined) return encodeText(after);
  const start = isSecondHalf(before, difference.start) ? difference.start - 1 : difference.start;
  const end = isSecondHalf(before, difference.end) ? difference.end + 1 : difference.end;
  const fresh = encodeText(after.slice(start, after.length - (before.length - end)));
  const isPlain = bytes.length === before.length;
  const head = isPlain ? start : lengthOf(bytes, 0, start);
  const tail = isPlain ? end : lengthOf(bytes, head ?? 0, end - start);
  if (head === undefined || tail === undefined) return encodeText(after);
  const made = new Uint8Array(head + fresh.length + bytes.length - tail);
  made.set(bytes.subarray(0, head));
  made.set(fresh, head);
  made.set(bytes.subarray(tail), head + fresh.length);
  return made;
}

/** Whether the character is the second of two that are one sign: each alone has no bytes of its own. */
function isSecondHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Where the bytes of so many characters end; `undefined` in the middle of a sign. */
function lengthOf(bytes: Uint8Array, from: number, characters: number): number | undefined {
  let left = characters;
  let at = from;
  while (left > 0 && at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const size = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    left -= size === 4 ? 2 : 1;
    at += size;
  }
  return left === 0 ? at : undefined;
}
