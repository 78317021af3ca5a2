/** The pages that a reader opened from the search, for the next time. */
import { recall, remember } from '../storage.ts';
import type { DrawnPage } from './results.ts';

const MOST = 5;

/** Sites may share a host: each has its own. `href` is kept from the root of the site on. */
const keyOf = (root: string): string => `leafwright-recent:${new URL(root || '.', document.baseURI).pathname}`;

export function recentPages(root: string): readonly DrawnPage[] {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(root)) ?? '[]');
    return (kept as DrawnPage[]).map((page) => ({ ...page, href: root + page.href }));
  } catch {
    // Somebody else's value under our key: as good as none.
    return [];
  }
}

export function keepPage(root: string, page: DrawnPage): void {
  const own = { ...page, href: page.href.slice(root.length) };
  const others = recentPages(root)
    .map((other) => ({ ...other, href: other.href.slice(root.length) }))
    .filter(({ href }) => href !== own.href);
  remember(keyOf(root), JSON.stringify([own, ...others].slice(0, MOST)));
}
