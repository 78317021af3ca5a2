/** Addresses in style sheets. */

import { AddressSearch } from './address-search.ts';
import type { WrittenAddress } from './written-address.ts';

export const CSS_URL = /\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))\s*\)/gi;
const CSS_IMPORT = /@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;

export function findStyleAddresses(text: string): readonly WrittenAddress[] {
  const found = new AddressSearch(text);
  found.search(CSS_URL, ['double', 'single', 'bare'], 'mention');
  found.search(CSS_IMPORT, ['double', 'single'], 'mention');
  return found.inOrder();
}
