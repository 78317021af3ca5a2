import type { StoreApi } from 'zustand';
import type { FieldWords, SelectedWords } from '../../editor/features/page-writing/selected-words.ts';
import type { SourceChange, TextRange } from '../../project/text-edit.ts';

export interface PageBarState {
  /** Words that are selected in the page; what the frame says of their place is not believed. */
  readonly words: SelectedWords | undefined;
  /** Words that a link is asked for. */
  readonly linked: FieldWords | undefined;
  /** Somebody goes to the bar by a key. */
  readonly isFocusWanted: boolean;
}

export const NO_PAGE_BAR: PageBarState = { words: undefined, linked: undefined, isFocusWanted: false };

export interface PageBarHandle {
  readonly state: StoreApi<PageBarState>;
  /** Changes words that are still the same, as a step of its own. */
  readonly change: (
    words: FieldWords,
    make: (value: string, selection: TextRange) => SourceChange,
    step: string,
  ) => void;
  /** Gives the words of a field the focus again. */
  readonly focus: (field: number) => void;
  /** The person is somewhere else in the app. */
  readonly leave: (field: number) => void;
}
