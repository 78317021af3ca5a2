import { useEffect } from 'react';
import type { ProjectActions } from '../../editor/store/index.ts';
import { stepOfKey } from '../../shared/keyboard.ts';

/**
 * Undo and redo by keyboard, outside of text fields: those undo their own typing first. The code editor has keys of
 * its own for the same steps.
 */
export function useKeyShortcuts({ undo, redo }: ProjectActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOfKey(event);
      if (step === undefined || event.defaultPrevented || hasOwnUndo(event.target)) return;
      event.preventDefault();
      if (step === 'redo') redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

/** Kinds of `input` in which nothing is typed: they have nothing of their own to undo. */
const WITHOUT_TEXT = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'image', 'file', 'color']);

/**
 * Whether a field undoes its own typing. What is typed into a setting is in the history with every key, but for what is not
 * fit for the file yet.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[data-setting]') && !target.hasAttribute('data-own-undo')) return false;
  if (target instanceof HTMLInputElement) return !target.readOnly && !WITHOUT_TEXT.has(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement;
}
