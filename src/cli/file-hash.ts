import { createHash } from 'node:crypto';

/** Tells whether a file that was made is still the same; of a text its UTF-8. Node's own: a site is many megabytes. */
export function fileHash(contents: string | Uint8Array): string {
  return createHash('sha1').update(contents).digest('hex');
}
