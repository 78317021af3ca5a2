/** What an item of the list becomes on the page: in the place of an empty paragraph, or below a block. Pure. */
import { gapBeside, insertBetween } from '../../../../authoring/source-edit/block-edits.ts';
import { emptyParagraph } from '../../../../authoring/source-edit/empty-paragraph.ts';
import type { NewBlock } from '../../../../authoring/source-edit/insert-block.ts';
import { isItem, putBelowItem } from '../../../../authoring/source-edit/item-actions.ts';
import { type BlockLines, type FoundBlock, linesOf } from '../../../../page-source/blocks/block-path.ts';
import type { ProjectFiles } from '../../../../project/project-files.ts';
import {
  applyTextEdits,
  lineEndOf,
  orderEdits,
  type SourceChange,
  type TextRange,
} from '../../../../project/text-edit.ts';
import { textDifference } from '../../../../shared/text-difference.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { type InsertItem, PARAGRAPH } from '../insert/insert-items.ts';
import { blockOf, type FilesForSnippets, insertion } from '../insert/insertion.ts';
import { listFiles } from '../use-listed-files.ts';

/** Name of the step that puts it in. */
export function nameOfStep({ label }: InsertItem): string {
  return writingStepWords.insert(label.toLowerCase());
}

/** In the place of an empty paragraph; `undefined` where that is what is wanted. */
export function putInPlace(
  item: InsertItem,
  text: string,
  at: TextRange,
  files: ProjectFiles,
): SourceChange | undefined {
  if (item === PARAGRAPH) return undefined;
  return asOneEdit(text, insertion(item, text, at, forSnippets(files)));
}

/** Below a block, with the lines of the block that it stands below then. */
export function putBelow(
  item: InsertItem,
  found: FoundBlock,
  files: ProjectFiles,
): { readonly change: SourceChange; readonly below: BlockLines } {
  let { block: below } = found;
  const insert = (added: NewBlock): SourceChange => {
    if (!isItem(found)) return insertBetween(found.text, gapBeside(found, 'below'), added);
    const put = putBelowItem(found, added);
    below = put.below;
    return put.change;
  };
  const change = item === PARAGRAPH ? emptyParagraph(insert) : insert(blockOf(item, forSnippets(files)));
  return { change, below: linesOf(found.text, below) };
}

function forSnippets(files: ProjectFiles): FilesForSnippets {
  return { ...listFiles(files), hasFile: (path) => files.has(path) };
}

function asOneEdit(text: string, change: SourceChange): SourceChange {
  const difference = textDifference(text, applyTextEdits(text, orderEdits(change.edits, lineEndOf(text))));
  return { ...change, edits: difference ? [difference] : [] };
}
