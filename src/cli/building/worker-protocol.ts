/** What the command line and its worker threads say to each other. */
import type { PageForm } from '../../building/page-worker.ts';
import type { RenderedPage, SiteModel } from '../../engine/index.ts';
import type { CompressedPart } from '../../transfer/compressed-part.ts';
import type { CompressedEntry } from '../../transfer/zip-writer.ts';
import type { SavedTokens } from './token-memory.ts';

export type ToWorker =
  /** Jobs from now on are about this site. Its files lie in shared memory: see `shareFiles`. */
  | { readonly kind: 'site'; readonly site: SiteModel }
  | { readonly kind: 'job'; readonly id: number; readonly job: Job };

export type Job = PageJob | CompressJob;

export interface PageJob {
  readonly kind: PageForm;
  readonly path: string;
  /** Of an earlier version of the page. */
  readonly tokens?: SavedTokens;
  /** Whether the colours of its code are wanted for later builds. */
  readonly keepsTokens: boolean;
}

/** Makes entries of a zip, and stretches of an entry that is joined in the end. */
export interface CompressJob {
  readonly kind: 'compress';
  readonly files: readonly { readonly path: string; readonly contents: string | Uint8Array }[];
  readonly parts: readonly string[];
}

export interface CompressResult {
  readonly entries: readonly CompressedEntry[];
  readonly parts: readonly CompressedPart[];
}

export interface PageResult {
  readonly page: RenderedPage;
  readonly tokens?: SavedTokens;
}

export type ResultOf<J extends Job> = J extends PageJob ? PageResult : CompressResult;

export type FromWorker =
  /** The thread has started and begins with its jobs. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly result: PageResult | CompressResult }
  /** A fault of ours. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
