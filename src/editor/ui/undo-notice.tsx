import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { uiWords } from '../words/ui.ts';

export interface UndoNotice {
  /** Of the step that can be taken back. */
  readonly label: string;
  /** What was done. */
  readonly title: string;
  /** More about it. */
  readonly help?: string;
  /** Takes it back; false when more was done since. */
  readonly undo: () => boolean;
}

/** Read, thought about and reached by keyboard, on a slow machine too. */
const SHOWN_MS = 20_000;

/** The offer that is shown. */
let shown: string | undefined;

/**
 * Says what was done, and offers to take it back; when more was done since, the person goes back step by step. The newest
 * offer takes the place of the one before.
 */
export function showUndoNotice({ label, title, help, undo }: UndoNotice): void {
  const id = idOf(label);
  const onClick = () => {
    notifications.hide(id);
    if (undo()) return;
    notifications.show({ message: uiWords.otherChangesSince });
  };
  if (shown !== undefined) notifications.hide(shown);
  shown = id;
  notifications.show({
    id,
    title,
    autoClose: SHOWN_MS,
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
