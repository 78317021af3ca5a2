/**
 * Whole blocks of the page that are handled where readers see them. The frame names lines; here the block is found in the
 * page's own text, and what is done with it is a step of the page.
 */
import { copyBlock } from '../../../authoring/source-edit/block-actions.ts';
import { isItem } from '../../../authoring/source-edit/item-actions.ts';
import {
  blocksBetween,
  type FoundBlock,
  findBlock,
  findBlocks,
  linesOf,
  pathAtOffset,
  pathOfLines,
  placeOf,
} from '../../../page-source/blocks/block-path.ts';
import { readPageBlocks } from '../../../page-source/blocks/page-blocks.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { positionAt } from '../../../project/text-position.ts';
import { nameOfFound } from '../../blocks/block-names.ts';
import { type BlockChoice, type BlockCommand, movedTo, stepOf } from '../../blocks/block-steps.ts';
import { copySource, readCopied } from '../../blocks/copied-block.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import type { BlockBox, BlockPlace, BlockRange, BlockToHost, DropSide, PickBlock } from '../../session/index.ts';
import { seenInWindow } from '../../ui/box-in-window.ts';
import { blockMenuWords as words } from '../../words/block-menu.ts';
import type { MenuPlace } from './page-block-menu.tsx';
import { selectTapped, selectTo } from './select-to.ts';

export interface PageBlocksOptions {
  readonly editor: Pick<EditorHandle, 'path' | 'isReadOnly' | 'readText' | 'readSelection' | 'apply'>;
  readonly readFiles: () => ProjectFiles;
  readonly tell: (message: PickBlock) => void;
  /** Runs a change of the block whose words may be typed in; what it gives is where the words are then. */
  readonly changeBlock: (run: () => { readonly selection: TextRange } | undefined) => void;
  /** For who does not see it. */
  readonly say: (sentence: string) => void;
  /** Says why something cannot be done, for everybody. */
  readonly refuse: (sentence: string) => void;
  /** A block is not to be seen any more by a step with this label. */
  readonly onGone: (label: string, said: string) => void;
  /** Opens the form of what is at a line, from 1. */
  readonly openForm: (line: number) => void;
  /** The person wants no blocks to be selected by taps any more. */
  readonly onSelected: () => void;
}

export interface AskedMenu {
  readonly found: FoundBlock;
  readonly at: BlocksAt;
  readonly box: BlockBox;
  /** What can be put below is wanted at once. */
  readonly isToAdd: boolean;
}

/** One block of the page, or several one below the other. */
export interface BlocksAt {
  /** Of the first. */
  readonly path: string;
  readonly count: number;
}

/**
 * The block at a place that the frame tells, or the item of a list; `undefined` where there is none in the page.
 * @param hasItems without, an item counts as its list
 */
export function findAsked(
  { path, isReadOnly, readText }: Pick<EditorHandle, 'path' | 'isReadOnly' | 'readText'>,
  place: BlockPlace,
  hasItems = true,
): string | undefined {
  if (place.file !== path || isReadOnly()) return undefined;
  const text = readText();
  return pathOfLines(text, readPageBlocks(text), place, hasItems);
}

/** The blocks that a message of the frame means, or one for it. */
export function findRange(
  editor: Parameters<typeof findAsked>[0],
  { place, through = place }: BlockRange,
): BlocksAt | undefined {
  const [first, last] = [findAsked(editor, place), findAsked(editor, through)];
  if (first === undefined || last === undefined) return undefined;
  return first === last ? { path: first, count: 1 } : blocksBetween(first, last);
}

/** Does what the person wants of blocks. Gives those whose menu or list they want, and where the frame has them. */
export function hearBlock(options: PageBlocksOptions, message: BlockToHost): AskedMenu | undefined {
  const { editor } = options;
  if (message.kind === 'block-select') {
    selectBlocks(options, message);
    return undefined;
  }
  const at = findRange(editor, message);
  if (message.kind === 'block-tap') {
    tapBlock(options, at, message.tapped);
    return undefined;
  }
  if (!at) return undefined;
  if (message.kind === 'block-menu') {
    const found = readBlocks(editor, at);
    return found && { found, at, box: message.box, isToAdd: message.isToAdd };
  }
  if (message.kind === 'block-key') chooseForBlock(options, at, message.key);
  else {
    const found = readBlocks(editor, at);
    // Between items there is no place for other blocks.
    const beside = findAsked(editor, message.beside, found && isItem(found));
    if (beside !== undefined) dropBlock(options, at, beside, message.side);
  }
  return undefined;
}

/** Blocks and all around them, as the page is now. */
export function readBlocks(
  { readText }: Pick<EditorHandle, 'readText'>,
  { path, count }: BlocksAt,
): FoundBlock | undefined {
  return findBlocks(readText(), path, count);
}

/** Does what a key or the menu means for blocks. */
export function chooseForBlock(options: PageBlocksOptions, at: BlocksAt, choice: BlockChoice): void {
  const { editor, say, openForm } = options;
  const text = editor.readText();
  const found = findBlocks(text, at.path, at.count);
  if (!found || editor.isReadOnly()) return;
  const name = nameOfFound(found);
  if (choice === 'open') {
    openForm(positionAt(text, found.block.start).line);
    return;
  }
  if (choice === 'add' || choice === 'select') return;
  const from = { file: editor.path, files: options.readFiles() };
  if (choice === 'copy') {
    copySource(copyBlock(found), from);
    say(words.said.copied(name.toLowerCase()));
    pickAgain(options, at);
    return;
  }
  if (choice === 'cut') copySource(copyBlock(found), from);
  if (run(options, found, choice)) return;
  if (choice === 'paste' && readCopied() !== undefined) options.refuse(words.said.cannotPaste);
  else
    say(choice === 'up' ? words.said.isFirst(name) : choice === 'down' ? words.said.isLast(name) : words.said.cannot);
  pickAgain(options, at);
}

