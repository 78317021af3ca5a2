import { comparePaths } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { assembleZip, type CompressedEntry, compressEntry } from './zip-writer.ts';

export interface ExportOptions {
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Compressing this much takes a few milliseconds; then the page gets a turn. */
const BYTES_PER_TURN = 250_000;

/** The project's own files as the parts of a zip, each file as it is; the same files give the same bytes. */
export async function exportSource(files: ProjectFiles, options: ExportOptions = {}): Promise<readonly Uint8Array[]> {
  const entries: CompressedEntry[] = [];
  let bytesThisTurn = 0;
  for (const [path, bytes] of [...files].sort(([a], [b]) => comparePaths(a, b))) {
    options.signal?.throwIfAborted();
    entries.push(compressEntry(path, bytes));
    bytesThisTurn += bytes.length;
    if (bytesThisTurn < BYTES_PER_TURN) continue;
    bytesThisTurn = 0;
    options.onProgress?.({ done: entries.length, total: files.size });
    await new Promise((resolve) => setTimeout(resolve));
  }
  options.onProgress?.({ done: files.size, total: files.size });
  return assembleZip(entries);
}
