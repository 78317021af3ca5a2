/** What came of asking another host for a file. The app hands in who asks. */
export type FetchedFile =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-large' };

export type FetchFile = (address: string, signal: AbortSignal) => Promise<FetchedFile>;
