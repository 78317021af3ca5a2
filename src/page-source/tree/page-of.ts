/** The trees of the texts that were read last: whoever asks for one of them again gets it without reading. */

import { type PageTree, readPage, rereadPage } from './read-page.ts';

const MOST_PAGES = 4;
/** Shorter texts are read before it is told whether they are like another one. */
const SHORTEST_LIKE = 2_000;

/** The last one first. Fields of a form are short texts: hundreds of them leave the long ones where they are. */
const known: { short: readonly PageTree[]; long: readonly PageTree[] } = { short: [], long: [] };

/** The tree of a text. What is like a text that was asked for before is read only where it differs. */
export function pageOf(text: string): PageTree {
  const length = text.length < SHORTEST_LIKE ? 'short' : 'long';
  const pages = known[length];
  const index = pages.findIndex((page) => page.text === text);
  const page = pages[index] ?? (length === 'short' ? readPage(text) : readLike(text, pages));
  if (index !== 0) known[length] = [page, ...pages.filter((other) => other !== page)].slice(0, MOST_PAGES);
  return page;
}

function readLike(text: string, pages: readonly PageTree[]): PageTree {
  const like = pages.find((page) => isLike(page.text, text));
  return like ? rereadPage(like, text) : readPage(text);
}

/** Whether both texts have the same beginning or the same end. */
function isLike(before: string, after: string): boolean {
  if (Math.abs(before.length - after.length) > after.length / 4) return false;
  const half = Math.floor(Math.min(before.length, after.length) / 2);
  return before.startsWith(after.slice(0, half)) || before.endsWith(after.slice(-half));
}
