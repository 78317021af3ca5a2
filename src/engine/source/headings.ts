/** The headings of a page as its source has them, with the ids that links to them use. */
import { findFrontMatter } from '../mdx/front-matter.ts';
import { scanCode } from '../mdx/source-scan.ts';
import { createAnchors, plainAnchorOf } from '../render/anchors.ts';
import { plainText } from './plain-text.ts';

export interface SourceHeading {
  /** 1 to 6 as written; of components that are places in the page (`Step`, `Accordion`), 0. */
  readonly level: number;
  /** Without marks. */
  readonly text: string;
  /** What a link ends with after the `#`. */
  readonly id: string;
  /** The author's own id (`{#id}`), which stays when the words change. */
  readonly hasOwnId: boolean;
  /** Offsets of the line, without the line end. */
  readonly start: number;
  readonly end: number;
  /** Offsets of the words, without marks of the heading and its own id. */
  readonly textStart: number;
  readonly textEnd: number;
}

const ATX = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(#{1,6})[ \t]+(\S[^\n\r]*?)[ \t]*(?:[ \t]#+)?[ \t]*\r?$/gm;
const SETEXT =
  /^(?![ \t]*(?:[#>|<{]|[-*+][ \t]|\d{1,9}[.)][ \t]))[ \t]{0,3}(\S[^\n\r]*?)[ \t]*\r?\n[ \t]{0,3}(=+|-+)[ \t]*\r?$/gm;
const OWN_ID = /[ \t]*\{#([^\s{}]+)\}$/;
/** `<h2 id="own">Title</h2>` and `<Heading level={2}>Title</Heading>` on one line. */
const TAGGED = /<(?:h([1-6])|Heading)\b([^>\n]*)>([^\n]*?)<\/(?:h[1-6]|Heading)>/g;
/** Components that are a place in the page under their title. */
const PLACES = /<(Step|Accordion|Update|Tab)\b((?:[^>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)>/g;

interface Found {
  readonly heading: Omit<SourceHeading, 'id' | 'hasOwnId'>;
  readonly ownId: string | undefined;
  /** What its id is made of. */
  readonly words: string;
}

/** All headings in order. Ids are those of the built site wherever the words stand in the source itself. */
export function readHeadings(text: string): SourceHeading[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const found = [...findMarkdown(text, bodyStart), ...findTagged(text, bodyStart), ...findPlaces(text, bodyStart)].sort(
    (one, other) => one.heading.start - other.heading.start,
  );
  if (found.length === 0) return [];
  const code = scanCode(text, bodyStart);
  const anchors = createAnchors();
  let stretch = 0;
  const headings: SourceHeading[] = [];
  for (const { heading, ownId, words } of found) {
    while ((code[stretch]?.[1] ?? Number.POSITIVE_INFINITY) <= heading.start) stretch++;
    if ((code[stretch]?.[0] ?? Number.POSITIVE_INFINITY) <= heading.start) continue;
    headings.push({ ...heading, id: anchors(ownId ?? words), hasOwnId: ownId !== undefined });
  }
  return headings;
}

/** Whether a fragment of a link, without its `#`, leads to the heading. Links of other services count, too. */
export function leadsTo(heading: Pick<SourceHeading, 'id' | 'text'>, fragment: string): boolean {
  const wanted = decoded(fragment);
  return wanted === heading.id || (wanted !== '' && wanted === plainAnchorOf(heading.text));
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // No encoded text: it is meant as it is written.
    return fragment;
  }
}

function findMarkdown(text: string, from: number): Found[] {
  const found: Found[] = [];
  for (const match of matchesFrom(ATX, text, from)) {
    const [line, prefix = '', marks = '', written = ''] = match;
    const own = OWN_ID.exec(written);
    const words = written.slice(0, own?.index ?? written.length);
    const textStart = match.index + line.indexOf(written, prefix.length + marks.length);
    const place = { start: match.index, end: match.index + line.length, textStart, textEnd: textStart + words.length };
    found.push(asFound(marks.length, words, own?.[1], place));
  }
  for (const match of matchesFrom(SETEXT, text, from)) {
    const [whole, written = '', line = ''] = match;
    const own = OWN_ID.exec(written);
    const words = written.slice(0, own?.index ?? written.length);
    const textStart = match.index + whole.indexOf(written);
    const place = { start: match.index, end: match.index + whole.length, textStart, textEnd: textStart + words.length };
    found.push(asFound(line.startsWith('=') ? 1 : 2, words, own?.[1], place));
  }
  return found;
}

function findTagged(text: string, from: number): Found[] {
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
    return asFound(Number(given), written, attributeOf(attributes, 'id'), place);
  });
}

function findPlaces(text: string, from: number): Found[] {
  const found: Found[] = [];
  for (const match of matchesFrom(PLACES, text, from)) {
    const [whole, name, attributes = ''] = match;
    const title = attributeOf(attributes, name === 'Update' ? 'label' : 'title');
    const id = attributeOf(attributes, 'id');
    if (title === undefined && id === undefined) continue;
    const words = title ?? id ?? '';
    const textStart = match.index + Math.max(whole.indexOf(words), 0);
    const place = { start: match.index, end: match.index + whole.length, textStart, textEnd: textStart + words.length };
    const { heading, ownId } = asFound(0, words, id, place);
    found.push({ heading, ownId, words: name === 'Tab' ? `tab-${heading.text}` : heading.text });
  }
  return found;
}

type Offsets = Pick<SourceHeading, 'start' | 'end' | 'textStart' | 'textEnd'>;

function asFound(level: number, written: string, ownId: string | undefined, place: Offsets): Found {
  const text = plainText(written);
  return { heading: { level, text, ...place }, ownId, words: text };
}

function attributeOf(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:\\{\\s*)?(?:"([^"]*)"|'([^']*)'|\`([^\`]*)\`)`).exec(attributes);
  const value = match
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.trim();
  return value === '' ? undefined : value;
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
