/** What is shown beside the tree after an edit: why it was not done, or how to take it back. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ProjectStore } from '../../store/index.ts';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export function showRefusal(reason: string, hint?: string, action?: NoticeAction): void {
  const id = `navigation:${reason}`;
  const run = () => {
    notifications.hide(id);
    action?.run();
  };
  notifications.show({
    id,
    title: reason,
    color: 'yellow',
    message: (
      <>
        {hint}
        {action && (
          <Button variant="light" size="compact-xs" mt={4} onClick={run}>
            {action.label}
          </Button>
        )}
      </>
    ),
  });
}

/** Undo takes back the last step only: when more was done since, the person goes back step by step. */
export function showUndo(store: ProjectStore, label: string, words: string): void {
  const id = `navigation:${label}`;
  const undo = () => {
    notifications.hide(id);
    if (store.getState().history.done.at(-1)?.label === label) store.actions.undo();
    else notifications.show({ message: 'Other changes were made since. Undo them one by one with the arrow above.' });
  };
  notifications.show({
    id,
    title: words,
    message: (
      <Button variant="light" size="compact-xs" mt={4} onClick={undo}>
        Undo
      </Button>
    ),
  });
}
