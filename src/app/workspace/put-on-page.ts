/** Puts what was chosen from the list into the page; loaded when somebody writes. */
import { landingOf } from '../../editor/features/page-writing/landing.ts';
import type { PageWriting } from '../../editor/features/page-writing/page-writing.ts';
import type { InsertItem } from '../../editor/features/writing/insert/insert-items.ts';
import { nameOfStep, putBelow, putInPlace } from '../../editor/features/writing/page-insert/put-item.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import type { ProjectStore } from '../../editor/store/index.ts';
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import { isFocusInFrame, letFrameTakeFocus } from './keep-focus.ts';
import type { AroundPage } from './page-insert.ts';

export { createPageList } from '../../editor/features/writing/page-insert/page-list.ts';

export interface PlaceOnPage {
  readonly store: ProjectStore;
  readonly writing: PageWriting | undefined;
  readonly around: AroundPage | undefined;
}

/** In the place of the paragraph that the list is open for. */
export function putListed(item: InsertItem, { store, writing, around }: PlaceOnPage): void {
  takeFocus(around);
  const isTyping = writing?.putListed(
    (text, at) => putInPlace(item, text, at, store.getState().files),
    nameOfStep(item),
  );
  if (isTyping === false) around?.show(item);
}

export function putBelowBlock(
  item: InsertItem,
  found: FoundBlock,
  editor: Pick<EditorHandle, 'apply'>,
  { store, writing, around }: PlaceOnPage,
): void {
  const { change, below } = putBelow(item, found, store.getState().files);
  takeFocus(around);
  if (!editor.apply(change, nameOfStep(item))) return;
  if (writing?.openBelow(landingOf(change), below) !== true) around?.show(item);
}

function takeFocus(around: AroundPage | undefined): void {
  if (!isFocusInFrame()) letFrameTakeFocus(around?.readFrame());
}
