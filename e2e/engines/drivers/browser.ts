/** A browser, as little of it as the stories need. `firefox.ts` and `webkit.ts` are the two there are. */

/** Names of `KeyboardEvent.key`. */
export type Key =
  | 'Alt'
  | 'ArrowUp'
  | 'Backspace'
  | 'Control'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Shift'
  | '/'
  | 'a'
  | 'b'
  | 'z';

export interface Browser {
  /** Opens a window that knows nothing of those before. */
  readonly open: () => Promise<Tab>;
  /** Folder into which it downloads without asking. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
}

export interface Tab {
  readonly goto: (address: string) => Promise<void>;
  /**
   * Runs a function in the page, or in a frame: a CSS selector finds it there, the next one a frame within. The function sees nothing but its
   * parameters, which are data, as its result is.
   */
  readonly evaluate: <Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result | Promise<Result>,
    given: Given,
    frame?: readonly string[],
  ) => Promise<Result>;
  /** In pixels of the window. */
  readonly movePointer: (x: number, y: number) => Promise<void>;
  readonly pressPointer: () => Promise<void>;
  readonly releasePointer: () => Promise<void>;
  /** Holds the keys down one after the other, and lets go of them. */
  readonly press: (...keys: readonly Key[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Hands a file to an `input`, which a CSS selector finds. */
  readonly handFile: (selector: string, file: string) => Promise<void>;
  /** A PNG of what is in sight. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Thrown by whatever is asked of a browser that has crashed. */
export class BrowserIsGone extends Error {}

/** What a window shows, in pixels. */
export const WINDOW = { width: 1440, height: 900 } as const;
