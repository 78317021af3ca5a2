import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiWords } from '../words/ui.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Says what the button does: "Delete the project". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. The safe button has the focus. */
export function ConfirmDialog({ isOpen, title, children, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={<strong>{title}</strong>} size="sm">
      <Text size="sm">{children}</Text>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {uiWords.keep}
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
    </Modal>
  );
}
