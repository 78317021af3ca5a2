/** Turns several blocks into blocks of another kind, each by itself, as one change. Pure. */
import { type FoundBlock, findBlock, pathOf, placeOf } from '../../page-source/blocks/block-path.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import type { BlockChange } from './block-actions.ts';
import { BLOCK_FORMS, type BlockForm } from './block-forms.ts';
import { isItem } from './item-actions.ts';
import { formsFor, turnBlock } from './turn-block.ts';
import { formsForItem, ITEM_FORMS, type ItemForm, turnItem } from './turn-item.ts';

/** Each kind is tried for each of them. */
const MOST_BLOCKS = 30;

/** What a block can become, or an item of a list. */
export type TurnForm = BlockForm | ItemForm;

/** What all of the blocks can become, or all of the items. */
export function formsForAll(found: FoundBlock): readonly TurnForm[] {
  if (isItem(found)) return formsForItem(found);
  const forms = formsForBlocks(found);
  if (found.block.kind !== 'list' || found.parts) return forms;
  // A list becomes what it is as a whole, else what its items are one by one.
  const all = new Set<TurnForm>([...forms, ...formsForItem(found)]);
  return [...new Set<TurnForm>([...BLOCK_FORMS, ...ITEM_FORMS])].filter((form) => all.has(form));
}

function formsForBlocks(found: FoundBlock): readonly BlockForm[] {
  const { text, path, parts } = found;
  if (!parts) return formsFor(found);
  if (parts.length > MOST_BLOCKS) return [];
  const each = parts.map((_, at) => {
    const one = findBlock(text, behind(path, at));
    return new Set(one ? formsFor(one) : []);
  });
  return [...(each[0] ?? [])].filter((form) => each.every((forms) => forms.has(form)));
}

/** The change that turns all of them; `undefined` where one cannot become that. */
export function turnBlocks(found: FoundBlock, form: TurnForm): BlockChange | undefined {
  const { text, path, parts } = found;
  if (isItem(found)) return isItemForm(form) ? turnItem(found, form) : undefined;
  if (!parts) {
    const change = isBlockForm(form) ? turnBlock(found, form) : undefined;
    return change ?? (found.block.kind === 'list' && isItemForm(form) ? turnItem(found, form) : undefined);
  }
  if (!isBlockForm(form)) return undefined;
  let turned = text;
  let start = found.block.start;
  // From the last one on: the paths above stay.
  for (let at = parts.length - 1; at >= 0; at--) {
    const one = findBlock(turned, behind(path, at));
    const change = one && turnBlock(one, form);
    if (!change) return undefined;
    turned = applyTextEdits(turned, change.edits);
    start = change.selection.start;
  }
  const difference = textDifference(text, turned);
  return difference && { edits: [difference], selection: { start, end: start } };
}

function isItemForm(form: TurnForm): form is ItemForm {
  return ITEM_FORMS.some((one) => one === form);
}

function isBlockForm(form: TurnForm): form is BlockForm {
  return BLOCK_FORMS.some((one) => one === form);
}

function behind(path: string, by: number): string {
  const { list, index } = placeOf(path);
  return pathOf({ list, index: index + by });
}
