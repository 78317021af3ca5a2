import { createContext, useContext } from 'react';
import type { BlockPlace } from '../../../page-source/blocks/block-path.ts';
import type { SourceChange, TextRange } from '../../../project/text-edit.ts';
import type { PageListing } from '../../store/index.ts';
import type { PlaceMarkup } from '../../uploads/insert-places.ts';
import type { AtCursor } from './read-cursor.ts';

/** What the forms and buttons of a page do, and what the project offers them. Stays the same while a page is typed in. */
export interface Writing {
  readonly file: string;
  readonly isReadOnly: boolean;
  /**
   * Makes a change as a named step. `join` makes one step of several with the same key and short pauses, for typing in
   * a field; such a change leaves the cursor where it is.
   */
  readonly apply: (change: SourceChange, label: string, join?: string) => boolean;
  /** Text and selection as they are now, not at the last pause. */
  readonly readNow: () => { readonly text: string; readonly selection: TextRange };
  readonly select: (range: TextRange) => void;
  readonly focusEditor: () => void;
  /** The change that puts markup where the cursor is, or was last. */
  readonly placeMarkup: PlaceMarkup;
  /** Asks for the address of a link at what is selected: in the page, or in words that stand on their own. */
  readonly openLink: (words?: OwnWords) => void;
  /** Asks for a picture, and puts it between two blocks of the form. */
  readonly openImage: (place: BlockPlace) => void;
  readonly pages: readonly PageListing[];
  readonly hasFile: (path: string) => boolean;
  readonly readFile: (path: string) => string | undefined;
}

/** Words that are source, but written into the page in a way of their own, as those of a cell. */
export interface OwnWords {
  readonly text: string;
  readonly selection: TextRange;
  readonly apply: (change: SourceChange) => void;
  /** Gives the focus back. */
  readonly focus: () => void;
}

export const WritingContext = createContext<Writing | undefined>(undefined);

/** Apart from the rest: it is another with every pause of typing. */
export const AtCursorContext = createContext<AtCursor | undefined>(undefined);

export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('No page is open around this component.');
  return writing;
}

/** What stands at the cursor: read at a pause of typing, and right after each change that a form makes. */
export function useAt(): AtCursor {
  const at = useContext(AtCursorContext);
  if (!at) throw new Error('No page is open around this component.');
  return at;
}
