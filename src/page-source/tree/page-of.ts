/** The trees of the pages that were read last: whoever asks for one of them again gets it without reading. */

import { type PageTree, readPage, rereadPage } from './read-page.ts';

const MOST_PAGES = 4;
/** Shorter texts are read before it is told whether they are like another one. */
const SHORTEST_LIKE = 2_000;

/** The last one first. */
let pages: PageTree[] = [];

/** The tree of a text. What is like the text that was asked for before is read only where it differs. */
export function pageOf(text: string): PageTree {
  const index = pages.findIndex((page) => page.text === text);
  const known = pages[index] ?? readLike(text);
  if (index !== 0) pages = [known, ...pages.filter((page) => page !== known)].slice(0, MOST_PAGES);
  return known;
}

function readLike(text: string): PageTree {
  const like = pages.find((page) => isLike(page.text, text));
  return like ? rereadPage(like, text) : readPage(text);
}

/** Whether both texts have the same beginning or the same end. */
function isLike(before: string, after: string): boolean {
  if (after.length < SHORTEST_LIKE || Math.abs(before.length - after.length) > after.length / 4) return false;
  const half = Math.floor(Math.min(before.length, after.length) / 2);
  return before.startsWith(after.slice(0, half)) || before.endsWith(after.slice(-half));
}
