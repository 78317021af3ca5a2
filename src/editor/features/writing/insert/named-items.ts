/** The items that are meant by a slash and a name, typed where nothing else is. Pure. */
import { findItems, type InsertItem, insertItemsIn, PARAGRAPH } from './insert-items.ts';

/** Behind this many letters that name nothing, they are text. */
const MOST_WRONG_LETTERS = 2;

/** All that a slash offers between the tags of `inside`: names with blanks between them. */
export function itemsForSlash(inside: string): readonly InsertItem[] {
  return [PARAGRAPH, ...insertItemsIn(inside)];
}

/** What is named of the items that are offered; `undefined` where what is typed is text. */
export function namedItems(typed: string, offered: readonly InsertItem[]): readonly InsertItem[] | undefined {
  if (!/^\/(?:\S[^/\n]*)?$/.test(typed)) return undefined;
  const items = findItems(offered, typed.slice(1));
  return items.length > 0 || typed.length <= MOST_WRONG_LETTERS + 1 ? items : undefined;
}
