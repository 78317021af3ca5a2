/** A heading, or a title that links can lead to, with other words, and all links of the project that follow it. */

import { LineIndex } from '../../config/line-index.ts';
import type { AttributeQuotes, SourceHeading } from '../../page-source/headings/heading.ts';
import { encodeFragment, findHeading, readHeadings } from '../../page-source/headings/headings.ts';
import { type PageAnchor, type ProjectTexts, readPageAnchors } from '../../page-source/references/page-anchors.ts';
import { decodePart } from '../../project/decode-address.ts';
import type { TextEdit } from '../../project/text-edit.ts';
import type { AnchorLink, HeadingLinks } from './heading-links.ts';

export interface HeadingRename {
  /** The page or shared text of the heading. */
  readonly file: string;
  /** Offset at which the heading begins (`SourceHeading.start`). */
  readonly start: number;
  /** The words it shall have: in Markdown, or as the attribute of a component. */
  readonly title: string;
}

export interface FileEdits {
  readonly file: string;
  /** In order. */
  readonly edits: readonly TextEdit[];
  /** What a person is shown: where, what stood there and what will. */
  readonly changes: readonly { readonly place: string; readonly before: string; readonly after: string }[];
}

export interface RenamePlan {
  readonly kind: SourceHeading['kind'];
  /** As links name it, before and after; equal where the heading has an id of its own. */
  readonly idBefore: string;
  readonly idAfter: string;
  readonly hasOwnId: boolean;
  /** Links that lead to it: those that change, and those that go on to work as they are. */
  readonly rewritten: number;
  readonly kept: number;
  /** Links to other headings whose numbers change with it (`setup-2` becomes `setup`). */
  readonly others: number;
  /** Links of shared texts that cannot follow, because in another page that shows them they lead elsewhere. */
  readonly torn: number;
  /** The file of the heading first; then the files with links, in the order in which they were given. */
  readonly files: readonly FileEdits[];
}

/** Characters of a line that are shown before and behind what changes in it. */
const MOST_BESIDE = 80;

/** The edits that rename a heading. `undefined` when no heading stands there or the words are none. */
export function planHeadingRename(found: HeadingLinks, { start, title }: HeadingRename): RenamePlan | undefined {
  const { file, project } = found;
  const text = project.readText(file) ?? '';
  const heading = readHeadings(text).find((one) => one.start === start);
  const words = title.trim().replace(/\s+/g, ' ');
  if (heading === undefined || words === '') return undefined;
  const own: TextEdit = { start: heading.textStart, end: heading.textEnd, text: writeWords(words, heading.quotes) };
  const changed = text.slice(0, own.start) + own.text + text.slice(own.end);
  const renamed = readHeadings(changed).find((one) => one.start === start);
  if (renamed === undefined) return undefined;

  const after = { ...project, readText: (path: string) => (path === file ? changed : project.readText(path)) };
  const moveIn = createMoves(found, after, start);
  const counts = { rewritten: 0, kept: 0, others: 0, torn: 0 };
  const edits = new Map<string, ShownEdit[]>([[file, [{ ...own, ...ownChange(text, own) }]]]);
  for (const link of found.links) {
    if (link.file === file && link.start >= own.start && link.end <= own.end) continue;
    const outcome = followLink(link, moveIn);
    if (outcome.status === 'nowhere') continue;
    if (outcome.status === 'torn') {
      counts.torn++;
      continue;
    }
    const isChanged = outcome.fragment !== link.fragment;
    if (outcome.isRenamed) counts[isChanged ? 'rewritten' : 'kept']++;
    else if (isChanged) counts.others++;
    if (isChanged) edits.set(link.file, [...(edits.get(link.file) ?? []), linkEdit(link, outcome.fragment)]);
  }
  const files = [...edits].map(([path, list]) => fileEdits(path, found.textOf(path), list));
  const { id: idBefore, kind, hasOwnId } = heading;
  return { kind, idBefore, idAfter: renamed.id, hasOwnId, ...counts, files };
}

