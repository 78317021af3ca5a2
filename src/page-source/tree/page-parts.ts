/** What the tree of a page holds, in lists: its headings, tags, code blocks and links with their places. */

import type { Tree, TreeCursor } from '@lezer/common';
import type { TextRange } from '../../project/text-edit.ts';
import { movedParts } from './moved-parts.ts';
import { addParts } from './node-parts.ts';
import type { PageTree } from './read-page.ts';
import type { JsxTag } from './read-tag.ts';

export interface PageHeading extends TextRange {
  readonly level: number;
  /** Without marks and the blanks beside them. */
  readonly words: TextRange;
}

export interface Fence extends TextRange {
  /** The backticks or tildes that open it. */
  readonly marker: string;
  /** Everything after the backticks, trimmed: language, title and settings. */
  readonly info: string;
  readonly infoStart: number;
  readonly infoEnd: number;
  /** Whether a line of backticks ends it, and not the end of what is around it. */
  readonly isClosed: boolean;
}

export interface PageLink extends TextRange {
  /** `definition`: `[name]: address`. */
  readonly kind: 'link' | 'image' | 'definition';
  /** Between the first brackets. */
  readonly words: TextRange;
  /** As written, with brackets where it has some. Absent in `[words]()`. */
  readonly address?: TextRange;
}

export interface PageTable extends TextRange {
  /** The header, the row of dashes, and those below, from their first bar or word on. */
  readonly rows: readonly TextRange[];
}

/** All of them in the order of the text. */
export interface PageParts {
  readonly headings: readonly PageHeading[];
  /** Those in scripts, code and expressions are none. */
  readonly tags: readonly JsxTag[];
  /** `start` is that of the line which opens it, `end` that of the line behind. */
  readonly fences: readonly Fence[];
  /** In lines, with their backticks. */
  readonly inlineCode: readonly TextRange[];
  readonly links: readonly PageLink[];
  /** Those in lists and quotes too. */
  readonly tables: readonly PageTable[];
  /** Imports and exports. */
  readonly scripts: readonly TextRange[];
  /** `{…}` outside of tags. */
  readonly expressions: readonly TextRange[];
  readonly comments: readonly TextRange[];
}

/** The same, to be filled. */
export type PartLists = {
  readonly [Key in keyof PageParts]: PageParts[Key] extends readonly (infer Part)[] ? Part[] : never;
};

const known = new WeakMap<PageTree, PageParts>();

/** What a block of a page holds, and where it began then: an edit elsewhere moves it, and leaves its node the same. */
const knownBlocks = new WeakMap<Tree, { readonly from: number; readonly parts: PageParts }>();

export function partsOf(page: PageTree): PageParts {
  const before = known.get(page);
  if (before !== undefined) return before;
  const parts = collect(page);
  known.set(page, parts);
  return parts;
}

function collect({ text, tree }: PageTree): PageParts {
  const parts = noParts();
  const cursor = tree.cursor();
  if (!cursor.firstChild()) return parts;
  do {
    const own = blockParts(text, cursor);
    for (const [name, list] of Object.entries(parts)) (list as unknown[]).push(...own[name as keyof PageParts]);
  } while (cursor.nextSibling());
  return parts;
}

function blockParts(text: string, cursor: TreeCursor): PageParts {
  const { tree: block, from } = cursor;
  const before = block ? knownBlocks.get(block) : undefined;
  const parts = before ? movedParts(before.parts, from - before.from) : readParts(text, cursor);
  if (block) knownBlocks.set(block, { from, parts });
  return parts;
}

function readParts(text: string, cursor: TreeCursor): PageParts {
  const parts = noParts();
  cursor.iterate((node) => addParts(text, node, parts));
  return parts;
}

function noParts(): PartLists {
  return {
    headings: [],
    tags: [],
    fences: [],
    inlineCode: [],
    links: [],
    tables: [],
    scripts: [],
    expressions: [],
    comments: [],
  };
}
