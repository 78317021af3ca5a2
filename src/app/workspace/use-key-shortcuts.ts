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
      if (step === undefined || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      if (step === 'redo') redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

/** What is typed into a setting is in the history with every key, but for what is not fit for the file yet. */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[data-setting]') && !target.hasAttribute('data-own-undo')) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
