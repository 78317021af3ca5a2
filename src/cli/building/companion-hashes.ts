import { companionFiles, type RenderedPage } from '../../engine/index.ts';
import { fileHash } from '../file-hash.ts';

/** `fileHash` of the files beside a page's document, in the order of `companionFiles`. */
export function companionHashes(page: RenderedPage): readonly string[] {
  return companionFiles(page).map(({ contents }) => fileHash(contents));
}
