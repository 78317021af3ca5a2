/** A heading with other words, and all links of the project that lead to it. */
import { findLinkTargets } from '../navigation-edit/link-targets.ts';
import { plainAnchorOf } from '../render/anchors.ts';
import type { TextEdit } from '../source-edit/text-edit.ts';
import { readHeadings, type SourceHeading } from './headings.ts';
import { resolveTarget } from './resolve-target.ts';

export interface HeadingRename {
  /** The page of the heading. */
  readonly file: string;
  /** Line of the heading, from 1. */
  readonly line: number;
  /** The words it shall have, in Markdown. */
  readonly title: string;
}

export interface FileEdits {
  readonly file: string;
  /** In order. */
  readonly edits: readonly TextEdit[];
  /** What a person is shown: line from 1, what stood there and what will. */
  readonly changes: readonly { readonly line: number; readonly before: string; readonly after: string }[];
}

export interface RenamePlan {
  /** As links name it, before and after; equal where the heading has an id of its own. */
  readonly idBefore: string;
  readonly idAfter: string;
  /** The page itself first; then the files with links, in the order in which they were given. */
  readonly files: readonly FileEdits[];
}

/**
 * The edits that rename a heading. Other headings of the page whose ids change with it (`setup-2` becomes `setup`) keep
 * their links, too. `undefined` when no heading stands there.
 *
 * @param texts all files that may hold links (pages and snippets), with their texts; the page is among them
 */
export function planHeadingRename(
  texts: Iterable<readonly [file: string, text: string]>,
  { file, line, title }: HeadingRename,
  exists: (file: string) => boolean,
): RenamePlan | undefined {
  const all = new Map(texts);
  const text = all.get(file) ?? '';
  const before = readHeadings(text);
  const index = before.findIndex(({ level, start }) => level > 0 && lineOf(text, start) === line);
  const heading = before[index];
  const words = title.trim().replace(/\s+/g, ' ');
  if (heading === undefined || words === '') return undefined;
  const own: TextEdit = { start: heading.textStart, end: heading.textEnd, text: words };
  const after = readHeadings(text.slice(0, own.start) + words + text.slice(own.end));
  const renamed = after[index];
  if (renamed === undefined) return undefined;
  const moved = movedIds(before, after);

  const files: FileEdits[] = [];
  for (const [path, source] of [[file, text] as const, ...[...all].filter(([path]) => path !== file)]) {
    const links = moved.size === 0 ? [] : linkEdits(path, source, file, moved, exists);
    const edits = path === file ? [own, ...links].sort((one, other) => one.start - other.start) : links;
    if (edits.length === 0) continue;
    files.push({ file: path, edits, changes: edits.map((edit) => changeOf(source, edit)) });
  }
  return { idBefore: heading.id, idAfter: renamed.id, files };
}

/** Fragments that lead to a heading before → its id after, where they differ. */
function movedIds(before: readonly SourceHeading[], after: readonly SourceHeading[]): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  const taken = new Set(before.map(({ id }) => id));
  for (const [index, { id, text }] of before.entries()) {
    const now = after[index]?.id;
    if (now === undefined || now === id) continue;
    moved.set(id, now);
    // The id under which links of other services know it, unless another heading has it for its own.
    const plain = plainAnchorOf(text);
    if (plain !== '' && !taken.has(plain)) moved.set(plain, now);
  }
  return moved;
}

function linkEdits(
  path: string,
  text: string,
  page: string,
  moved: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): TextEdit[] {
  // Most pages have no such link; what is encoded can only be told by decoding.
  if (![...moved.keys()].some((id) => text.includes(`#${id}`)) && !/#[^\s)"'#]*%/.test(text)) {
    return [];
  }
  const edits: TextEdit[] = [];
  for (const { start, end, target } of findLinkTargets(text)) {
    const hash = target.indexOf('#');
    if (hash < 0) continue;
    const now = moved.get(decoded(target.slice(hash + 1)));
    if (now === undefined) continue;
    const resolved = resolveTarget(target, path, exists);
    if (resolved.kind !== 'file' || resolved.file !== page) continue;
    edits.push({ start: start + hash + 1, end, text: isAddressText(now) ? now : encodeURIComponent(now) });
  }
  return edits;
}

/** From 1, as editors count. */
function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

/** What needs no encoding between the brackets of a link. */
function isAddressText(id: string): boolean {
  return !/[\s()<>"'`\\[\]]/.test(id);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // No encoded text: it is meant as it is written.
    return fragment;
  }
}

function changeOf(text: string, { start, end, text: added }: TextEdit) {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const lineEnd = newline < 0 ? text.length : newline;
  return {
    line: lineOf(text, start),
    before: text.slice(lineStart, lineEnd).trim(),
    after: (text.slice(lineStart, start) + added + text.slice(end, lineEnd)).trim(),
  };
}
