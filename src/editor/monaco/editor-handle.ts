/** What the rest of the app may do with the open code editor, in words of the file and not of Monaco. */
import type { SourceChange, TextRange } from '../../project/text-edit.ts';

export interface EditorSelection extends TextRange {
  /** Offset of the end that moves: the cursor. */
  readonly cursor: number;
  /** Line of the cursor, from 1. */
  readonly line: number;
  /** Column of the cursor, from 1. */
  readonly column: number;
}

export interface TextChange {
  /** `typing`: by keys, paste or drop in the editor. `outside`: by undo, a form, another part of the app. */
  readonly by: 'typing' | 'outside';
}

/** A place in the window, in its pixels. */
export interface ScreenPlace {
  readonly left: number;
  readonly top: number;
  /** Height of the line. */
  readonly height: number;
}

/** `key` is one letter or digit, `Enter`, `Tab`, `Up` or `Down`. `mod` is Control, on a Mac Command. */
export interface EditorCommand {
  readonly id: string;
  /** As the editor's list of commands (F1) shows it. */
  readonly label: string;
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
  readonly run: () => boolean;
}

/** What is shown and written in while the code is hidden. */
export interface StandIn {
  /** Brings what is selected into sight, and gives it the focus. */
  readonly focus: () => void;
}

/** Gives back how to end it. */
type Subscribe<Value> = (listener: (value: Value) => void) => () => void;

/**
 * The editor of one file. Offsets are of the file's text in the store: without byte-order mark, with its own line ends.
 * Good until `CodeEditor` gives another one or `undefined`.
 */
export interface EditorHandle {
  readonly path: string;
  readonly isReadOnly: () => boolean;
  /** The text with all that was typed: the store takes it up where it has not yet, so never while drawing. */
  readonly readText: () => string;
  readonly readSelection: () => EditorSelection;
  /** Text and selection for drawing: as far as the store has them. */
  readonly peek: () => { readonly text: string; readonly selection: EditorSelection };
  readonly select: (range: TextRange) => void;
  readonly hasFocus: () => boolean;
  /** Whatever has to be focused or brought into sight goes to this from now on; `undefined`: to the code again. */
  readonly setStandIn: (standIn: StandIn | undefined) => void;
  readonly focus: () => void;
  /** Opens the field for words to find in the text. */
  readonly openFind: () => void;
  /**
   * Makes the edits as one named step of undo, and selects what the change says. With `join` the step goes on with the
   * last one when that has the same key and the pause was short. False when the edits were refused.
   */
  readonly apply: (change: SourceChange, label: string, join?: string) => boolean;
  /** Scrolls until the line (from 1) can be seen; `center` puts it in the middle, `nearest` scrolls only when it must. */
  readonly revealLine: (line: number, where?: 'center' | 'nearest' | 'top') => void;
  /**
   * The line at the upper edge, from 1, with a fraction: 3.5 is the middle of line 3. Lines that wrap count as one, so
   * a fraction is a share of the line's whole height.
   */
  readonly topLine: () => number;
  readonly scrollToLine: (topLine: number) => void;
  /** First and last line that can be seen, from 1. */
  readonly visibleLines: () => { readonly first: number; readonly last: number };
  /** Where a place of the text is in the window; `undefined` while it is scrolled out of sight. */
  readonly placeOf: (offset: number) => ScreenPlace | undefined;
  /** The place of the text at a point of the window, in its pixels; `undefined` where there is no text. */
  readonly offsetAtPoint: (left: number, top: number) => number | undefined;
  readonly onCursor: Subscribe<EditorSelection>;
  readonly onScroll: Subscribe<{ readonly topLine: number }>;
  readonly onText: Subscribe<TextChange>;
  readonly onFocus: Subscribe<boolean>;
  /**
   * Listens to keys before the editor does. A listener that gives `true` has used the key: neither the editor nor its
   * suggestions see it.
   */
  readonly onKey: (listener: (event: KeyboardEvent) => boolean) => () => void;
  /**
   * Listens to words that are pasted, before the editor has them. A listener that gives `true` has put them in. Not told
   * while several cursors are set.
   */
  readonly onPaste: (listener: (words: string) => boolean) => () => void;
  /**
   * Binds keys while the editor has the focus and shows no suggestions. The command says whether it had something to
   * do; where not, the editor's own command for Enter and Tab runs.
   */
  readonly bindKeys: (command: EditorCommand) => () => void;
}
