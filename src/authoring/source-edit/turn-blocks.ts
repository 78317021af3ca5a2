/** Turns several blocks into blocks of another kind, each by itself, as one change. Pure. */
import { type FoundBlock, findBlock, pathOf, placeOf } from '../../page-source/blocks/block-path.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import type { BlockChange } from './block-actions.ts';
import type { BlockForm } from './block-forms.ts';
import { formsFor, turnBlock } from './turn-block.ts';

/** Each kind is tried for each of them. */
const MOST_BLOCKS = 30;

/** What all of the blocks can become. */
export function formsForAll(found: FoundBlock): readonly BlockForm[] {
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
export function turnBlocks(found: FoundBlock, form: BlockForm): BlockChange | undefined {
  const { text, path, parts } = found;
  if (!parts) return turnBlock(found, form);
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

function behind(path: string, by: number): string {
  const { list, index } = placeOf(path);
  return pathOf({ list, index: index + by });
}
