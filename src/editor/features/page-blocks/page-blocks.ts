/**
 * Whole blocks of the page that are handled where readers see them. The frame names lines; here the block is found in the
 * page's own text, and what is done with it is a step of the page.
 */
import { copyBlock } from '../../../authoring/source-edit/block-actions.ts';
import { moveBlockTo } from '../../../authoring/source-edit/move-block-to.ts';
import {
  type FoundBlock,
  findBlock,
  linesOf,
  pathAtOffset,
  pathOfLines,
  placeOf,
} from '../../../page-source/blocks/block-path.ts';
import { readPageBlocks } from '../../../page-source/blocks/page-blocks.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { positionAt } from '../../../project/text-position.ts';
import { nameOfBlock } from '../../blocks/block-names.ts';
import { type BlockChoice, type BlockCommand, stepOf } from '../../blocks/block-steps.ts';
import { copySource } from '../../blocks/copied-block.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import type { BlockBox, BlockToFrame, BlockToHost, DropSide } from '../../session/index.ts';
import { blockMenuWords as words } from '../../words/block-menu.ts';
import type { MenuPlace } from './page-block-menu.tsx';

export interface PageBlocksOptions {
  readonly editor: Pick<EditorHandle, 'path' | 'isReadOnly' | 'readText' | 'readSelection' | 'apply'>;
  readonly tell: (message: BlockToFrame) => void;
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
}

export interface AskedMenu {
  readonly found: FoundBlock;
  readonly path: string;
  readonly box: BlockBox;
}

/** The block that a message of the frame means; `undefined` where there is none in the page. */
export function findAsked(
  { path, isReadOnly, readText }: Pick<EditorHandle, 'path' | 'isReadOnly' | 'readText'>,
  { place }: Pick<BlockToHost, 'place'>,
): string | undefined {
  if (place.file !== path || isReadOnly()) return undefined;
  const text = readText();
  return pathOfLines(text, readPageBlocks(text), place);
}

/** Does what the person wants of a block. Gives the block whose menu they want, and where the frame has it. */
export function hearBlock(options: PageBlocksOptions, message: BlockToHost): AskedMenu | undefined {
  const { editor } = options;
  const path = findAsked(editor, message);
  if (path === undefined) return undefined;
  if (message.kind === 'block-menu') {
    const found = readBlock(editor, path);
    return found && { found, path, box: message.box };
  }
  if (message.kind === 'block-key') chooseForBlock(options, path, message.key);
  else {
    const beside = findAsked(editor, { place: message.beside });
    if (beside !== undefined) dropBlock(options, path, beside, message.side);
  }
  return undefined;
}

/** A block and all around it, as the page is now. */
export function readBlock({ readText }: Pick<EditorHandle, 'readText'>, path: string): FoundBlock | undefined {
  return findBlock(readText(), path);
}

/** Does what a key or the menu means for the block at a path, as `block-path.ts` has it. */
export function chooseForBlock(options: PageBlocksOptions, path: string, choice: BlockChoice): void {
  const { editor, say, openForm } = options;
  const text = editor.readText();
  const found = findBlock(text, path);
  if (!found || editor.isReadOnly()) return;
  const name = nameOfBlock(found.block);
  if (choice === 'open') {
    openForm(positionAt(text, found.block.start).line);
    return;
  }
  if (choice === 'add') return;
  if (choice === 'copy') {
    copySource(copyBlock(found));
    say(words.said.copied(name.toLowerCase()));
    pickAgain(options, path);
    return;
  }
  if (choice === 'cut') copySource(copyBlock(found));
  if (run(options, found, choice)) return;
  say(choice === 'up' ? words.said.isFirst(name) : choice === 'down' ? words.said.isLast(name) : words.said.cannot);
  pickAgain(options, path);
}

/** Puts a block that was dragged beside the one where it was let go. Whoever sees the page sees no reason why not, so it is told. */
export function dropBlock(options: PageBlocksOptions, path: string, beside: string, side: DropSide): void {
  const { editor, refuse } = options;
  const found = findBlock(editor.readText(), path);
  if (!found || editor.isReadOnly()) return;
  const target = { side, path: beside };
  if (run(options, found, { moveTo: target })) return;
  const moved = moveBlockTo(found, target);
  if (moved?.status === 'unfit') refuse(words.said.cannotStand(nameOfBlock(found.block), moved.within));
  pickAgain(options, path);
}

/** The block as it is now; the page has the focus again. */
export function pickAgain({ editor, tell }: Pick<PageBlocksOptions, 'editor' | 'tell'>, path: string): void {
  const text = editor.readText();
  const block = findBlock(text, path)?.block;
  if (block) tell({ kind: 'pick-block', place: { file: editor.path, ...linesOf(text, block) }, isToCome: false });
}

/** Picks the innermost block at an offset, which the page may not show yet. */
export function pickAt({ editor, tell }: Pick<PageBlocksOptions, 'editor' | 'tell'>, offset: number): void {
  const text = editor.readText();
  const blocks = readPageBlocks(text);
  const path = pathAtOffset(blocks, offset);
  const block = path === undefined ? undefined : findBlock(text, outermostAt(text, blocks, path), blocks)?.block;
  if (block) tell({ kind: 'pick-block', place: { file: editor.path, ...linesOf(text, block) }, isToCome: true });
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
  const isSame = command === 'up' || command === 'down' || command === 'duplicate';
  let isDone = false;
  changeBlock(() => {
    // The cursor stays in the word that it is in, where the block has the same words.
    const within = editor.readSelection().start - block.start;
    isDone = editor.apply(change, label);
    if (!isDone || !isKept) return undefined;
    const { start } = change.selection;
    const at = isSame && within >= 0 && within <= block.end - block.start ? start + within : start;
    return { selection: { start: at, end: at } };
  });
  if (!isDone) return false;
  pickAt({ editor, tell }, change.selection.start);
  if (isKept || command === 'unwrap') say(said);
  else onGone(label, said);
  return true;
}

/** Of several blocks on the same lines, the one that the page shows as a block. */
function outermostAt(text: string, blocks: ReturnType<typeof readPageBlocks>, path: string): string {
  const block = findBlock(text, path, blocks)?.block;
  const outer = block && pathOfLines(text, blocks, linesOf(text, block));
  return outer ?? path;
}

/** Where a box of the frame is in the window. The frame may say anything: it stays within the frame. */
export function placeInWindow(frame: HTMLElement, box: BlockBox): MenuPlace {
  const rect = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? rect.width / frame.offsetWidth : 1;
  const within = (value: number, most: number) => Math.min(Math.max(value * scale, 0), most);
  const [left, top] = [within(box.left, rect.width), within(box.top, rect.height)];
  return {
    left: rect.left + left,
    top: rect.top + top,
    width: within(box.width, rect.width - left),
    height: within(box.height, rect.height - top),
  };
}
