import type { editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import { useLayoutEffect, useRef } from 'react';

/** Takes an editor that is not seen out of the document, where it costs nothing to draw, and puts it back. */
export function useHiddenEditor(editor: MonacoEditor.IStandaloneCodeEditor | undefined, isHidden: boolean): void {
  /** What the editor stands in. */
  const room = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const node = editor?.getDomNode();
    if (!editor || !node) return;
    room.current ??= node.parentElement ?? undefined;
    // Monaco draws wherever it stands, seen or not, but for a place outside of the document.
    if (isHidden) node.remove();
    else if (!node.isConnected) {
      room.current?.append(node);
      // Before anybody sees it: left to itself it would be drawn for the size of nothing first.
      editor.layout();
    }
  }, [editor, isHidden]);
}
