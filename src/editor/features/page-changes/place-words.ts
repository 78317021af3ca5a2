import { type OutlineItem, outlineIndexAt } from '../../../page-source/headings/page-outline.ts';
import { pageChangesWords as words } from '../../words/page-changes.ts';

/** In which part of the page an offset is, in words. */
export function placeWords(items: readonly OutlineItem[], offset: number, bodyStart: number): string {
  if (offset < bodyStart) return words.details;
  return items[outlineIndexAt(items, offset)]?.text ?? words.beginning;
}
