import { useEffect, useEffectEvent, useState } from 'react';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { hasCommand, pressedKey } from '../../shared/keyboard.ts';

/** A longer selection is no word to look for. */
const MOST_CHARACTERS = 200;

/**
 * Control+Shift+F (on a Mac Command) finds in all pages: what is selected in the code editor, where something is. Gives
 * the last wish.
 */
export function useFindInAllKey(
  editor: EditorHandle | undefined,
  onFind: () => void,
): { readonly text: string } | undefined {
  const [wish, setWish] = useState<{ readonly text: string }>();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isKey = pressedKey(event) === 'F' && event.shiftKey && hasCommand(event);
    if (!isKey || event.defaultPrevented) return;
    event.preventDefault();
    setWish({ text: selectedWords(editor) });
    onFind();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return wish;
}

function selectedWords(editor: EditorHandle | undefined): string {
  if (!editor?.hasFocus()) return '';
  const { start, end } = editor.readSelection();
  const text = editor.readText().slice(start, end);
  return text.length > MOST_CHARACTERS || /[\r\n]/.test(text) ? '' : text;
}
