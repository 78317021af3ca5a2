/** The headings of a page as its source has them, with the ids that links to them use. */

import { decodePart } from '../../project/decode-address.ts';
import { lineAt } from '../blocks/lines.ts';
import { scanTags } from '../scan-tags.ts';
import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';
import type { JsxTag } from '../tree/read-tag.ts';
import { createAnchors, plainAnchorOf } from './anchors.ts';
import type { SourceHeading, UnnamedHeading } from './heading.ts';
import { findPlaces } from './place-headings.ts';
import { plainText } from './plain-text.ts';
import { plainAttribute } from './tag-attributes.ts';

export type { SourceHeading } from './heading.ts';

const OWN_ID = /[ \t]*\{#([^\s{}]+)\}$/;
const HEADING_TAG = /^(?:h([1-6])|Heading)$/;

/** All headings in the order of the text. Ids are those of the built site wherever the words stand in the source itself. */
export function readHeadings(text: string): readonly SourceHeading[] {
  return nameHeadings(findHeadings(text)).sort((one, other) => one.start - other.start);
}

/** All headings in the order in which the page gives them ids. */
export function findHeadings(text: string): UnnamedHeading[] {
  return [...findMarkdown(text), ...findTagged(text), ...findPlaces(text)].sort(
    (one, other) => one.order - other.order || one.start - other.start,
  );
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

function findMarkdown(text: string): UnnamedHeading[] {
  return partsOf(pageOf(text)).headings.map(({ level, start, end, words }) => {
    const written = text.slice(words.start, words.end);
    const own = OWN_ID.exec(written);
    const shown = written.slice(0, own?.index ?? written.length);
    const place = {
      start: lineAt(text, start).start,
      end,
      textStart: words.start,
      textEnd: words.start + shown.length,
    };
    return asHeading(level, shown, own?.[1], place);
  });
}

/** `<h2 id="own">Title</h2>` and `<Heading level={2}>Title</Heading>`, with the words on one line. */
function findTagged(text: string): UnnamedHeading[] {
  const found: UnnamedHeading[] = [];
  let open: JsxTag | undefined;
  for (const tag of scanTags(text)) {
    if (tag.kind === 'empty' || !HEADING_TAG.test(tag.name)) continue;
    const isOnLine = open !== undefined && !text.slice(open.end, tag.start).includes('\n');
    if (tag.kind === 'open') open = isOnLine ? open : tag;
    else {
      if (open && isOnLine) found.push(taggedHeading(text, open, tag));
      open = undefined;
    }
  }
  return found;
}

function taggedHeading(text: string, open: JsxTag, closing: JsxTag): UnnamedHeading {
  const written = text.slice(open.end, closing.start);
  const place = { start: open.start, end: closing.end, textStart: open.end, textEnd: closing.start };
  const level = HEADING_TAG.exec(open.name)?.[1] ?? levelOf(text, open) ?? '2';
  return asHeading(Number(level), written, plainAttribute(text, open, 'id')?.written.trim(), place);
}

function levelOf(text: string, { attributes }: JsxTag): string | undefined {
  const value = attributes.find(({ name }) => name === 'level')?.value;
  return value && /^\{?["']?([1-6])/.exec(text.slice(value.start, value.end))?.[1];
}

type Offsets = Pick<SourceHeading, 'start' | 'end' | 'textStart' | 'textEnd'>;

function asHeading(level: number, written: string, ownId: string | undefined, place: Offsets): UnnamedHeading {
  const text = plainText(written);
  const name = ownId ?? text;
  const hasOwnId = ownId !== undefined;
  const aliasesFor = (id: string) => [plainAnchorOf(name)].filter((alias) => alias !== '' && alias !== id);
  return { level, kind: 'Heading', text, hasOwnId, ...place, name, aliasesFor, order: place.start };
}
