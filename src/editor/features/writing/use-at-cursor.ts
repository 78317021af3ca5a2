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
export function useAtCursor(editor: EditorHandle): { readonly at: AtCursor; readonly refresh: () => void } {
  const [at, setAt] = useState(() => {
    const { text, selection } = editor.peek();
    return readCursor(text, selection);
  });
  const refresh = useCallback(() => setAt(readCursor(editor.readText(), editor.readSelection())), [editor]);
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
        startTransition(refresh);
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
    // What was typed before the tools were there.
    later();
    return () => {
      stopWaiting();
      for (const stop of stops) stop();
    };
  }, [editor, refresh]);
  return { at, refresh };
}
