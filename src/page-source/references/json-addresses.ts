/** Addresses in JSON: any string may be one. */

import { AddressSearch } from './address-search.ts';
import type { WrittenAddress } from './written-address.ts';

const JSON_STRING = /"((?:[^"\\\n]|\\.)*)"/g;
/** A description of an interface may hold a million strings, none of which names a file of the project. */
const MOST_JSON_CHARACTERS = 1_000_000;

export function findJsonAddresses(text: string): readonly WrittenAddress[] {
  if (text.length > MOST_JSON_CHARACTERS) return [];
  const found = new AddressSearch(text);
  found.search(JSON_STRING, ['json'], 'mention');
  return found.inOrder();
}
