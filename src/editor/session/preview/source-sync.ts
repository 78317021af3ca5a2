/** Keeps an editor of code and the preview at the same place: the cursor's block is marked, and both scroll together. */
import type { SourceLine } from '../../../sandbox/host/index.ts';

type Subscribe<Value> = (listener: (value: Value) => void) => () => void;

/** What is needed of the editor of a file. Lines count from 1. */
export interface SyncedEditor {
  readonly path: string;
  readonly readSelection: () => { readonly line: number };
  /** `topLine` may have a fraction: a share of the line at the upper edge. */
  readonly scrollToLine: (topLine: number) => void;
  readonly onCursor: Subscribe<{ readonly line: number }>;
  readonly onScroll: Subscribe<{ readonly topLine: number }>;
  readonly onText: Subscribe<unknown>;
}

export interface SyncedPreview {
  readonly markLine: (place: SourceLine | undefined) => void;
  readonly scrollToLine: (place: SourceLine) => void;
}

export interface SourceSync {
  /** The person scrolled the preview. */
  readonly followPreview: (place: SourceLine) => void;
  /** What the editor does next comes from a click in the preview, which stays where it is. */
  readonly hold: () => void;
  readonly stop: () => void;
}

/** Whoever scrolls leads; for so long what the other does is its following. */
const LEAD_MS = 200;
/** After a key, the editor scrolls to show what is typed; the preview shows that by itself. */
const TYPING_MS = 500;

/**
 * @param wait calls back with the next frame of the screen
 * @param now milliseconds since any moment
 */
export function startSourceSync(
  editor: SyncedEditor,
  preview: SyncedPreview,
  wait: (run: () => void) => void,
  now: () => number = () => performance.now(),
): SourceSync {
  const file = editor.path;
  let line: number | undefined;
  // An editor that has just opened goes to its place; the preview is there already.
  let heldUntil = now() + TYPING_MS;
  let topLine: number | undefined;
  let isStopped = false;
  let isFollowing = false;

  const hold = (forMs: number): void => {
    heldUntil = Math.max(heldUntil, now() + forMs);
  };
  const mark = (next: number): void => {
    if (next === line) return;
    line = next;
    preview.markLine({ file, line });
  };
  const scroll = (): void => {
    if (topLine !== undefined && !isStopped) preview.scrollToLine({ file, line: topLine });
    topLine = undefined;
  };
  const ends = [
    editor.onCursor((cursor) => mark(cursor.line)),
    editor.onText(() => hold(TYPING_MS)),
    editor.onScroll((place) => {
      if (isFollowing || now() < heldUntil) return;
      if (topLine === undefined) wait(scroll);
      topLine = place.topLine;
    }),
  ];
  mark(editor.readSelection().line);

  return {
    followPreview(place) {
      if (place.file !== file) return;
      hold(LEAD_MS);
      isFollowing = true;
      editor.scrollToLine(place.line);
      isFollowing = false;
    },
    hold: () => hold(TYPING_MS),
    stop() {
      isStopped = true;
      for (const end of ends) end();
      preview.markLine(undefined);
    },
  };
}
