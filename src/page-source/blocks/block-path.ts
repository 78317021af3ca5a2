/**
 * Blocks of a page by their place in it: `3.0` is the first block in the fourth block of the page, or the first item of a
 * list there. Pure.
 */
import { offsetAt, positionAt } from '../../project/text-position.ts';
import type { JsxElement } from './jsx-elements.ts';
import { lineAt } from './lines.ts';
import { itemsIn } from './list-items.ts';
import { type PageBlock, readPageBlocks } from './page-blocks.ts';

export interface BlockPlace {
  /** Path of the element, the list or the item around it; empty in the page itself. */
  readonly list: string;
  readonly index: number;
}

export interface BlockList {
  readonly blocks: readonly PageBlock[];
  /** The element around them, and the names of all elements around them. */
  readonly parent: JsxElement | undefined;
  readonly inside: readonly string[];
}

/** A block as the page has it now, with all around it. Offsets are of the whole page. */
export interface FoundBlock {
  readonly text: string;
  readonly path: string;
  readonly block: PageBlock;
  /** Among the blocks of its list. */
  readonly index: number;
  readonly list: BlockList;
  /** Present where it stands for several blocks of the page, one below the other: `path` is that of the first. */
  readonly parts?: readonly PageBlock[];
}

/** The block at a path; `undefined` where there is none. `blocks`: of the text, where they are known. */
export function findBlock(text: string, path: string, blocks = readPageBlocks(text)): FoundBlock | undefined {
  const { list, index } = placeOf(path);
  const around = listAt(blocks, list, text);
  const block = around?.blocks[index];
  return around && block && { text, path, block, index, list: around };
}

/**
 * Several blocks of a list as if they were one, with all that is between them; `undefined` where the list has fewer.
 * @param count of them, from the one at the path on
 */
export function findBlocks(
  text: string,
  path: string,
  count: number,
  blocks = readPageBlocks(text),
): FoundBlock | undefined {
  const found = findBlock(text, path, blocks);
  if (!found || count === 1) return found;
  const { index, list } = found;
  const parts = list.blocks.slice(index, index + count);
  const last = parts.at(-1);
  if (!last || parts.length < count) return undefined;
  if (found.block.kind === 'item' && parts.length === list.blocks.length) {
    const whole = wholeList(text, path, blocks);
    if (whole) return whole;
  }
  const isOneKind = parts.every(({ kind }) => kind === found.block.kind && (kind === 'element' || kind === 'item'));
  const range = { start: found.block.start, end: last.end };
  const block: PageBlock = isOneKind ? { ...found.block, ...range } : { kind: 'text', ...range };
  const others = [...list.blocks.slice(0, index), block, ...list.blocks.slice(index + count)];
  return { ...found, block, list: { ...list, blocks: others }, parts };
}

/** The list whose items are all meant; `undefined` for those in another item. */
function wholeList(text: string, path: string, blocks: readonly PageBlock[]): FoundBlock | undefined {
  const list = findBlock(text, placeOf(path).list, blocks);
  return list?.block.kind === 'list' ? list : undefined;
}

/** The blocks from one path to another, as a path and how many: of the innermost list that holds both. */
export function blocksBetween(one: string, other: string): { readonly path: string; readonly count: number } {
  const [first, second] = [one.split('.'), other.split('.')];
  const depth = first.findIndex((step, index) => step !== second[index]);
  const [from, to] = [first[depth], second[depth]];
  // One is in the other.
  if (from === undefined || to === undefined) return { path: first.length < second.length ? one : other, count: 1 };
  const [low, high] = [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))];
  return { path: [...first.slice(0, depth), String(low)].join('.'), count: high - low + 1 };
}

export function pathOf({ list, index }: BlockPlace): string {
  return list === '' ? String(index) : `${list}.${index}`;
}

export function placeOf(path: string): BlockPlace {
  const cut = path.lastIndexOf('.');
  return { list: path.slice(0, Math.max(cut, 0)), index: Number(path.slice(cut + 1)) };
}

