import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Names the button, as a tooltip and for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that is only an icon: it always has a name. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <ActionIcon aria-label={label} data-tooltip={label} {...rest}>
      {children}
    </ActionIcon>
  );
}
