import { MoreHorizontal } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import classes from './tree-row.module.css';

export interface TreeRowProps extends ComponentPropsWithRef<'div'> {
  /** Number of the row, by which its tree finds it. */
  readonly index: number;
  /** 0 for the outermost. */
  readonly depth: number;
  /** How far a row stands in for each that it is in. */
  readonly indentPx: number;
  /** Whether the Tab key comes to it. */
  readonly isFocusStop: boolean;
  readonly isSelected: boolean;
  readonly isMenuOpen: boolean;
}

/** A row of a tree: one look for the pointer, the focus and what is selected. The tree around it has the keys of all its rows. */
export function TreeRow(props: TreeRowProps) {
  const { index, depth, indentPx, isFocusStop, isSelected, isMenuOpen, className, style, ...rest } = props;
  return (
    <div
      role="treeitem"
      tabIndex={isFocusStop ? 0 : -1}
      data-index={index}
      data-menu={isMenuOpen || undefined}
      aria-level={depth + 1}
      aria-selected={isSelected}
      className={className === undefined ? classes.row : `${classes.row} ${className}`}
      style={{ paddingLeft: 8 + depth * indentPx, ...style }}
      {...rest}
    />
  );
}

/** What a row is called: all that there is room for. */
export function TreeRowLabel({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span className={className === undefined ? classes.label : `${classes.label} ${className}`} {...props} />;
}

/** Where the menu of a row stands, seen while the row has the pointer or the focus. */
export function TreeRowMenu(props: ComponentPropsWithRef<'span'>) {
  return <span className={classes.menu} data-own {...props} />;
}

/**
 * Opens the menu of a row. There are dozens of these, and more with every row that scrolls into sight: a plain button costs little.
 * An open menu gives the button a class of its own, which stands beside ours.
 */
export function TreeRowMenuButton({ className, ...props }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      className={className === undefined ? classes.more : `${classes.more} ${className}`}
      tabIndex={-1}
      aria-haspopup="menu"
      {...props}
    >
      <MoreHorizontal size={15} aria-hidden="true" />
    </button>
  );
}

/** Whether the pointer means the row, and not what acts for itself in it (`data-own`), or its menu, which floats elsewhere. */
export function meansRow({ target, currentTarget }: Pick<MouseEvent, 'target' | 'currentTarget'>): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.closest('[data-own]') === null;
}
