import { type FileHandle, open } from 'node:fs/promises';
import type { RangeReader } from '../transfer/import.ts';
import { fileError } from './user-error.ts';

/** Opens a file of any size to read stretches of it. Rejects with a sentence for the person. */
export async function openRanges(
  location: string,
): Promise<{ readonly reader: RangeReader; readonly close: () => Promise<void> }> {
  const told = (error: unknown): never => {
    throw fileError(error, `Reading \`${location}\``);
  };
  const file = await open(location).catch(told);
  const { size } = await file.stat().catch(told);
  return {
    reader: {
      size,
      read: (start, end) => readRange(file, start, Math.max(start, Math.min(end, size))).catch(told),
    },
    close: () => file.close(),
  };
}

async function readRange(file: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}
