import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import type { ProjectStore, StepTaken } from '../../editor/store/index.ts';
import { hideUndoNotice } from '../../editor/ui/undo-notice.tsx';

/**
 * Says why the code that was open is closed, when undo or redo took its file away, and takes back the offer to undo what
 * has been undone.
 */
export function useStepNotices(store: ProjectStore): void {
  useEffect(
    () =>
      store.subscribe(({ files, stepTaken }, before) => {
        const { selectedFile } = before;
        if (stepTaken === undefined || stepTaken === before.stepTaken) return;
        if (stepTaken.direction === 'undo') hideUndoNotice(stepTaken.entry.label);
        if (selectedFile === undefined || !before.files.has(selectedFile) || files.has(selectedFile)) return;
        notifications.show({ id: `closed:${selectedFile}`, ...closedWords(stepTaken, selectedFile) });
      }),
    [store],
  );
}

function closedWords({ direction, entry }: StepTaken, file: string) {
  const isUndo = direction === 'undo';
  return {
    title: `${isUndo ? 'Undone' : 'Done again'}: ${entry.label}`,
    message: `The code of ${file} was closed, because the file is gone. ${isUndo ? 'Redo' : 'Undo'} brings both back.`,
  };
}
