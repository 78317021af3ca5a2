import { readBlockText } from '../../../../engine/source-edit/block-text.ts';
import type { TextRange } from '../../../../engine/source-edit/text-edit.ts';
import { selectInProse } from '../prose/prose-dom.ts';
import { blockAt, pathAtOffset } from './block-path.ts';
import { readBlocks } from './read-blocks.ts';

const FIELDS = 'input:not([type="hidden"]), textarea, select, [role="textbox"]';

/** Puts the focus into the field whose block holds what is selected in the page, and selects the same there. */
export function focusBlockAt(root: HTMLElement, text: string, selection: TextRange): void {
  const blocks = readBlocks(text);
  const path = pathAtOffset(blocks, selection.start);
  const field = path === undefined ? undefined : fieldOf(root, path);
  if (path === undefined || !field) return;
  const block = blockAt(blocks, path);
  field.focus();
  if (field.dataset.text === undefined || !block) return;
  const { toShown } = readBlockText(text, block.kind === 'heading' ? block.words : block);
  selectInProse(field, { start: toShown(selection.start), end: toShown(selection.end) });
}

/** The first field of a block; of one without fields, its first button. */
export function fieldOf(root: HTMLElement, path: string): HTMLElement | undefined {
  const block = root.querySelector<HTMLElement>(`[data-block="${path}"]`);
  return block?.querySelector<HTMLElement>(FIELDS) ?? block?.querySelector<HTMLElement>('button') ?? undefined;
}

/** The field for words that stands before this one in the form, whatever block it is of. */
export function fieldBefore(root: HTMLElement, field: HTMLElement): HTMLElement | undefined {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-text]')];
  return fields[fields.indexOf(field) - 1];
}
