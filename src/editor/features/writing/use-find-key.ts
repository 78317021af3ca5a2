import { useHotkeys } from '@mantine/hooks';
import type { EditorHandle } from '../../monaco/editor-handle.ts';

/**
 * Ctrl or Cmd and F finds words of the open page, wherever the focus is. The code has a field for that: the browser would
 * search only the lines that are drawn. Form and preview hold the whole page, so there the browser's own search does it,
 * and opens blocks that are folded.
 */
export function useFindKey(editor: EditorHandle, isForm: boolean): void {
  const find = (event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"], .monaco-editor');
    if (event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    editor.openFind();
  };
  useHotkeys(isForm ? [] : [['mod+F', find, { preventDefault: false }]], [], true);
}
