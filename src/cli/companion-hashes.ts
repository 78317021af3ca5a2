import { companionFiles } from '../engine/emit/companion-files.ts';
import type { RenderedPage } from '../engine/emit/output-file.ts';
import { fileHash } from './file-hash.ts';

/** `fileHash` of the files beside a page's document, in the order of `companionFiles`. */
export function companionHashes(page: RenderedPage): readonly string[] {
  return companionFiles(page).map(({ contents }) => fileHash(contents));
}
