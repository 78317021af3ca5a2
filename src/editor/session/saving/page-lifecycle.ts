import type { Autosave } from './autosave.ts';

/** The part of the browser's page that is needed. */
export interface PageLifecycle {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/**
 * Saves when the page is hidden, frozen or closed. There is no time to wait for the database then, so a note is written first;
 * where the note has no room, the browser is asked to warn the person. Returns how to stop.
 */
export function saveOnLeaving(
  autosave: Pick<Autosave, 'flush' | 'noteUnsaved'>,
  { window, document }: PageLifecycle,
): () => void {
  const save = (): void => {
    autosave.noteUnsaved();
    void autosave.flush();
  };
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') save();
  };
  const onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (!autosave.noteUnsaved()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  document.addEventListener('freeze', save);
  window.addEventListener('pagehide', save);
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    document.removeEventListener('freeze', save);
    window.removeEventListener('pagehide', save);
    window.removeEventListener('beforeunload', onBeforeUnload);
  };
}
