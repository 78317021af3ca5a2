import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

export interface OfferNotice {
  /** One offer of a name is shown at a time. */
  readonly id: string;
  /** What was done. */
  readonly title: string;
  /** More about it. */
  readonly help?: ReactNode;
  /** What the button says. */
  readonly action: string;
  readonly onAccept: () => void;
}

/** Read, thought about and reached by keyboard, on a slow machine too. */
const SHOWN_MS = 20_000;

/** The offer that is shown. */
let shown: string | undefined;

/** Says what was done, with a button for what can be done about it. The newest offer takes the place of the one before. */
export function showOfferNotice({ id, title, help, action, onAccept }: OfferNotice): void {
  const onClick = () => {
    notifications.hide(id);
    onAccept();
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
          {action}
        </Button>
      </>
    ),
  });
}
