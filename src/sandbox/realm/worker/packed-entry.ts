/** What goes to the app, compressed here. */
import { type CompressedPart, compressPart } from '../../../transfer/compressed-part.ts';
import { compressEntry } from '../../../transfer/zip-writer.ts';
import type { PackedEntry } from '../../build-shapes.ts';

/** An entry with a buffer of its own: transferring a view would take all that is around it along. */
export function packEntry(path: string, contents: string | Uint8Array): PackedEntry {
  const entry = compressEntry(path, typeof contents === 'string' ? new TextEncoder().encode(contents) : contents);
  return entry.data.byteLength === entry.data.buffer.byteLength ? entry : { ...entry, data: entry.data.slice() };
}

export function compressText(text: string): CompressedPart {
  return compressPart(new TextEncoder().encode(text));
}
