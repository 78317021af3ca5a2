import { companionFiles } from '../engine/emit/companion-files.ts';
import type { RenderedPage } from '../engine/emit/output-file.ts';
import { contentHash } from '../engine/project/content-hash.ts';

/** `contentHash` of the files beside a page's document, in the order of `companionFiles`. */
export function companionHashes(page: RenderedPage): readonly string[] {
  return companionFiles(page).map(({ contents }) => contentHash(contents));
}
