import { type ReactNode, type RefObject, useState } from 'react';
import type { TextCommand } from '../commands.ts';
import { ProseTools } from '../prose/prose-tools.tsx';
import { useWriting } from '../writing-context.ts';
import classes from './block-bar.module.css';

export interface BlockBarProps {
  readonly className: string | undefined;
  readonly path: string;
  /** The page has nothing of it yet. */
  readonly isDraft?: boolean;
  /** Of a heading. */
  readonly level?: number;
  readonly field: RefObject<HTMLElement | null>;
  /** What can be done with the whole block. */
  readonly actions: ReactNode;
  /** Does something with the selected words; absent where they cannot be changed. */
  readonly onCommand: ((command: TextCommand) => void) | undefined;
  readonly children: ReactNode;
}

/** A field with words, and a bar at its edge: for the words while they are edited, for the block while it is pointed at. */
export function BlockBar({ className, path, isDraft, level, field, actions, onCommand, children }: BlockBarProps) {
  const { openLink } = useWriting();
  const [isActive, setActive] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of what is inside.
    <div
      className={className}
      data-block={path}
      data-draft={isDraft || undefined}
      data-level={level}
      onFocus={() => setActive(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setActive(false);
      }}
    >
      {children}
      <div className={classes.bar}>
        {isActive && onCommand && <ProseTools field={field} onCommand={onCommand} onLink={() => openLink()} />}
        {actions}
      </div>
    </div>
  );
}
