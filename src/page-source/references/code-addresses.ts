/** Addresses in JavaScript, JSX, HTML and drawings: whatever in quotation marks ends like a file. */

import { AddressSearch, type Where } from './address-search.ts';
import { CSS_URL } from './style-addresses.ts';
import type { WrittenAddress } from './written-address.ts';

/** Ends of the names of files that can be mentioned. Pages have links, which need no extension. */
const ENDING = '\\.[A-Za-z][A-Za-z0-9]{0,5}(?:[?#][^"\'`\\n]{0,200})?';

/** A string that ends like a file: an attribute, an import, an item of a list. */
const QUOTED = new RegExp(
  `(?<=[=({[,:?\\s])(?:"([^"\\n<>]{1,300}?${ENDING})"|'([^'\\n<>]{1,300}?${ENDING})'|\`([^\`\\n<>$]{1,300}?${ENDING})\`)`,
  'g',
);
/** `src=address`, as HTML allows. */
const UNQUOTED = /(?<![\w-])(?:src|href|poster)=([^\s"'`{}<>=]+)/gi;

export function findCodeAddresses(text: string): readonly WrittenAddress[] {
  const found = new AddressSearch(text);
  searchCode(found);
  return found.inOrder();
}

/** The same for a part of a text, such as the tags of a page. */
export function searchCode(found: AddressSearch, where: Where = {}): void {
  found.search(QUOTED, ['double', 'single', 'template'], 'mention', where);
  found.search(UNQUOTED, ['bare'], 'mention', where);
  found.search(CSS_URL, ['double', 'single', 'bare'], 'mention', where);
  found.searchSets(where);
}
