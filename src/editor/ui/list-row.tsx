import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './list-row.module.css';

export interface ListRowProps extends ComponentPropsWithRef<'button'> {
  /** A second line, below what the row is called. */
  readonly detail?: ReactNode;
}

/**
 * A row of a list that leads somewhere: one look for the pointer, the focus and what is chosen (`aria-current`,
 * `aria-checked`), and high enough for a finger. `className` arranges what a row of a list holds beside that.
 */
export function ListRow({ detail, className, children, ...props }: ListRowProps) {
  return (
    <button
      type="button"
      {...props}
      className={className === undefined ? classes.row : `${classes.row} ${className}`}
      data-stacked={detail !== undefined || undefined}
    >
      {children}
      {detail !== undefined && <span className={classes.detail}>{detail}</span>}
    </button>
  );
}
