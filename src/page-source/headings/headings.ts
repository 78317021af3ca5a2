/** The headings of a page as its source has them, with the ids that links to them use. */

import { decodePart } from '../../project/decode-address.ts';
import { findComments } from '../comments.ts';
import { findFrontMatter } from '../front-matter/front-matter.ts';
import { scanCode } from '../source-scan.ts';
import { createAnchors, plainAnchorOf } from './anchors.ts';
import type { SourceHeading, UnnamedHeading } from './heading.ts';
import { findPlaces } from './place-headings.ts';
import { plainText } from './plain-text.ts';
import { plainAttribute } from './tag-attributes.ts';

export type { SourceHeading } from './heading.ts';

const ATX = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(#{1,6})[ \t]+(\S[^\n\r]*?)[ \t]*(?:[ \t]#+)?[ \t]*\r?$/gm;
const SETEXT =
  /^(?![ \t]*(?:[#>|<{]|[-*+][ \t]|\d{1,9}[.)][ \t]))[ \t]{0,3}(\S[^\n\r]*?)[ \t]*\r?\n[ \t]{0,3}(=+|-+)[ \t]*\r?$/gm;
const OWN_ID = /[ \t]*\{#([^\s{}]+)\}$/;
/** `<h2 id="own">Title</h2>` and `<Heading level={2}>Title</Heading>` on one line. */
const TAGGED = /<(?:h([1-6])|Heading)\b([^>\n]*)>([^\n]*?)<\/(?:h[1-6]|Heading)>/g;

/** All headings in the order of the text. Ids are those of the built site wherever the words stand in the source itself. */
export function readHeadings(text: string): readonly SourceHeading[] {
  return nameHeadings(findHeadings(text)).sort((one, other) => one.start - other.start);
}

/** All headings in the order in which the page gives them ids. */
export function findHeadings(text: string): UnnamedHeading[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const found = [...findMarkdown(text, bodyStart), ...findTagged(text, bodyStart), ...findPlaces(text, bodyStart)].sort(
    (one, other) => one.start - other.start,
  );
  if (found.length === 0) return [];
  // Readers see neither as headings.
  const hidden = [scanCode(text, bodyStart), findComments(text, bodyStart)];
  return hidden.reduce(outside, found).sort((one, other) => one.order - other.order || one.start - other.start);
}

/** Gives each heading its id, as the page does: a name that is taken gets a number. In the order of `findHeadings`. */
export function nameHeadings<Heading extends UnnamedHeading>(
  found: readonly Heading[],
): (Heading & Pick<SourceHeading, 'id' | 'aliases'>)[] {
  const anchors = createAnchors();
  return found.map((heading) => {
    const id = anchors(heading.name);
    return { ...heading, id, aliases: heading.aliasesFor(id) };
  });
}

/** The place that a fragment of a link, without its `#`, leads to. Links that were written for other services count, too. */
export function findHeading<Heading extends Pick<SourceHeading, 'id' | 'aliases'>>(
  headings: readonly Heading[],
  fragment: string,
): Heading | undefined {
  const wanted = decodePart(fragment);
  if (wanted === '') return undefined;
  return headings.find(({ id }) => id === wanted) ?? headings.find(({ aliases }) => aliases.includes(wanted));
}

/** An id as a link has it behind its `#`: encoded where it has to be, between brackets and quotation marks, or on request. */
export function encodeFragment(id: string, isEncoded = false): string {
  return isEncoded || /[\s()<>"'`\\[\]{}]|%[\da-f]{2}/i.test(id) ? encodeURIComponent(id) : id;
}

/** What begins outside of the stretches; both in the order of the text. */
function outside(found: UnnamedHeading[], stretches: readonly (readonly [number, number])[]): UnnamedHeading[] {
  let stretch = 0;
  return found.filter(({ start }) => {
    while ((stretches[stretch]?.[1] ?? Number.POSITIVE_INFINITY) <= start) stretch++;
    return (stretches[stretch]?.[0] ?? Number.POSITIVE_INFINITY) > start;
  });
}

function findMarkdown(text: string, from: number): UnnamedHeading[] {
  const found: UnnamedHeading[] = [];
  for (const match of matchesFrom(ATX, text, from)) {
    const [line, prefix = '', marks = '', written = ''] = match;
    const own = OWN_ID.exec(written);
    const words = written.slice(0, own?.index ?? written.length);
    const textStart = match.index + line.indexOf(written, prefix.length + marks.length);
    const place = { start: match.index, end: match.index + line.length, textStart, textEnd: textStart + words.length };
    found.push(asHeading(marks.length, words, own?.[1], place));
  }
  for (const match of matchesFrom(SETEXT, text, from)) {
    const [whole, written = '', line = ''] = match;
    const own = OWN_ID.exec(written);
    const words = written.slice(0, own?.index ?? written.length);
    const textStart = match.index + whole.indexOf(written);
    const place = { start: match.index, end: match.index + whole.length, textStart, textEnd: textStart + words.length };
    found.push(asHeading(line.startsWith('=') ? 1 : 2, words, own?.[1], place));
  }
  return found;
}

function findTagged(text: string, from: number): UnnamedHeading[] {
  return matchesFrom(TAGGED, text, from).map((match) => {
    const [whole, level, attributes = '', written = ''] = match;
    const textStart = match.index + whole.indexOf('>') + 1;
    const place = {
      start: match.index,
      end: match.index + whole.length,
      textStart,
      textEnd: textStart + written.length,
    };
    const given = level ?? /\blevel=\{?["']?([1-6])/.exec(attributes)?.[1] ?? '2';
    return asHeading(Number(given), written, plainAttribute(attributes, 'id')?.written.trim(), place);
  });
}

type Offsets = Pick<SourceHeading, 'start' | 'end' | 'textStart' | 'textEnd'>;

function asHeading(level: number, written: string, ownId: string | undefined, place: Offsets): UnnamedHeading {
  const text = plainText(written);
  const name = ownId ?? text;
  const hasOwnId = ownId !== undefined;
  const aliasesFor = (id: string) => [plainAnchorOf(name)].filter((alias) => alias !== '' && alias !== id);
  return { level, kind: 'Heading', text, hasOwnId, ...place, name, aliasesFor, order: place.start };
}

function matchesFrom(expression: RegExp, text: string, from: number): RegExpExecArray[] {
  const pattern = new RegExp(expression);
  pattern.lastIndex = from;
  const matches: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}