/**
 * The blocks of the page (`''`) or in the element at a path; `undefined` where there is no such element.
 * @param text of the page: with it, also the items of a list, and those in an item
 */
export function listAt(blocks: readonly PageBlock[], list: string, text?: string): BlockList | undefined {
  let found: BlockList = { blocks, parent: undefined, inside: [] };
  for (const step of list === '' ? [] : list.split('.')) {
    const block: PageBlock | undefined = found.blocks[Number(step)];
    const inner = block && blocksIn(block, text);
    if (!block || !inner) return undefined;
    found =
      block.kind === 'element'
        ? { blocks: inner, parent: block.element, inside: [...found.inside, block.element.name] }
        : { ...found, blocks: inner };
  }
  return found;
}

/** What is in a block; `undefined` for what is no block around others. */
function blocksIn(block: PageBlock, text: string | undefined): readonly PageBlock[] | undefined {
  if (block.kind === 'list') return text === undefined ? undefined : itemsIn(text, block);
  return block.kind === 'element' || block.kind === 'item' ? block.blocks : undefined;
}

export function blockAt(blocks: readonly PageBlock[], path: string): PageBlock | undefined {
  const { list, index } = placeOf(path);
  return listAt(blocks, list)?.blocks[index];
}

export function isInBlock(blocks: readonly PageBlock[], path: string, offset: number): boolean {
  const block = blockAt(blocks, path);
  return block !== undefined && block.start <= offset && offset <= block.end;
}

/**
 * The innermost block around an offset; where there is none, the last one before it, else the first one.
 * @param text of the page: with it, also an item of a list
 */
export function pathAtOffset(blocks: readonly PageBlock[], offset: number, text?: string): string | undefined {
  const around = blocks.findIndex(({ start, end }) => start <= offset && offset <= end);
  const index =
    around >= 0
      ? around
      : Math.max(
          blocks.findLastIndex(({ end }) => end <= offset),
          0,
        );
  const block = blocks[index];
  if (!block) return undefined;
  const isInside = around >= 0 && (block.kind !== 'element' || offset > block.element.openEnd - 1);
  const below = isInside ? (blocksIn(block, text) ?? []) : [];
  const isInItems = block.kind === 'element' || below.some(({ start, end }) => start <= offset && offset <= end);
  const inner = isInItems ? pathAtOffset(below, offset, text) : undefined;
  return inner === undefined ? String(index) : `${index}.${inner}`;
}

/** Lines of a page, from 1. */
export interface BlockLines {
  readonly first: number;
  readonly last: number;
}

/**
 * The innermost block that holds lines of a page; of blocks on the very same lines, as a callout with its words, the
 * outermost. `undefined` where no block holds them all.
 * @param hasItems items of lists are blocks, too
 */
export function pathOfLines(
  text: string,
  blocks: readonly PageBlock[],
  { first, last }: BlockLines,
  hasItems = false,
): string | undefined {
  const from = offsetAt(text, { line: first, column: 1 });
  const to = lineAt(text, offsetAt(text, { line: last, column: 1 })).end;
  if (positionAt(text, from).line !== first || to < from) return undefined;
  const path: number[] = [];
  for (let level = blocks; ; ) {
    const index = level.findIndex(({ start, end }) => lineAt(text, start).start <= from && lineAt(text, end).end >= to);
    const block = level[index];
    if (!block) break;
    path.push(index);
    const isWhole = lineAt(text, block.start).start === from && lineAt(text, block.end).end === to;
    const inner = isWhole ? undefined : blocksIn(block, hasItems ? text : undefined);
    if (!inner) break;
    level = inner;
  }
  return path.length > 0 ? path.join('.') : undefined;
}

/** The lines of a block. */
export function linesOf(text: string, { start, end }: PageBlock): BlockLines {
  return { first: positionAt(text, start).line, last: positionAt(text, end).line };
}
