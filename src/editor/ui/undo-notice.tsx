import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';

export interface UndoNotice {
  /** Another notice with it takes the place of this one. */
  readonly id: string;
  /** What was done. */
  readonly title: string;
  /** Takes it back; false when more was done since. */
  readonly undo: () => boolean;
}

/** Says what was done, and offers to take it back; when more was done since, the person goes back step by step. */
export function showUndoNotice({ id, title, undo }: UndoNotice): void {
  const onClick = () => {
    notifications.hide(id);
    if (undo()) return;
    notifications.show({ message: 'Other changes were made since. Undo them one by one with the arrow above.' });
  };
  notifications.show({
    id,
    title,
    message: (
      <Button variant="light" size="compact-xs" mt={4} onClick={onClick}>
        Undo
      </Button>
    ),
  });
}