/** What the page's headings are before and after, read once for each page that a link may lead into. */
function createMoves({ file, pages, project }: HeadingLinks, after: ProjectTexts, start: number) {
  const moves = new Map<string, Move>();
  return (page: string): Move => {
    const known = moves.get(page);
    if (known !== undefined) return known;
    const before = readPageAnchors(page, project);
    const renamed = before.flatMap((one, index) => (one.file === file && one.start === start ? [index] : []));
    const move = { before, after: pages.has(page) ? readPageAnchors(page, after) : before, renamed: new Set(renamed) };
    moves.set(page, move);
    return move;
  };
}

interface Move {
  readonly before: readonly PageAnchor[];
  readonly after: readonly PageAnchor[];
  /** Indexes of the renamed heading: a text that is taken in twice has it twice. */
  readonly renamed: ReadonlySet<number>;
}

type Outcome =
  | { readonly status: 'nowhere' }
  | { readonly status: 'torn' }
  /** `fragment` as it is to be written. */
  | { readonly status: 'follows'; readonly fragment: string; readonly isRenamed: boolean };

/** `nowhere`: it leads to no heading. `torn`: in the pages that show it, it would have to be written in two ways. */
function followLink(link: AnchorLink, moveIn: (page: string) => Move): Outcome {
  let followed: Extract<Outcome, { status: 'follows' }> | undefined;
  for (const page of link.pages) {
    const move = moveIn(page);
    const target = findHeading(move.before, link.fragment);
    if (target === undefined) continue;
    const index = move.before.indexOf(target);
    const fragment = fragmentOf(link.fragment, target, move.after, index);
    if (followed !== undefined && followed.fragment !== fragment) return { status: 'torn' };
    followed = { status: 'follows', fragment, isRenamed: followed?.isRenamed === true || move.renamed.has(index) };
  }
  return followed ?? { status: 'nowhere' };
}

/** The fragment that leads to the heading afterwards: the same where it still does, else in the same spelling. */
function fragmentOf(written: string, before: PageAnchor, anchors: readonly PageAnchor[], index: number): string {
  const now = anchors[index];
  if (now === undefined || findHeading(anchors, written) === now) return written;
  const alias = before.aliases.indexOf(decodePart(written));
  const wanted = alias < 0 ? undefined : now.aliases[alias];
  const fragment = wanted !== undefined && findHeading(anchors, wanted) === now ? wanted : now.id;
  return encodeFragment(fragment, /%[\da-f]{2}/i.test(written));
}

/** New words as they stand between the marks around them. */
function writeWords(words: string, quotes: AttributeQuotes | undefined): string {
  if (quotes === undefined || !words.includes(quotes.mark)) return words;
  if (quotes.isExpression) return words.replaceAll(quotes.mark, quotes.mark === '"' ? '”' : '’');
  return words.replaceAll(quotes.mark, quotes.mark === '"' ? '&quot;' : '&apos;');
}

/** An edit with what a person is shown of it. */
interface ShownEdit extends TextEdit {
  readonly before: string;
  readonly after: string;
  /** Of the configuration, in place of the line. */
  readonly setting?: string;
}

function linkEdit({ start, end, written, setting }: AnchorLink, fragment: string): ShownEdit {
  const after = written.slice(0, written.length - (end - start)) + fragment;
  return { start, end, text: fragment, before: written, after, ...(setting !== undefined && { setting }) };
}

/** The line of the heading; of a long one what stands around the words. */
function ownChange(text: string, { start, end, text: added }: TextEdit): Pick<ShownEdit, 'before' | 'after'> {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MOST_BESIDE);
  const newline = text.indexOf('\n', end);
  const to = Math.min(newline < 0 ? text.length : newline, end + MOST_BESIDE);
  return {
    before: text.slice(from, to).trim(),
    after: (text.slice(from, start) + added + text.slice(end, to)).trim(),
  };
}

function fileEdits(file: string, text: string, edits: readonly ShownEdit[]): FileEdits {
  const lines = new LineIndex(text);
  const ordered = edits.toSorted((one, other) => one.start - other.start);
  return {
    file,
    edits: ordered.map(({ start, end, text: added }) => ({ start, end, text: added })),
    changes: ordered.map(({ start, before, after, setting }) => ({
      place: setting === undefined ? `${file}, line ${lines.positionAt(start).line}` : `${file}, ${setting}`,
      before,
      after,
    })),
  };
}
