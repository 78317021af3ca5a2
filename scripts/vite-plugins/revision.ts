import { createHash } from 'node:crypto';

/** What a file of the editor is told from its other versions by, in the list for offline use and in the address of a sandbox's document. */
export function revisionOf(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 32);
}
