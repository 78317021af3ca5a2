import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { uiWords } from '../words/ui.ts';

export interface UndoNotice {
  /** Of the step that can be taken back. Another notice for a step called alike takes the place of this one. */
  readonly label: string;
  /** What was done. */
  readonly title: string;
  /** More about it. */
  readonly help?: string;
  /** Takes it back; false when more was done since. */
  readonly undo: () => boolean;
}

/** Says what was done, and offers to take it back; when more was done since, the person goes back step by step. */
export function showUndoNotice({ label, title, help, undo }: UndoNotice): void {
  const id = idOf(label);
  const onClick = () => {
    notifications.hide(id);
    if (undo()) return;
    notifications.show({ message: uiWords.otherChangesSince });
  };
  notifications.show({
    id,
    title,
    message: (
      <>
        {help}
        <Button variant="light" size="compact-xs" mt={4} display="block" onClick={onClick}>
          {uiWords.undo}
        </Button>
      </>
    ),
  });
}

/** To be called when the step has been taken back in another way: there is nothing to offer any more. */
export function hideUndoNotice(label: string): void {
  notifications.hide(idOf(label));
}

function idOf(label: string): string {
  return `undo:${label}`;
}
