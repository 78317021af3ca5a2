import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiWords } from '../words/ui.ts';
import { Dialog } from './dialog.tsx';
import classes from './form-dialog.module.css';
import { MessageText } from './message-text.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly size: number | string;
  /** What the button says that ends the form. */
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** While there is nothing that the form could do. */
  readonly isDisabled?: boolean;
  /** Why it could not be done; code stands between backticks. */
  readonly problem?: string | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** A dialog with a few fields. */
export function FormDialog({ title, size, submit, onSubmit, onClose, isDisabled, problem, children }: FormDialogProps) {
  return (
    <Dialog onClose={onClose} title={title} size={size}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A window that a field opens stands in the form only for React.
          if (event.target === event.currentTarget) onSubmit();
        }}
      >
        <Stack gap={16}>
          {children}
          {problem !== undefined && (
            <p className={classes.problem} role="alert">
              <MessageText text={problem} />
            </p>
          )}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {uiWords.cancel}
            </Button>
            <Button type="submit" disabled={isDisabled ?? false}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
