import { Button } from '@mantine/core';
import { CloudAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProject } from '../../editor/project-context.ts';
import { MessageText } from '../../editor/ui/message-text.tsx';
import { appWords } from '../../editor/words/app.ts';
import classes from './workspace.module.css';

export interface NoticesProps {
  readonly onTakeOver: () => void;
  readonly onDownloadSource: () => void;
}

/** What stands above the workspace as long as it holds: another tab has the project, or saving fails. */
export function Notices({ onTakeOver, onDownloadSource }: NoticesProps) {
  const access = useProject((state) => state.access);
  const failure = useProject(({ saved }) => (saved.status === 'failed' ? saved.problem : undefined));
  return (
    <>
      {access.mode !== 'edit' && (
        <Notice
          icon={<Lock size={16} aria-hidden="true" />}
          message={access.reason.message}
          hint={access.reason.hint}
          action={
            access.mode === 'elsewhere' && (
              <Button size="compact-xs" onClick={onTakeOver}>
                {appWords.editHere}
              </Button>
            )
          }
        />
      )}
      {access.mode === 'edit' && failure && (
        <Notice
          icon={<CloudAlert size={16} aria-hidden="true" />}
          message={failure.message}
          hint={failure.hint}
          action={
            <Button variant="default" size="compact-xs" onClick={onDownloadSource}>
              {appWords.download}
            </Button>
          }
        />
      )}
    </>
  );
}

interface NoticeProps {
  readonly icon: ReactNode;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
}

function Notice({ icon, message, hint, action }: NoticeProps) {
  return (
    <div className={classes.notice} role="alert">
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
