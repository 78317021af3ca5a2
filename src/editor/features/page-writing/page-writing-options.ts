import type { SelectionKey } from '../../../shared/mark-keys.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import type { FieldBox, FieldKey, FieldToFrame, PastedContents } from '../../session/index.ts';
import type { FieldWords, SelectedWords } from './selected-words.ts';

/** The list of what can be inserted, which a slash in an empty paragraph opens. */
export interface NamedList {
  /** Whether what is typed at an offset of a page may name something of it. Then it is open, with what it names. */
  readonly open: (typed: string, text: string, at: number) => boolean;
  readonly close: () => void;
  /** Where the field is on the screen, as the frame says. */
  readonly place: (box: FieldBox | undefined) => void;
  /** Whether it has used the key. */
  readonly press: (key: FieldKey) => boolean;
}

/** What words of a page are typed into, and what they are told. */
export interface PageWritingOptions {
  readonly editor: Pick<
    EditorHandle,
    'path' | 'isReadOnly' | 'readText' | 'readSelection' | 'select' | 'apply' | 'onText'
  >;
  readonly tell: (message: FieldToFrame) => void;
  /** Whether a person has just done something: no field opens by itself. */
  readonly isAsked: () => boolean;
  /** Whether the focus is at the preview, wherever in its frames. */
  readonly isFocusAtPage: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Words that can be marked are selected in the field, are elsewhere on the screen, or are selected no more. */
  readonly onSelected: (words: SelectedWords | undefined) => void;
  /** A key for the selected words, or those at the cursor, where they can be marked. */
  readonly onKey: (key: SelectionKey, words: FieldWords) => void;
  /** More than words is pasted in place of what is selected in the page. */
  readonly onPaste: (pasted: PastedContents) => void;
  readonly list: NamedList;
  /** Name of the step. */
  readonly label: string;
  /** Calls back when the window has been painted next. */
  readonly afterPaint: (run: () => void) => void;
}
