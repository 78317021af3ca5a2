/**
 * Addresses in a page, found without its tree: thousands of pages are looked through at once, and by the first load of the editor.
 * A test holds them to the tree.
 */

import { findFrontMatter } from '../front-matter/front-matter.ts';
import type { Stretches } from '../scan-tags.ts';
import { AddressSearch } from './address-search.ts';
import { searchCode } from './code-addresses.ts';
import { quickCode } from './code-stretches.ts';
import { searchFrontMatter, searchFrontMatterLinks } from './front-matter-addresses.ts';
import type { WrittenAddress } from './written-address.ts';

/** `](address "title")`, `](<address>)`. */
const INLINE = /\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]+(?:\([^\s()]*\)[^\s()]*)*))/g;
/** `[name]: address "title"` at the start of a line, or with the address on the next one. `[^name]:` is a footnote. */
const DEFINITION =
  /^[ \t]{0,3}\[(?!\^)[^\]\n]+\]:[ \t]*(?:\r?\n[ \t]*)?(?:<([^<>\n]*)>|(\S+))(?=[ \t]*(?:["'(]|\r?$))/gm;
/** `href="address"`, `src={'address'}`, `url: "address"` in an object. */
const ATTRIBUTE = /(?<![\w-])(?:href|src|url|to|file)\s*[=:]\s*(?:\{\s*)?(?:"([^"\n]*)"|'([^'\n]*)'|`([^`\n]*)`)/g;
/** `<Snippet file="address" />`. */
const SNIPPET = /<Snippet\s[^>]*?\bfile\s*=\s*\{?\s*(?:"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`)/g;
/** `import … from 'address'`, `import 'address'`. */
const IMPORT = /^import\b[^'"\n]*?(?:\bfrom[ \t]*)?(?:"([^"\n]+)"|'([^'\n]+)')/gm;

/** The links, imports and shared texts of a page or of code, in order, without what only looks like a file. */
export function findLinks(text: string): readonly WrittenAddress[] {
  const found = new AddressSearch(text);
  scanLinks(found, text, findFrontMatter(text)?.bodyStart ?? 0);
  return found.inOrder();
}

export function findPageAddresses(text: string): readonly WrittenAddress[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const found = new AddressSearch(text);
  const code = scanLinks(found, text, bodyStart);
  if (bodyStart > 0) searchFrontMatter(found, bodyStart);
  searchCode(found, { from: bodyStart, isLeftOut: (start, end) => isInCode(text, code, start, end) });
  return found.inOrder();
}

/** Gives back where code is. */
function scanLinks(found: AddressSearch, text: string, bodyStart: number): Stretches {
  searchFrontMatterLinks(found, bodyStart);
  const code = quickCode(text, bodyStart);
  const body = { from: bodyStart, isLeftOut: (start: number) => isInCode(text, code, start, start + 1) };
  found.search(SNIPPET, ['double', 'single', 'template'], 'snippet', body);
  found.search(IMPORT, ['double', 'single'], 'import', body);
  found.search(INLINE, ['markdown-angle', 'markdown'], 'link', body);
  found.search(DEFINITION, ['markdown-angle', 'markdown'], 'link', body);
  found.search(ATTRIBUTE, ['double', 'single', 'template'], 'link', body);
  return code;
}

/** In a `{`…`}` the backticks are JavaScript, not code that is shown. */
function isInCode(text: string, code: Stretches, at: number, end: number): boolean {
  let low = 0;
  let high = code.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((code[middle]?.[1] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const [start, stop] = code[low] ?? [end, end];
  return end > start && !(start === at && stop === end && text.charAt(start - 1) === '{');
}
