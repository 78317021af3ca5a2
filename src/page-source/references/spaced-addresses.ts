/** Links and pictures whose address holds a blank: Markdown takes them for text, so readers see brackets. */

import { findComments } from '../comments.ts';
import { findFrontMatter } from '../front-matter/front-matter.ts';
import { codeOf, isInStretch } from '../scan-tags.ts';
import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';

export interface SpacedAddress {
  /** Offsets of the address in the text, without the blanks around it. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** The same with its blanks encoded: every tool reads it as an address. */
  readonly meant: string;
  /** Nothing else can be meant: it says from where it counts, and ends like a file. */
  readonly isSure: boolean;
}

const ANY = /\]\([^()<>\n]*[^\s()<>][ \t][^()<>\n]*/;
/** `[words](address "title")`, of which the address may hold a pair of parentheses, as `photo (1).png` does. */
const LINK =
  /(?<!\\)(!?)\[[^[\]\n]*\]\([ \t]*((?:[^()<>\n"]|\([^()<>\n"]*\))+?)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\)/g;
const FILE = /\.[A-Za-z][A-Za-z\d]{0,7}(?:[?#]\S*)?$/;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)(?:[?#]\S*)?$/i;
const PLACE = /^(?:\.{0,2}\/|https?:\/\/)/i;

/** In order. What stands in code, tags, expressions and comments is none; prose between parentheses may be one that is not sure. */
export function findSpacedAddresses(text: string): readonly SpacedAddress[] {
  if (!ANY.test(text)) return [];
  const found: SpacedAddress[] = [];
  for (const match of text.matchAll(LINK)) {
    const [whole, mark = '', written = ''] = match;
    if (!/[ \t]/.test(written) || !FILE.test(written)) continue;
    const start = match.index + whole.indexOf(written, whole.indexOf(']('));
    const isSure = PLACE.test(written) || (mark !== '' && PICTURE.test(written));
    found.push({ start, end: start + written.length, written, meant: written.replace(/[ \t]/g, '%20'), isSure });
  }
  return found.length === 0 ? found : outsideCode(text, found);
}

function outsideCode(text: string, found: readonly SpacedAddress[]): readonly SpacedAddress[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const parts = partsOf(pageOf(text));
  // The words of a link may be a picture; what stands behind them is its own address.
  const links = parts.links.map(({ words, end }) => ({ start: words.end, end }));
  const ranges = [...parts.tags, ...parts.expressions, ...parts.scripts, ...links];
  const hidden = [codeOf(text), findComments(text)];
  return found.filter(
    ({ start }) =>
      start >= bodyStart &&
      !hidden.some((stretches) => isInStretch(stretches, start)) &&
      !ranges.some((range) => start >= range.start && start < range.end),
  );
}
