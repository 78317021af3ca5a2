import type { ReactNode } from 'react';
import { MessageText } from '../../editor/ui/message-text.tsx';
import classes from './workspace.module.css';

export interface NoticeProps {
  /** `alert` by default: it is read out at once. */
  readonly role?: 'alert' | 'status';
  readonly icon: ReactNode;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
}

/** A bar above the workspace, with what a person can do about it. */
export function Notice({ role = 'alert', icon, message, hint, action }: NoticeProps) {
  return (
    <div className={classes.notice} role={role}>
      {icon}
      <span>
        <strong>
          <MessageText text={message} />
        </strong>{' '}
        {hint !== undefined && <MessageText text={hint} />}
      </span>
      {action}
    </div>
  );
}
