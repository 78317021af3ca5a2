import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps
  extends Pick<ModalProps, 'size' | 'fullScreen' | 'classNames' | 'closeOnClickOutside' | 'withCloseButton'> {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** `false` where whoever closes it puts the focus somewhere else. */
  readonly returnsFocus?: boolean;
  readonly children: ReactNode;
}

/**
 * Every dialog of the editor: drawn only while it is open. When it goes, the focus is where it was before. The library's own
 * way back needs a dialog that stays when it is closed.
 */
export function Dialog({ title, returnsFocus = true, ...rest }: DialogProps) {
  useReturnFocus(returnsFocus);
  return <Modal opened returnFocus={false} title={<strong>{title}</strong>} {...rest} />;
}
