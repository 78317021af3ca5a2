/** A page as the command line has it, from a thread or from the cache. */
import type { RenderedPage } from '../../engine/index.ts';
import { fileHash } from '../file-hash.ts';
import { companionHashes } from './companion-hashes.ts';
import type { SavedTokens } from './token-memory.ts';
import type { PageResult } from './worker-protocol.ts';

/** Its document is fetched only when it is needed. */
export interface MadePage extends Omit<RenderedPage, 'html'> {
  /** `fileHash` of the document. */
  readonly hash: string;
  /** Those of the files beside it, in the order of `companionFiles`. */
  readonly companionHashes: readonly string[];
  readonly html: () => Promise<string>;
  /** The colours of its code; absent for a page of the cache. */
  readonly tokens?: SavedTokens;
}

export function madePage({ page, tokens }: PageResult): MadePage {
  const { html, ...rest } = page;
  return {
    ...rest,
    hash: fileHash(html),
    companionHashes: companionHashes(page),
    html: async () => html,
    ...(tokens && { tokens }),
  };
}
