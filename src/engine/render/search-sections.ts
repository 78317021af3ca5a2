/** The text of a rendered page, cut at its headings, for the search index. */
import { decodeEntities } from '../jsx/text-of.ts';
import type { Heading } from './theme-contract.ts';

/** A stretch of a page under one heading. */
export interface SearchSection {
  /** Heading id; empty for the part before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** Elements whose text is not content. */
const SKIPPED: ReadonlySet<string> = new Set(['svg', 'style', 'script', 'template', 'button', 'math']);
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi button code del em i ins kbd mark q s small span strong sub sup u var wbr'.split(' '),
);
/** A tip stands in the middle of the sentence that it explains. */
const NOT_CONTENT = ['aria-hidden="true"', 'data-search="no"', 'role="tooltip"'];
/** Tags, and comments: layouts mark places with them. */
const TAG = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:-]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/g;
/** Whatever is not a single blank already: most of it is. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g;
const ID = /\sid="([^"]*)"/;

/**
 * Sections in order; the part before the first heading has an empty anchor and is left out when it has no text.
 * Text of buttons, drawings, tips and whatever is `aria-hidden` or `data-search="no"` is not content;
 * `data-search="yes"` says otherwise, as of the button that a term with a tip is.
 */
export function extractSearchSections(html: string, headings: readonly Heading[]): SearchSection[] {
  const byId = new Map(headings.map((heading) => [heading.id, heading]));
  const sections: SearchSection[] = [];
  let current = { anchor: '', heading: '', parts: [] as string[] };
  let at = 0;
  let skipped: { readonly tag: string; depth: number } | undefined;
  // Text of the heading itself stands in `heading`.
  let headingTag: string | undefined;

  const finish = (): void => {
    const text = decodeEntities(current.parts.join('')).replace(WHITE_SPACE, ' ').trim();
    if (current.anchor !== '' || text !== '') sections.push({ anchor: current.anchor, heading: current.heading, text });
  };

  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match;
    if (skipped === undefined && headingTag === undefined && match.index > at)
      current.parts.push(html.slice(at, match.index));
    at = match.index + whole.length;
    if (name === '') continue;
    const isClosing = slash === '/';
    if (skipped !== undefined) {
      if (name === skipped.tag) skipped.depth += isClosing ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
      continue;
    }
    if (isClosing) {
      if (name === headingTag) headingTag = undefined;
    } else if (isSkipped(name, attributes)) skipped = { tag: name, depth: 1 };
    else if (attributes.includes(' id="')) {
      const id = decodeEntities(ID.exec(attributes)?.[1] ?? '');
      const heading = byId.get(id);
      if (heading !== undefined) {
        byId.delete(id);
        finish();
        current = { anchor: id, heading: heading.text, parts: [] };
        if (/^h[1-6]$/.test(name)) headingTag = name;
      }
    }
    if (!INLINE.has(name)) current.parts.push(' ');
  }
  if (at < html.length) current.parts.push(html.slice(at));
  finish();
  return sections;
}

function isSkipped(name: string, attributes: string): boolean {
  if (attributes.includes('data-search="yes"')) return false;
  if (SKIPPED.has(name)) return true;
  if (attributes === '' || name === 'img' || name === 'input' || name === 'br' || name === 'hr') return false;
  return NOT_CONTENT.some((mark) => attributes.includes(mark));
}
