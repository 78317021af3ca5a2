/** What the app and the frame tell each other of the words of a page that are typed in. A part of the protocol. */

import type { TextRange } from '../project/text-edit.ts';
import { SELECTION_KEYS } from '../shared/mark-keys.ts';
import type { WordsPlace } from '../shared/words-place.ts';
import type { BlockPlace } from './block-messages.ts';

/** Words of the page that are typed in where they stand: the field shows their source, and the app owns it. */
export type FieldToFrame =
  /** Opens a field at a place; one that is open becomes it. `value`: the source of the words, its line ends `\n`. */
  | {
      readonly kind: 'open-field';
      readonly field: number;
      readonly place: FieldPlace;
      readonly value: string;
      readonly isSingleLine: boolean;
      /** Which `field-wanted` this answers. */
      readonly wanted?: number;
      /** The document may have no element for it yet: it goes below the one that is typed in. */
      readonly isNew?: boolean;
      /** Where nothing is typed in, it goes below this block until the document has an element for it. */
      readonly below?: BlockPlace;
      readonly selection?: FieldSelection;
      /** How many edits and keys of the last version of the field are in it. Those behind them are to be said again. */
      readonly heard: number;
    }
  /** The words are others, by something else than the field; what it says of an older version is not heard. */
  | {
      readonly kind: 'set-field';
      readonly field: number;
      readonly version: number;
      readonly value: string;
      readonly selection?: FieldSelection;
      readonly heard: number;
    }
  | { readonly kind: 'close-field'; readonly field: number }
  /** While it is held, a field stays open though the focus goes to the app; the app says then when it is left. */
  | { readonly kind: 'hold-field'; readonly field: number; readonly isHeld: boolean }
  /** No list is open for what a field holds: keys are for its words. */
  | { readonly kind: 'close-list'; readonly field: number }
  /** Gives a field the focus again. */
  | { readonly kind: 'focus-field'; readonly field: number; readonly selection?: FieldSelection }
  /** Nothing can be typed in at a place that was asked for. */
  | { readonly kind: 'refuse-field'; readonly wanted: number };

export interface FieldPlace extends WordsPlace {
  /** Path in the site. */
  readonly file: string;
}

/** Offsets in the value of a field. */
export type FieldSelection = TextRange;

/** What the person does in a field. */
export type FieldEvent =
  /** One edit of the value. `version`: of the last `set-field`, 0 before it. */
  | (FieldSelection & {
      readonly kind: 'field-edit';
      readonly field: number;
      readonly version: number;
      readonly text: string;
    })
  | (FieldSelection & { readonly kind: 'field-selected'; readonly field: number; readonly version: number })
  /**
   * Where on the screen the selected words are, whenever it is somewhere else; none while a pointer still selects. Of a
   * field that holds a slash and a name alone, where the field is.
   */
  | (FieldSelection & {
      readonly kind: 'field-box';
      readonly field: number;
      readonly version: number;
      readonly box?: FieldBox;
    })
  | (FieldSelection & {
      readonly kind: 'field-key';
      readonly field: number;
      readonly version: number;
      readonly key: FieldKey;
    })
  /** More than words is pasted, or an address on selected words: the app puts it in. */
  | (FieldSelection &
      PastedContents & { readonly kind: 'field-paste'; readonly field: number; readonly version: number })
  /** `version`: what was typed behind a newer one is said again before this is. */
  | { readonly kind: 'field-left'; readonly field: number; readonly version: number }
  /** The window of the page has lost the focus, while the field is open. */
  | { readonly kind: 'field-unfocused'; readonly field: number; readonly version: number };

/** What a clipboard holds. */
export interface PastedContents {
  /** `text/html`, or an empty text. */
  readonly html: string;
  /** `text/plain`, or an empty text. */
  readonly plain: string;
  /** All kinds of contents. */
  readonly types: readonly string[];
  readonly files: readonly Blob[];
}

/** In the window of the frame, in its pixels. */
export interface FieldBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Keys that do more than a field can do by itself. */
export const FIELD_KEYS = [
  'undo',
  'redo',
  'enter',
  'backspace',
  'indent',
  'outdent',
  // For the list that a slash opens.
  'list-up',
  'list-down',
  'list-close',
  ...SELECTION_KEYS,
] as const;
export type FieldKey = (typeof FIELD_KEYS)[number];
