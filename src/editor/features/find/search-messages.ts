/** What the app and the worker that searches say to each other. */
import type { FileSearch, SearchResult } from '../../../authoring/text-search/search-files.ts';

export type SearchRequest =
  /** The files that changed since the message before; without `after` they are gone. */
  | { readonly type: 'files'; readonly changes: readonly { readonly path: string; readonly after?: Uint8Array }[] }
  | { readonly type: 'search'; readonly id: number; readonly search: FileSearch };

export interface SearchAnswer {
  readonly id: number;
  /** Without it the search begins: what a worker needs to start, and to read files, is not the search's doing. */
  readonly result?: SearchResult;
}
