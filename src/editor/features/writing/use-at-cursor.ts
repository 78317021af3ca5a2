import { startTransition, useCallback, useEffect, useState } from 'react';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { type AtCursor, readCursor } from './read-cursor.ts';

/** A pause in typing after which the place of the cursor is read. Keys themselves cost nothing. */
const PAUSE_MS = 180;
/** Pages with inlined pictures may have megabytes. */
const LARGE_PAGE_CHARACTERS = 400_000;
const LARGE_PAGE_PAUSE_MS = 1200;

/**
 * What stands at the cursor of the editor: read at a pause of typing; at once where something else than typing changes
 * the text, and where the focus goes, since a form then acts on what it shows. `refresh` reads it at once.
 */
export function useAtCursor(editor: EditorHandle): { readonly at: AtCursor; readonly refresh: () => AtCursor } {
  const [at, setAt] = useState(() => readCursor(editor.readText(), editor.readSelection()));
  const refresh = useCallback(() => {
    const next = readCursor(editor.readText(), editor.readSelection());
    setAt(next);
    return next;
  }, [editor]);
  useEffect(() => {
    let timer: number | undefined;
    const stopWaiting = () => {
      window.clearTimeout(timer);
      timer = undefined;
    };
    const later = () => {
      stopWaiting();
      const pause = editor.readText().length > LARGE_PAGE_CHARACTERS ? LARGE_PAGE_PAUSE_MS : PAUSE_MS;
      // What the forms show follows between keys, never before one.
      timer = window.setTimeout(() => {
        timer = undefined;
        startTransition(() => void refresh());
      }, pause);
    };
    const now = () => {
      if (timer === undefined) return;
      stopWaiting();
      refresh();
    };
    const stops = [
      editor.onCursor(later),
      editor.onText(({ by }) => {
        later();
        // Text and cursor change one after the other.
        if (by === 'outside') queueMicrotask(now);
      }),
      editor.onFocus((hasFocus) => !hasFocus && now()),
    ];
    refresh();
    return () => {
      stopWaiting();
      for (const stop of stops) stop();
    };
  }, [editor, refresh]);
  return { at, refresh };
}
