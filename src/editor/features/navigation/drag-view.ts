/** What is dragged at the moment, apart from the panel: only what shows it is drawn with every place that it passes. */
import { createStore, type StoreApi, useStore } from 'zustand';
import type { DropVerdict } from '../../../authoring/navigation-edit/can-drop.ts';
import type { DropPlace } from './drop-place.ts';

export interface DragView {
  readonly label: string;
  readonly place: DropPlace | undefined;
  readonly verdict: DropVerdict | undefined;
  /** The tab, anchor or version under the pointer, by its key. */
  readonly division: string | undefined;
}

export type DragViewStore = StoreApi<{ readonly view: DragView | undefined }>;

export function createDragView(): DragViewStore {
  return createStore(() => ({ view: undefined }));
}

export function useDragView<Part>(store: DragViewStore, read: (view: DragView | undefined) => Part): Part {
  return useStore(store, ({ view }) => read(view));
}
