import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { type ComponentPropsWithRef, memo, type ReactNode } from 'react';
import { type CommandKeys, labelWithKeys } from '../commands.ts';

export interface ToolButtonProps
  extends Pick<ActionIconProps, 'className' | 'disabled'>,
    Pick<ComponentPropsWithRef<'button'>, 'ref' | 'onClick' | 'tabIndex'> {
  readonly label: string;
  readonly keys?: CommandKeys | undefined;
  /** Pressed or not; absent for a button that is neither. */
  readonly isOn?: boolean | undefined;
  readonly children: ReactNode;
}

/** A button of the toolbar, one of those that arrow keys go along. It does not take the selection from the text. */
export const ToolButton = memo(({ label, keys, isOn, children, ...rest }: ToolButtonProps) => {
  return (
    <ActionIcon
      data-rove
      size={28}
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? 'leaf' : 'gray'}
      aria-label={label}
      data-tooltip={labelWithKeys(label, keys)}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      {...(keys && { 'aria-keyshortcuts': shortcutOf(keys) })}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {children}
    </ActionIcon>
  );
});

function shortcutOf({ key, mod, shift, alt }: CommandKeys): string {
  return [mod && 'Control', alt && 'Alt', shift && 'Shift', key].filter(Boolean).join('+');
}
