/** Items of a list that become something else: blocks between the items above and below, or items of another kind. Pure. */
import { type FoundBlock, findBlock, placeOf } from '../../page-source/blocks/block-path.ts';
import { isNumbered, listItemOf, listSign } from '../../page-source/blocks/list-item.ts';
import { itemsIn, markIn } from '../../page-source/blocks/list-items.ts';
import { readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import type { TextEdit } from '../../project/text-edit.ts';
import type { BlockChange } from './block-actions.ts';
import { formOf, isHeadingLine, isTitleLine } from './block-forms.ts';
import { type ItemRow, piecesOf, putInPlace, rowOf, signedRow, sourceOfPiece } from './list-rows.ts';

/**
 * In the order of the menu. `task` and `plain` are items with a box and without; `bullet` and `numbered` change the signs of
 * the whole list.
 */
export const ITEM_FORMS = [
  'task',
  'plain',
  'bullet',
  'numbered',
  'text',
  'heading-2',
  'heading-3',
  'heading-4',
  'accordion',
  'card',
  'steps',
] as const;
export type ItemForm = (typeof ITEM_FORMS)[number];

const TAGS: Readonly<Partial<Record<ItemForm, string>>> = { accordion: 'Accordion', card: 'Card', steps: 'Step' };
const BULLETS = ['-', '*', '+'];
/** Nine digits and what is behind them. */
const LONGEST_SIGN = 10;
const DELIMITERS = ['.', ')'];

/** What an item can become, or several of one list, or the items of a whole list: nothing of their words is lost. */
export function formsForItem(found: FoundBlock): readonly ItemForm[] {
  return ITEM_FORMS.filter((form) => turnItem(found, form) !== undefined);
}

/**
 * Makes items something else; `undefined` where they cannot become that. With all that is in them: the list is split around
 * what leaves it, and its numbers go on behind that.
 */
export function turnItem(found: FoundBlock, form: ItemForm): BlockChange | undefined {
  const row = found.block.kind === 'list' ? wholeRow(found) : rowOf(found);
  if (!row) return undefined;
  if (form === 'task' || form === 'plain') return withBoxes(found.text, row, form === 'task');
  if (form === 'bullet' || form === 'numbered') return withSigns(found, row, form);
  // In another item, words stay words.
  const isInItem = found.path.split('.').length > depthOfList(found);
  const change = isInItem && form !== 'text' ? undefined : outOfList(found, row, form);
  return change && (isInItem || !found.parts) ? { ...change, count: 1 } : change;
}

/** The items of a list; `undefined` where it has signs of several kinds. */
function wholeRow({ text, block, path, list }: FoundBlock): ItemRow | undefined {
  const items = itemsIn(text, block);
  const [first] = items;
  return (
    first &&
    rowOf({ text, path: `${path}.0`, block: first, index: 0, list: { ...list, blocks: [first] }, parts: items })
  );
}

/** How many steps the path of an item has that is in no other one. */
function depthOfList({ path, block, list }: FoundBlock): number {
  if (block.kind === 'list') return path.split('.').length;
  return list.inside.length + 2;
}

/** What an item says, without its sign and what it is indented by. Line ends are `\n`. */
interface ItemBody {
  readonly box: string;
  /** Its first paragraph. */
  readonly words: string;
  /** What stands below that, as it is written: with the line ends before it. */
  readonly below: string;
}

/** `undefined` for an item that does not begin with words. */
function bodyOf(source: string): ItemBody | undefined {
  const item = listItemOf(source.split('\n')[0] ?? '');
  const content = item && source.slice(item.prefix.length);
  if (!item || content === undefined) return undefined;
  const [first] = readPageBlocks(content);
  if (!first || first.start > 0 || formOf(content, first) !== 'text') return undefined;
  return { box: item.box, words: content.slice(0, first.end), below: content.slice(first.end) };
}

function outOfList(found: FoundBlock, row: ItemRow, form: ItemForm): BlockChange | undefined {
  const bodies = piecesOf(found.text, row).map((piece) => bodyOf(sourceOfPiece(piece)));
  const parts = bodies.map((body) => (body && !isTicked(body) ? write(body, form) : undefined));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const tag = TAGS[form];
  const joined = parts.join(tag ? '\n' : '\n\n');
  const source = form === 'steps' ? `<Steps>\n${indented(joined)}\n</Steps>` : joined;
  const blocks = readPageBlocks(source);
  const isRead = tag
    ? blocks.length === (form === 'steps' ? 1 : parts.length) && blocks.every(({ kind }) => kind === 'element')
    : blocks[0]?.kind === (form === 'text' ? 'text' : 'heading');
  const words = bodies[0]?.words.split('\n')[0] ?? '';
  const [sign] = /^\S+[ \t]+(?:\[ \][ \t]+)?/.exec(found.text.slice(row.items[row.from]?.start)) ?? [''];
  const change = isRead ? putInPlace(found.text, row, source, found.list.parent) : undefined;
  if (!change) return undefined;
  return { ...change, wordsBy: Math.max(source.indexOf(words), 0) - sign.length, count: blocks.length };
}

/** A tick would be lost. */
function isTicked({ box }: ItemBody): boolean {
  return /x/i.test(box);
}

function write({ words, below }: ItemBody, form: ItemForm): string | undefined {
  const tag = TAGS[form];
  if (form === 'text') return words + below;
  const apart = below === '' ? '' : `\n\n${below.replace(/^\n+/, '')}`;
  if (tag === undefined)
    return isHeadingLine(words) ? `${'#'.repeat(Number(form.slice(-1)))} ${words}${apart}` : undefined;
  if (!isTitleLine(words)) return undefined;
  const inner = apart === '' ? '' : `${indented(apart.trimStart())}\n`;
  return `<${tag} title="${words}">\n${inner}</${tag}>`;
}

function indented(source: string): string {
  return source.replace(/^(?=.)/gm, '  ');
}

/** Each with a box, or without; `undefined` where all of them are so already, or one has no words of its own. */
function withBoxes(text: string, row: ItemRow, isTask: boolean): BlockChange | undefined {
  const { items, from, count } = row;
  const edits: TextEdit[] = [];
  for (const { start, end } of items.slice(from, from + count)) {
    const source = text.slice(start, end);
    const item = listItemOf(source.split(/\r?\n/)[0] ?? '');
    // Of items with a box readers see no number.
    if (!item || (isTask && isNumbered(item)) || !bodyOf(source.replace(/\r\n/g, '\n'))) return undefined;
    const at = start + item.prefix.length - item.box.length;
    if (isTask && item.box === '') edits.push({ start: at, end: at, text: '[ ] ' });
    if (!isTask && item.box !== '') edits.push({ start: at, end: at + item.box.length, text: '' });
  }
  const start = items[from]?.start ?? 0;
  const [first] = edits;
  if (!first) return undefined;
  const isOfFirst = first.start < (items[from]?.end ?? 0);
  return {
    edits,
    selection: { start, end: start },
    wordsBy: isOfFirst ? first.text.length - (first.end - first.start) : 0,
  };
}

/** The whole list with other signs: with those that do not make it one with a list beside it. */
function withSigns(found: FoundBlock, row: ItemRow, form: 'bullet' | 'numbered'): BlockChange | undefined {
  const { text } = found;
  const all = row.items.map(({ start, end }) => listItemOf(text.slice(start, end).split(/\r?\n/)[0] ?? ''));
  const hasNumbers = all[0] !== undefined && isNumbered(all[0]);
  if (hasNumbers === (form === 'numbered')) return undefined;
  if (form === 'numbered' && all.some((item) => item?.box)) return undefined;
  const beside = signsBeside(found, row);
  const sign = (form === 'numbered' ? DELIMITERS : BULLETS).find((one) => !beside.has(one));
  if (sign === undefined) return undefined;
  const signs = row.items.map((_, index) => (form === 'numbered' ? `${index + 1}${sign}` : sign));
  return signedRow(text, row, signs);
}

/** The signs of the lists right above a row and right below it: a list with such a sign would become one with them. */
function signsBeside({ text, block, path, list }: FoundBlock, { items }: ItemRow): ReadonlySet<string> {
  const around = block.kind === 'list' ? undefined : findBlock(text, placeOf(path).list);
  const all = block.kind === 'list' ? list.blocks : around?.block.kind === 'list' ? around.list.blocks : list.blocks;
  const [start, end] = [items[0]?.start ?? 0, items.at(-1)?.end ?? 0];
  const beside = [all.findLast((one) => one.end <= start), all.find((one) => one.start >= end)];
  return new Set(beside.map((one) => (one ? listSign(markIn(text.slice(one.start, one.start + LONGEST_SIGN))) : '')));
}
