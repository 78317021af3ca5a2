import type { SaveRequest, SaveResult } from '../../../storage/project-storage.ts';

/** What the page sends to the worker that saves. */
export interface SaveMessage {
  /** Comes back with the answer. */
  readonly turn: number;
  readonly request: SaveRequest;
}

/** What comes back: the result, or what the database rejected with. Not every browser hands on an error itself. */
export type SaveAnswer = { readonly turn: number } & (
  | { readonly result: SaveResult }
  | { readonly error: { readonly name: string; readonly message: string } }
);