/** Puts a block that was dragged beside the one where it was let go. Whoever sees the page sees no reason why not, so it is told. */
export function dropBlock(options: PageBlocksOptions, at: BlocksAt, beside: string, side: DropSide): void {
  const { editor, refuse } = options;
  const found = findBlocks(editor.readText(), at.path, at.count);
  if (!found || editor.isReadOnly()) return;
  const target = { side, path: beside };
  if (run(options, found, { moveTo: target })) return;
  const moved = movedTo(found, target);
  if (moved?.status === 'unfit') refuse(words.said.cannotStand(nameOfFound(found), moved.within));
  pickAgain(options, at);
}

/** The blocks as they are now; the page has the focus again. */
export function pickAgain(
  { editor, tell }: Pick<PageBlocksOptions, 'editor' | 'tell'>,
  { path, count }: BlocksAt,
  isUpward?: boolean,
): void {
  const text = editor.readText();
  const found = findBlocks(text, path, count);
  if (found)
    tell({ kind: 'pick-block', ...rangeOf(editor.path, text, found), isToCome: false, ...(isUpward && { isUpward }) });
}

/** Selects more blocks, or fewer, which is said. */
function selectBlocks(
  options: PageBlocksOptions,
  { place, head, way }: Extract<BlockToHost, { kind: 'block-select' }>,
): void {
  const { editor, say } = options;
  const [from, to] = [findAsked(editor, place), findAsked(editor, head)];
  if (from === undefined || to === undefined) return;
  const next = selectTo(editor.readText(), from, to, way);
  const found = readBlocks(editor, next);
  if (!found) return;
  say(words.said.selected(nameOfFound(found)));
  pickAgain(options, next, next.isUpward);
}

/** Takes a block that was tapped into what is selected, or out of it, which is said. */
function tapBlock(options: PageBlocksOptions, at: BlocksAt | undefined, tapped: BlockPlace | undefined): void {
  const { editor, say, onSelected } = options;
  const path = tapped && findAsked(editor, tapped);
  const next = at && path !== undefined ? selectTapped(at, path) : undefined;
  const found = next && readBlocks(editor, next);
  // What has changed meanwhile, or is no block of the page, leaves the selection as it is.
  if (!found && tapped && (!at || path === undefined || next)) return;
  if (!next || !found) {
    onSelected();
    return;
  }
  say(words.said.selected(nameOfFound(found)));
  pickAgain(options, next);
}

function rangeOf(file: string, text: string, { block, parts = [block] }: FoundBlock): BlockRange {
  const [place, through] = [parts[0] ?? block, parts.at(-1) ?? block].map((one) => ({ file, ...linesOf(text, one) }));
  return { place: place ?? { file, first: 1, last: 1 }, ...(parts.length > 1 && through && { through }) };
}

/**
 * Picks the innermost block at an offset, which the page may not show yet.
 * @param hasItems also an item of a list
 */
export function pickAt(
  { editor, tell }: Pick<PageBlocksOptions, 'editor' | 'tell'>,
  offset: number,
  count = 1,
  hasItems = false,
): void {
  const text = editor.readText();
  const blocks = readPageBlocks(text);
  const path = pathAtOffset(blocks, offset, hasItems ? text : undefined);
  const outermost = path === undefined || count > 1 ? path : outermostAt(text, blocks, path);
  const found = outermost === undefined ? undefined : findBlocks(text, outermost, count, blocks);
  if (found) tell({ kind: 'pick-block', ...rangeOf(editor.path, text, found), isToCome: true });
}

/** Path of the block around another one; `undefined` in the page itself. */
export function pathAround(path: string): string | undefined {
  const { list } = placeOf(path);
  return list === '' ? undefined : list;
}

function run(
  { editor, changeBlock, tell, say, onGone }: PageBlocksOptions,
  found: FoundBlock,
  command: BlockCommand,
): boolean {
  const step = stepOf(found, command);
  if (!step) return false;
  const { change, label, said, isKept } = step;
  const { block } = found;
  const isOfItem = isItem(found);
  const isSame = command === 'up' || command === 'down' || command === 'duplicate' || (isOfItem && command !== 'paste');
  let isDone = false;
  changeBlock(() => {
    // The cursor stays in the word that it is in, where the block has the same words.
    const within = editor.readSelection().start - block.start;
    isDone = editor.apply(change, label);
    if (!isDone || !isKept) return undefined;
    const { start } = change.selection;
    const at =
      isSame && within >= 0 && within <= block.end - block.start ? start + within + (change.wordsBy ?? 0) : start;
    return { selection: { start: at, end: at } };
  });
  if (!isDone) return false;
  const count = isKept && command !== 'paste' ? (change.count ?? found.parts?.length) : 1;
  pickAt({ editor, tell }, change.selection.start, count, isOfItem);
  if (isKept || command === 'unwrap') say(said);
  else onGone(label, said);
  return true;
}

/** Of several blocks on the same lines, the one that the page shows as a block. */
function outermostAt(text: string, blocks: ReturnType<typeof readPageBlocks>, path: string): string {
  const block = findBlock(text, path, blocks)?.block;
  const outer = block && pathOfLines(text, blocks, linesOf(text, block), true);
  return outer ?? path;
}

/** Where a box of the frame is in the window. */
export function placeInWindow(frame: HTMLElement, { left, top, width, height }: BlockBox): MenuPlace {
  const seen = seenInWindow({ left, top, right: left + width, bottom: top + height }, frame);
  return { left: seen.left, top: seen.top, width: seen.right - seen.left, height: seen.bottom - seen.top };
}
