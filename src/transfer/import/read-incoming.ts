import { transferWords as words } from '../words.ts';
import { type IncomingFile, IncomingFileError, type LeftOut } from './incoming-tree.ts';

export interface ReadProgress {
  /** Files. */
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface ReadOptions {
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly signal?: AbortSignal;
}

/** Reading several files at a time hides the browser's delay for each. */
const AT_ONCE = 8;
/** Work of this length goes by unnoticed; then the page gets a turn. */
const TURN_MS = 12;

/** The contents of the files, in their order; what cannot be read is told, and the rest goes on. */
export async function readIncoming(
  incoming: readonly IncomingFile[],
  { onProgress, signal }: ReadOptions,
): Promise<{ readonly files: ReadonlyMap<string, Uint8Array>; readonly unreadable: readonly LeftOut[] }> {
  const contents: (Uint8Array | undefined)[] = [];
  const unreadable: LeftOut[] = [];
  const total = incoming.length;
  let next = 0;
  const totalBytes = incoming.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  let bytes = 0;
  let turnStart = performance.now();
  async function readOneAfterTheOther(): Promise<void> {
    for (let index = next++; index < total; index = next++) {
      signal?.throwIfAborted();
      const file = incoming[index] as IncomingFile;
      try {
        contents[index] = await file.read();
      } catch (error) {
        unreadable.push({ path: file.path, reason: 'unreadable', detail: sentenceFor(file, error) });
      }
      bytes += file.size;
      onProgress?.({ done: ++done, total, bytes, totalBytes });
      if (performance.now() - turnStart < TURN_MS) continue;
      await new Promise((resolve) => setTimeout(resolve));
      turnStart = performance.now();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOneAfterTheOther));
  signal?.throwIfAborted();
  const files = new Map<string, Uint8Array>();
  for (const [index, { path }] of incoming.entries()) {
    const read = contents[index];
    if (read) files.set(path, read);
  }
  return { files, unreadable };
}

function sentenceFor({ path }: IncomingFile, error: unknown): string {
  if (error instanceof IncomingFileError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return words.unreadableBecause(path, reason);
}
