import { useCallback } from 'react';
import type { SourceChange } from '../../../engine/source-edit/text-edit.ts';
import { useProjectStore } from '../../project-context.ts';
import { undoStep } from '../../store/index.ts';
import { showUndoNotice } from '../../ui/undo-notice.tsx';
import { useWriting } from './writing-context.ts';

/** Makes a change that deletes something with a name, says so, and offers to take it back. */
export function useDelete(): (change: SourceChange, what: string) => void {
  const store = useProjectStore();
  const { apply } = useWriting();
  return useCallback(
    (change, what) => {
      const name = what.toLowerCase();
      const label = `Delete ${name}`;
      if (!apply(change, label)) return;
      showUndoNotice({ label, title: `Deleted: ${name}`, undo: () => undoStep(store, label) });
    },
    [store, apply],
  );
}
