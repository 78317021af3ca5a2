/** The pages that a reader opened from the search, for the next time. */
import { recall, remember } from '../storage.ts';
import type { DrawnPage } from './results.ts';

const MOST = 5;

/** Sites may share a host: each has its own. */
const keyOf = (root: string): string => `leafwright-recent:${new URL(root || '.', document.baseURI).pathname}`;

/** Their `path` is that from the root of the site on. */
export function recentPages(root: string): readonly DrawnPage[] {
  try {
    return JSON.parse(recall(keyOf(root)) ?? '[]') as DrawnPage[];
  } catch {
    // Somebody else's value under our key: as good as none.
    return [];
  }
}

export function keepPage(root: string, page: DrawnPage): void {
  const others = recentPages(root).filter(({ path }) => path !== page.path);
  remember(keyOf(root), JSON.stringify([page, ...others].slice(0, MOST)));
}
