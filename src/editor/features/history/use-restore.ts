import { useProjectStore } from '../../project-context.ts';
import type { OldFiles } from '../../session/index.ts';
import { undoStep } from '../../store/index.ts';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import { versionsWords as words } from '../../words/versions.ts';

/** Puts files back as they were, in one step that can be undone; gives the reason where that cannot be. */
export function useRestore(): (files: OldFiles, label: string) => string | undefined {
  const store = useProjectStore();
  return (files, label) => {
    const result = store.actions.editFiles({ label, files });
    if (result.status === 'refused') return result.problem.message;
    showUndoNotice({ label, title: words.restored, help: words.restoredHelp, undo: () => undoStep(store, label) });
    return undefined;
  };
}
