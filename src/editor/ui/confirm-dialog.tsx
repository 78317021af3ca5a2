import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiWords } from '../words/ui.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Says what the button does: "Delete the project". */
  readonly confirmLabel: string;
  /** May put the focus somewhere; else it goes back to what opened the dialog. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. The safe button has the focus. */
export function ConfirmDialog({ isOpen, title, children, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  if (!isOpen) return null;
  return (
    <Dialog onClose={onClose} title={title} size="sm">
      <Text size="sm">{children}</Text>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {uiWords.cancel}
        </Button>
        <Button
          color="red.8"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
