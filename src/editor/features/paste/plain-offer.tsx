import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { pasteWords } from '../../words/paste.ts';

/** Read, thought about and reached by keyboard, on a slow machine too. */
const SHOWN_MS = 20_000;
const NOTICE = 'pasted';

/** Says that something was pasted with its structure, and offers its words alone instead. */
export function showPlainOffer(onPlain: () => void): void {
  const onClick = () => {
    notifications.hide(NOTICE);
    onPlain();
  };
  // The newest takes the place of the one before.
  notifications.hide(NOTICE);
  notifications.show({
    id: NOTICE,
    title: pasteWords.pasted,
    autoClose: SHOWN_MS,
    message: (
      <Button variant="light" size="compact-xs" mt={4} display="block" onClick={onClick}>
        {pasteWords.asPlain}
      </Button>
    ),
  });
}
