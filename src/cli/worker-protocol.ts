/** What the command line and its worker threads say to each other. */
import type { RenderedPage } from '../engine/emit/output-file.ts';
import type { CompressedEntry } from '../transfer/zip-writer.ts';

/** All files of a project in one piece of shared memory, so that each thread sees them without a copy of its own. */
export interface PackedFiles {
  readonly memory: SharedArrayBuffer;
  /** Path, first byte and number of bytes of each file. */
  readonly entries: readonly (readonly [path: string, start: number, length: number])[];
}

export type ToWorker =
  | { readonly kind: 'project'; readonly files: PackedFiles }
  | { readonly kind: 'job'; readonly id: number; readonly job: Job };

/** `page-as-text` runs nothing of the author's. `compress` makes an entry of a zip. */
export type Job =
  | { readonly kind: 'page' | 'page-as-text'; readonly path: string }
  | { readonly kind: 'compress'; readonly path: string; readonly contents: string | Uint8Array };

export type JobResult = RenderedPage | CompressedEntry;

export type FromWorker =
  /** The project has been read; jobs are begun from now on. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly result: JobResult }
  /** A fault of ours. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
