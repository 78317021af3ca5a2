/** The shape of a compiled page's code, and which part of it an edit changed. */
import { textDifference } from '../../shared/text-difference.ts';

/** What the compiler writes for a page that exports nothing. */
export interface PageCode {
  /** Up to the page's blocks. */
  readonly head: string;
  /** Elements of an array literal. */
  readonly blocks: string;
  /** Behind the function that gives the blocks. */
  readonly tail: string;
  /** Local names that the head declares, for the blocks. */
  readonly names: readonly string[];
}

const HEAD =
  /^"use strict";\nconst \{([^}\n]*)\} = arguments\[0\];\nfunction _createMdxContent\(props\) \{\n {4}const _components = Object\.assign\(\{[^}]*\}, props\.components\);\n(?: {4}const \{([^}\n]*)\} = _components;\n)?(?: {4}if \(!.*\n)*$/;
const OPENING = '    return _jsxs(_Fragment, { children: [\n';
const CLOSING = '\n    ] });\n}\n';
/** Between two blocks. Inside of a block lines stand deeper; only a text of the author's can look like this. */
const BETWEEN = ',\n        ';

/** Takes code apart; `undefined` when it has another shape, as that of a page with exports or of another compiler. */
export function readPageCode(code: string): PageCode | undefined {
  const opening = code.indexOf(OPENING);
  const start = opening + OPENING.length;
  const end = code.lastIndexOf(CLOSING);
  if (opening < 0 || end < start) return undefined;
  const head = code.slice(0, opening);
  const declared = HEAD.exec(head);
  if (declared === null) return undefined;
  const names = [...localNames(declared[1]), '_components', ...localNames(declared[2])];
  return { head, blocks: code.slice(start, end), tail: code.slice(end + CLOSING.length), names };
}

/** Names that a pattern declares: `b` and `c` of `a: b, c`. */
function localNames(pattern = ''): string[] {
  return pattern.split(',').flatMap((part) => part.split(':').at(-1)?.trim() || []);
}

/** The blocks before a change, those that it changed, and those behind it: each empty, or elements of an array literal. */
export type Pieces = readonly [before: string, changed: string, behind: string];

/**
 * The new blocks, cut around what is different from the old ones; `undefined` when that is all of them.
 * A cut may go through a text of the author's that looks like code; such a piece does not compile.
 */
export function cutAroundChange(old: string, blocks: string): Pieces | undefined {
  const difference = textDifference(old, blocks);
  if (difference === undefined) return undefined;
  const before = lastBetween(blocks, difference.start);
  const behind = firstBetween(blocks, difference.start + difference.text.length);
  const from = before < 0 ? 0 : before + BETWEEN.length;
  if (from === 0 && behind === blocks.length) return undefined;
  return [blocks.slice(0, Math.max(before, 0)), blocks.slice(from, behind), blocks.slice(behind + BETWEEN.length)];
}

/** Offset of the last place between two blocks that ends at `limit` or before it; -1 when there is none. */
function lastBetween(blocks: string, limit: number): number {
  for (let at = limit - BETWEEN.length; at >= 0; at--) {
    at = blocks.lastIndexOf(BETWEEN, at);
    if (at < 0 || isBetween(blocks, at)) return at;
  }
  return -1;
}

/** Offset of the first place between two blocks from `from` on; the length of the text when there is none. */
function firstBetween(blocks: string, from: number): number {
  let at = blocks.indexOf(BETWEEN, from);
  while (at >= 0 && !isBetween(blocks, at)) at = blocks.indexOf(BETWEEN, at + 1);
  return at < 0 ? blocks.length : at;
}

/** Deeper lines begin with the same blanks. */
function isBetween(blocks: string, at: number): boolean {
  return blocks[at + BETWEEN.length] !== ' ';
}
