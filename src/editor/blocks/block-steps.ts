/** What the menu of a block does, as named steps of the page. */
import {
  type BlockChange,
  commentOut,
  duplicateBlock,
  moveBlock,
  pasteBelow,
  uncomment,
} from '../../authoring/source-edit/block-actions.ts';
import { removeBlock } from '../../authoring/source-edit/block-edits.ts';
import { unwrapElement } from '../../authoring/source-edit/elements.ts';
import {
  duplicateItem,
  isItem,
  moveItem,
  pasteBelowItem,
  removeItem,
  shiftItem,
} from '../../authoring/source-edit/item-actions.ts';
import {
  type BlockTarget,
  type MovedBlock,
  moveBlockTo,
  placeBeside,
  placeOutside,
} from '../../authoring/source-edit/move-block-to.ts';
import { moveItemTo } from '../../authoring/source-edit/move-item-to.ts';
import { formsForAll, type TurnForm, turnBlocks } from '../../authoring/source-edit/turn-blocks.ts';
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import { blockMenuWords as words } from '../words/block-menu.ts';
import { writingWords } from '../words/writing.ts';
import { blockWords, writingStepWords } from '../words/writing-commands.ts';
import { nameOfFound } from './block-names.ts';
import { readCopied } from './copied-block.ts';

export type BlockCommand =
  | 'up'
  | 'down'
  | 'into'
  | 'out'
  | 'duplicate'
  | 'cut'
  | 'paste'
  | 'comment'
  | 'uncomment'
  | 'unwrap'
  | 'remove'
  | { readonly turnInto: TurnForm }
  | { readonly moveTo: BlockTarget };

/** What the menu offers. `add`: something below the block, from a list. `select`: more blocks by taps. */
export type BlockChoice = BlockCommand | 'copy' | 'open' | 'add' | 'select';

export interface BlockStep {
  readonly change: BlockChange;
  /** Name of the step. */
  readonly label: string;
  /** What was done, for who does not see it. */
  readonly said: string;
  /** The block is still there, as itself or as something else. */
  readonly isKept: boolean;
}

export interface BlockChoices {
  readonly commands: ReadonlySet<BlockChoice>;
  readonly forms: readonly TurnForm[];
}

const COMMANDS = [
  'up',
  'down',
  'into',
  'out',
  'duplicate',
  'cut',
  'paste',
  'comment',
  'uncomment',
  'unwrap',
  'remove',
] as const;

/** What can be done with a block. */
export function choicesOf(found: FoundBlock): BlockChoices {
  return {
    commands: new Set(COMMANDS.filter((command) => stepOf(found, command) !== undefined)),
    forms: formsForAll(found),
  };
}

/** The step of a command; `undefined` where it cannot be done. */
export function stepOf(found: FoundBlock, command: BlockCommand): BlockStep | undefined {
  const change = isItem(found) ? changeOfItem(found, command) : changeOf(found, command);
  if (!change) return undefined;
  const isKept = command !== 'cut' && command !== 'remove' && command !== 'comment' && command !== 'unwrap';
  return { change, ...wordsOf(found, command), isKept };
}

function changeOf(found: FoundBlock, command: BlockCommand): BlockChange | undefined {
  const { text, block, list } = found;
  const source = readCopied();
  if (typeof command === 'object')
    return 'moveTo' in command ? moveTo(found, command.moveTo) : turnBlocks(found, command.turnInto);
  switch (command) {
    case 'up':
      return moveBlock(found, -1);
    case 'down':
      return moveBlock(found, 1);
    case 'into':
      return found.parts ? undefined : moveTo(found, placeBeside(found));
    case 'out':
      return moveTo(found, placeOutside(found));
    case 'duplicate':
      return duplicateBlock(found);
    case 'paste':
      return source === undefined ? undefined : pasteBelow(found, source);
    case 'comment':
      return commentOut(found);
    case 'uncomment':
      return block.kind === 'source' && !found.parts ? uncomment(found) : undefined;
    case 'unwrap': {
      if (found.parts || block.kind !== 'element' || !block.element.closing) return undefined;
      const { edits, selection } = unwrapElement(text, block.element);
      return { edits, selection: selection ?? { start: block.start, end: block.start } };
    }
    default: {
      const { edits, selection } = removeBlock(text, block, list.parent);
      return { edits, selection: selection ?? { start: block.start, end: block.start } };
    }
  }
}

