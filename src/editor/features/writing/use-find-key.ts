import { useEffect } from 'react';
import type { EditorHandle } from '../../monaco/editor-handle.ts';

/**
 * Ctrl or Cmd and F finds words of the open page, wherever the focus is. The code has a field for that: the browser would
 * search only the lines that are drawn. Form and preview hold the whole page, so there the browser's own search does it,
 * and opens blocks that are folded.
 */
export function useFindKey(editor: EditorHandle, isForm: boolean): void {
  useEffect(() => {
    if (isForm) return;
    const onKey = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
      if (!isFind || event.shiftKey || event.altKey || event.defaultPrevented) return;
      const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"], .monaco-editor');
      if (isElsewhere) return;
      event.preventDefault();
      editor.openFind();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [editor, isForm]);
}
