/** The heading that is the title of a page without front matter, as README files and exports have it. */
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { readHeadings } from '../../page-source/headings/headings.ts';
import { plainText } from '../../page-source/headings/plain-text.ts';
import { plainAttribute } from '../../page-source/headings/tag-attributes.ts';
import { closingTagOf, scanTextTags } from '../../page-source/scan-tags.ts';

export interface TitleHeading {
  /** What readers see of it, pictures left out. Never empty. */
  readonly words: string;
  /** What a link to it ends with; absent for HTML without an id. */
  readonly id?: string;
  /** Offsets in the text: its lines with their ends, and the blank lines behind them. */
  readonly start: number;
  readonly end: number;
  /** Pictures and badges that stand in it, as they are written. */
  readonly pictures: string;
}

interface Candidate {
  readonly level: number;
  readonly written: string;
  readonly id?: string;
  readonly start: number;
  readonly end: number;
}

const PICTURE = /\[!\[[^\]]*\]\([^)]*\)\]\([^)]*\)|!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])|<img\b[^>]*>/gi;
const ALT = /!\[([^\]]+)\]|\balt=["']([^"']+)["']/i;
/** Before the words of a heading that stands in a quote or a list. */
const INNER = /^[ \t]*(?:>|[-*+][ \t]|\d+[.)])/;
/** What may stand before the title of a page: comments, pictures, badges, links to other languages, rules. */
const NO_PROSE = [
  /<!--[\s\S]*?-->/g,
  PICTURE,
  /\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g,
  /<a\b[\s\S]*?<\/a>/gi,
  /<[^>]+>/g,
];

/**
 * The first heading, where it is what the page is called: nothing but pictures and the like stands before it, or no
 * other heading stands as high. Pages that begin with one of several sections have none.
 */
export function findTitleHeading(source: string): TitleHeading | undefined {
  const block = findFrontMatter(source);
  // A heading behind a byte-order mark begins its line all the same.
  const text = block === undefined ? source.replace(/^\uFEFF/, ' ') : source;
  const bodyStart = block?.bodyStart ?? (text === source ? 0 : 1);
  const [first, ...others] = candidates(text, bodyStart);
  if (first === undefined) return undefined;
  const isHighest = others.every(({ level }) => level > first.level);
  const isFirstThing = !hasProse(text.slice(bodyStart, first.start));
  const isTitle = first.level === 1 ? isFirstThing || isHighest : isFirstThing && isHighest;
  if (!isTitle) return undefined;
  const pictures = (first.written.match(PICTURE) ?? []).join(' ');
  const alt = ALT.exec(pictures);
  const words = plainText(first.written.replace(PICTURE, '')).replace(/\s+/g, ' ') || alt?.[1] || alt?.[2];
  if (words === undefined) return undefined;
  return {
    words,
    ...(first.id !== undefined && { id: first.id }),
    ...wholeLines(text, Math.max(first.start, bodyStart), first.end, bodyStart),
    pictures,
  };
}

/** Headings at the outer level of the page, in order. */
function candidates(text: string, bodyStart: number): readonly Candidate[] {
  const inHtml = htmlHeadings(text, bodyStart);
  const inMarkdown = readHeadings(text)
    .filter(({ level, start, textStart }) => level > 0 && !INNER.test(text.slice(start, textStart)))
    .filter(({ start }) => !inHtml.some((tag) => start >= tag.start && start < tag.end))
    .map(({ level, start, end, textStart, textEnd, id }) => {
      const isTag = text.charAt(start) === '<';
      return { level, start, end, written: text.slice(textStart, isTag ? end : textEnd), id };
    });
  return [...inHtml, ...inMarkdown].sort((one, other) => one.start - other.start);
}

/** `<h1 align="center">Title</h1>`, on several lines too. */
function htmlHeadings(text: string, from: number): readonly Candidate[] {
  const tags = scanTextTags(text);
  return tags
    .filter(({ name, kind, start }) => /^h1$/i.test(name) && kind === 'open' && start >= from)
    .flatMap((open) => {
      const closing = closingTagOf(tags, open);
      if (closing === undefined) return [];
      const id = plainAttribute(text, open, 'id')?.written;
      const { start } = open;
      const written = text.slice(open.end, closing.start);
      return [{ level: 1, start, end: closing.end, written, ...(id !== undefined && { id }) }];
    });
}

function hasProse(text: string): boolean {
  const rest = NO_PROSE.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return /[\p{L}\p{N}]/u.test(rest);
}

/** To the beginning of its line and over the blank lines behind it, where nothing else stands there. */
function wholeLines(
  text: string,
  from: number,
  to: number,
  least: number,
): { readonly start: number; readonly end: number } {
  const lead = /[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', from - 1) + 1, from))?.[0].length ?? 0;
  const rest = /^[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)*/.exec(text.slice(to))?.[0].length ?? 0;
  return { start: Math.max(from - lead, least), end: to + rest };
}