/** Of an item of a list, in its list; turned, it leaves that. */
function changeOfItem(found: FoundBlock, command: BlockCommand): BlockChange | undefined {
  if (typeof command === 'object')
    return 'moveTo' in command ? moveTo(found, command.moveTo) : turnBlocks(found, command.turnInto);
  const source = readCopied();
  switch (command) {
    case 'up':
      return moveItem(found, -1);
    case 'down':
      return moveItem(found, 1);
    case 'into':
      return shiftItem(found, 'in');
    case 'out':
      return shiftItem(found, 'out');
    case 'duplicate':
      return duplicateItem(found);
    case 'paste':
      return source === undefined ? undefined : pasteBelowItem(found, source);
    case 'cut':
    case 'remove':
      return removeItem(found);
    default:
      return undefined;
  }
}

/** What comes of a move, of whatever is moved. */
export function movedTo(found: FoundBlock, target: BlockTarget): MovedBlock | undefined {
  return isItem(found) ? moveItemTo(found, target) : moveBlockTo(found, target);
}

function moveTo(found: FoundBlock, target: BlockTarget | undefined): BlockChange | undefined {
  const moved = target && movedTo(found, target);
  return moved?.status === 'moved' ? moved.change : undefined;
}

function isOfList(form: TurnForm): boolean {
  return form === 'bullet' || form === 'numbered';
}

function wordsOf(found: FoundBlock, command: BlockCommand): Pick<BlockStep, 'label' | 'said'> {
  const name = nameOfFound(found);
  const what = name.toLowerCase();
  const saidMoved = found.parts ? blockWords.movedSeveral(name) : words.said.moved(name);
  if (typeof command === 'object' && 'moveTo' in command)
    return { label: writingStepWords.move(what), said: saidMoved };
  if (typeof command === 'object') {
    const into = words.forms[command.turnInto].toLowerCase();
    // The whole list is changed, whatever item of it is meant.
    if (isItem(found) && isOfList(command.turnInto)) {
      const list = blockWords.list;
      return { label: words.steps.turn(list.toLowerCase(), into), said: words.said.turned(list, into) };
    }
    return {
      label: words.steps.turn(what, into),
      said: (found.parts ? words.said.turnedSeveral : words.said.turned)(name, into),
    };
  }
  const { index, list } = found;
  const moved = (by: number) => (found.parts ? saidMoved : blockWords.moved(name, index + by + 1, list.blocks.length));
  switch (command) {
    case 'up':
      return { label: writingStepWords.move(what), said: moved(-1) };
    case 'down':
      return { label: writingStepWords.move(what), said: moved(1) };
    case 'into':
    case 'out':
      return { label: writingStepWords.move(what), said: saidMoved };
    case 'duplicate':
      return { label: words.steps.duplicate(what), said: words.said.duplicated(what) };
    case 'cut':
      return { label: words.steps.cut(what), said: words.said.cut(what) };
    case 'paste':
      return { label: words.steps.paste, said: words.said.pasted };
    case 'comment':
      return { label: words.steps.comment(what), said: words.said.commented(what) };
    case 'uncomment':
      return { label: words.steps.uncomment, said: words.said.uncommented };
    case 'unwrap':
      return { label: writingWords.block.unwrapped(what), said: writingWords.block.unwrapped(what) };
    default:
      return { label: writingStepWords.delete(what), said: writingStepWords.deleted(what) };
  }
}
