import type { ComponentPropsWithRef } from 'react';
import { type CommandKeys, labelWithKeys } from '../commands.ts';
import classes from './prose-tools.module.css';

export interface ToolProps
  extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className' | 'aria-label' | 'title'> {
  readonly label: string;
  readonly keys?: CommandKeys | undefined;
  /** Whether the selected words have what it makes; absent where it makes nothing of them. */
  readonly isOn?: boolean;
  /** Of the buttons of a bar, the one that Tab leads to at first. */
  readonly isFirst?: boolean;
}

/** A button for the selected words of a field, which keeps its focus and its selection. */
export function Tool({ label, keys, isOn, isFirst = false, children, ...rest }: ToolProps) {
  return (
    <button
      {...rest}
      type="button"
      data-rove
      tabIndex={isFirst ? 0 : -1}
      className={classes.tool}
      aria-label={label}
      aria-pressed={isOn}
      data-tooltip={labelWithKeys(label, keys)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
