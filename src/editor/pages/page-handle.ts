import type { SourceChange, TextRange } from '../../project/text-edit.ts';

/** The open page for whoever stands beside it, whether its source, its form or only its preview is shown. */
export interface PageHandle {
  /** Path of its file. */
  readonly file: string;
  /** Its text as it is now; never while drawing. */
  readonly read: () => string;
  /** Makes a change as one named step; false where it was refused. */
  readonly apply: (change: SourceChange, label: string) => boolean;
  /** Brings a stretch into sight, and puts the cursor there where there is one. */
  readonly go: (range: TextRange) => void;
  /** What is selected; `undefined` where no cursor is. */
  readonly readSelection: () => TextRange | undefined;
  /** Calls with the offset of the cursor, first with that of now. Nothing is called where there is no cursor. */
  readonly onCursor: (listener: (offset: number) => void) => () => void;
}
