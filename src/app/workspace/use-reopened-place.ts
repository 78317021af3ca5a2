import { useEffect, useRef } from 'react';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import type { ProjectStore } from '../../editor/store/index.ts';
import type { TextRange } from '../../project/text-edit.ts';

interface CodePosition {
  readonly selection: TextRange;
  /** As `EditorHandle.topLine` gives it. */
  readonly topLine: number;
}

const SETTLE_MS = 1500;

/** A file that was closed because it was deleted, and comes back by undo, is shown where it was. */
export function useReopenedPlace(store: ProjectStore, editor: EditorHandle | undefined): void {
  /** Where the open file was last. */
  const current = useRef<CodePosition>(undefined);
  const closed = useRef(new Map<string, CodePosition>());
  useEffect(
    () =>
      store.subscribe(({ files }, { location: { file }, files: before }) => {
        if (files === before || file === undefined || files.has(file) || !before.has(file)) return;
        if (current.current) closed.current.set(file, current.current);
      }),
    [store],
  );
  useEffect(() => {
    if (!editor) return;
    // The text of a file that is gone is empty, which is no place to come back to.
    const note = () => {
      if (!store.getState().files.has(editor.path)) return;
      const { start, end } = editor.readSelection();
      current.current = { selection: { start, end }, topLine: editor.topLine() };
    };
    const before = closed.current.get(editor.path);
    closed.current.delete(editor.path);
    const settle = before && comeBack(editor, before);
    note();
    const stops = [editor.onCursor(note), editor.onScroll(note), ...(settle ? [settle] : [])];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, store]);
}

/**
 * Until the tools above and below have their room the code is too high to be scrolled as far as it was. Gives back how to
 * stop trying.
 */
function comeBack(editor: EditorHandle, { selection, topLine }: CodePosition): () => void {
  const end = performance.now() + SETTLE_MS;
  let frame = 0;
  const scroll = () => {
    editor.scrollToLine(topLine);
    const isThere = Math.abs(editor.topLine() - topLine) < 0.1;
    if (!isThere && performance.now() < end) frame = requestAnimationFrame(scroll);
  };
  editor.select(selection);
  scroll();
  const stopTyping = editor.onText(() => cancelAnimationFrame(frame));
  return () => {
    cancelAnimationFrame(frame);
    stopTyping();
  };
}
