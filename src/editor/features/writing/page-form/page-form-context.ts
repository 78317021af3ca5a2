import { createContext, useContext } from 'react';
import type { BlockPlace, FoundBlock } from '../../../../page-source/blocks/block-path.ts';
import type { TextRange } from '../../../../project/text-edit.ts';
import type { InsertItem } from '../insert/insert-items.ts';

/** What the fields and buttons of the form do with whole blocks. Stays the same while the page is written. */
export interface PageFormActions {
  readonly find: (path: string) => FoundBlock | undefined;
  /** Opens an empty field at a place, and puts the focus there. It is no text of the page until something is written. */
  readonly openDraft: (place: BlockPlace) => void;
  /** Closes the empty field at this path; one that is open elsewhere stays. */
  readonly closeDraft: (path: string) => void;
  /** Makes what was written in an empty field a text of the page; the cursor is at an offset of it. */
  readonly writeDraft: (place: BlockPlace, words: string, cursor: number) => void;
  /** Inserts an item exactly there, and puts the focus into its first field. */
  readonly insert: (place: BlockPlace, item: InsertItem) => void;
  readonly move: (path: string, by: -1 | 1, label: string) => void;
  readonly remove: (path: string, label: string) => void;
  /** Takes a text away that has lost all its words, and leaves its field for others. */
  readonly empty: (path: string, label: string) => void;
  /** Puts the focus, once the form is drawn again, to what is selected. */
  readonly focusAt: (selection: TextRange) => void;
  /** Puts the focus at the end of the field before this one. */
  readonly focusBefore: (field: HTMLElement) => void;
}

export const PageFormContext = createContext<PageFormActions | undefined>(undefined);

export function usePageFormActions(): PageFormActions {
  const actions = useContext(PageFormContext);
  if (!actions) throw new Error('There is no form of a page around this component.');
  return actions;
}
