import { useCallback } from 'react';
import type { SourceChange } from '../../../project/text-edit.ts';
import { useProjectStore } from '../../project-context.ts';
import { undoStep } from '../../store/index.ts';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import { writingStepWords } from '../../words/writing-commands.ts';
import { useWriting } from './writing-context.ts';

/** Makes a change that deletes something with a name, says so, and offers to undo it. */
export function useDelete(): (change: SourceChange, what: string) => void {
  const store = useProjectStore();
  const { apply } = useWriting();
  return useCallback(
    (change, what) => {
      const name = what.toLowerCase();
      const label = writingStepWords.delete(name);
      if (!apply(change, label)) return;
      showUndoNotice({ label, title: writingStepWords.deleted(name), undo: () => undoStep(store, label) });
    },
    [store, apply],
  );
}
