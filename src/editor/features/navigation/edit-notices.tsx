/** What is shown beside the tree when an edit was not done: why. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';

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
