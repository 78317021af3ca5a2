import type { ProjectStore } from '../../editor/store/index.ts';

/** Runs once when a change of this session has been stored: now there is something to lose. Returns how to stop waiting. */
export function afterFirstSave(store: ProjectStore, run: () => void): () => void {
  const { revision } = store.getState();
  const unsubscribe = store.subscribe((state) => {
    if (state.revision === revision || state.saved.status !== 'saved') return;
    unsubscribe();
    run();
  });
  return unsubscribe;
}
