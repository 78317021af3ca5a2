import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { uiWords } from '../words/ui.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Says what the button does: "Delete the project". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** `onConfirm` puts the focus somewhere; else it goes back to what opened the dialog. */
  readonly movesFocus?: boolean;
}

/** Asks before something that cannot be undone. The safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, onConfirm, onClose, movesFocus = false } = props;
  const [isConfirmed, setConfirmed] = useState(false);
  const cancel = () => {
    setConfirmed(false);
    onClose();
  };
  return (
    <Modal
      returnFocus={!(movesFocus && isConfirmed)}
      opened={isOpen}
      onClose={cancel}
      title={<strong>{title}</strong>}
      size="sm"
    >
      <Text size="sm">{children}</Text>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={cancel} data-autofocus>
          {uiWords.cancel}
        </Button>
        <Button
          color="red.8"
          onClick={() => {
            setConfirmed(true);
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
