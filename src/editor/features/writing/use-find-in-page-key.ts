import { useWindowEvent } from '@mantine/hooks';
import { hasCommand, pressedKey } from '../../../shared/keyboard.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';

/**
 * Ctrl or Cmd and F finds words of the open page, wherever the focus is. The code has a field for that: the browser would
 * search only the lines that are drawn. Form and preview hold the whole page, so there the browser's own search does it,
 * and opens blocks that are folded.
 */
export function useFindInPageKey(editor: EditorHandle, isForm: boolean): void {
  useWindowEvent('keydown', (event) => {
    if (isForm || !hasCommand(event) || event.shiftKey || pressedKey(event) !== 'F') return;
    const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"], .monaco-editor');
    if (event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    editor.openFind();
  });
}
