import { readBlockText } from '../../../../authoring/source-edit/block-text.ts';
import { blockAt, pathAtOffset } from '../../../../page-source/blocks/block-path.ts';
import { lineAt } from '../../../../page-source/blocks/lines.ts';
import { findFrontMatter } from '../../../../page-source/front-matter/front-matter.ts';
import type { TextRange } from '../../../../project/text-edit.ts';
import { readProse, selectInProse } from '../../../../prose/prose-dom.ts';
import { readBlocks } from './read-blocks.ts';

const FIELDS = 'input:not([type="hidden"]), textarea, select, [role="textbox"]';

/**
 * Puts the focus into the field whose block holds what is selected in the page, and selects the same there. False where
 * that block is not drawn.
 */
export function focusBlockAt(root: HTMLElement, text: string, selection: TextRange): boolean {
  if (selection.start < (findFrontMatter(text)?.bodyStart ?? 0)) return focusDetail(root, text, selection.start);
  const blocks = readBlocks(text);
  const path = pathAtOffset(blocks, selection.start);
  const field = path === undefined ? undefined : fieldOf(root, path);
  if (path === undefined || !field) return false;
  const block = blockAt(blocks, path);
  unfoldAround(field);
  reveal(root, field.closest('[data-block]') ?? field);
  field.focus({ preventScroll: true });
  if (field.dataset.text === undefined || !block) return true;
  const { toShown } = readBlockText(text, block.kind === 'heading' ? block.words : block);
  selectInProse(field, { start: toShown(selection.start), end: toShown(selection.end) });
  return true;
}

/**
 * The same for a block that was just put in: what stands in its field is a sample, which the first key typed replaces. A
 * field for the words of a block by themselves has the sample selected already.
 */
export function focusNewBlock(root: HTMLElement, text: string, selection: TextRange): boolean {
  if (!focusBlockAt(root, text, selection)) return false;
  const field = document.activeElement;
  if (selection.end === selection.start) return true;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else if (field instanceof HTMLElement && field.isContentEditable && field.dataset.text === undefined)
    selectInProse(field, { start: 0, end: readProse(field).length });
  return true;
}

/** The field of the page's details that a line of its front matter belongs to, else the first one. */
function focusDetail(root: HTMLElement, text: string, offset: number): boolean {
  const line = lineAt(text, offset);
  const key = /^([\w-]+)[ \t]*:/.exec(text.slice(line.start, line.end))?.[1];
  const of = (selector: string) => root.querySelector<HTMLElement>(`${selector} :is(${FIELDS})`);
  const field = (key === undefined ? null : of(`[data-field="${key}"]`)) ?? of('[data-field]');
  if (!field) return false;
  reveal(root, field);
  field.focus({ preventScroll: true });
  return true;
}

/** Opens all that is folded around a field, as the browser's own search does. */
function unfoldAround(field: Element): void {
  for (let at = field.closest('[hidden]'); at; at = at.parentElement?.closest('[hidden]') ?? null)
    at.dispatchEvent(new Event('beforematch'));
}

/** Scrolls only when a block cannot be seen; then it comes to the middle, or to the top where it is higher. */
function reveal(root: HTMLElement, element: Element): void {
  const [frame, box] = [root.getBoundingClientRect(), element.getBoundingClientRect()];
  const isHigh = box.height > frame.height;
  if (box.top >= frame.top && (isHigh ? box.top < frame.top + frame.height / 2 : box.bottom <= frame.bottom)) return;
  element.scrollIntoView({ block: isHigh ? 'start' : 'center' });
}

/** The first field of a block; of one without fields, its first button. */
export function fieldOf(root: HTMLElement, path: string): HTMLElement | undefined {
  const block = root.querySelector<HTMLElement>(`[data-block="${path}"]`);
  return block?.querySelector<HTMLElement>(FIELDS) ?? block?.querySelector<HTMLElement>('button') ?? undefined;
}

/** The field for words that stands before this one in the form, whatever block it is of. */
export function fieldBefore(root: HTMLElement, field: HTMLElement): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>('[data-text]')];
  const fields = all.filter((one) => !one.closest('[hidden]'));
  return fields[fields.indexOf(field) - 1];
}
