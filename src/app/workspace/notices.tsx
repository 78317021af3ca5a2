import { Button } from '@mantine/core';
import { CloudAlert, Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useProject } from '../../editor/project-context.ts';
import type { Backup } from '../../editor/session/index.ts';
import { appWords } from '../../editor/words/app.ts';
import { Notice } from './notice.tsx';

/** Few need it, and none at once. */
const DownloadReminder = lazy(() => import('./download-reminder.tsx'));

export interface NoticesProps {
  readonly onTakeOver: () => void;
  readonly onDownloadSource: () => void;
  readonly backup: Backup;
}

/** What stands above the workspace as long as it holds: another tab has the project, saving fails, or no copy is elsewhere. */
export function Notices({ onTakeOver, onDownloadSource, backup }: NoticesProps) {
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
      {access.mode === 'edit' && !failure && backup.isDue && (
        <Suspense>
          <DownloadReminder backup={backup} onDownload={onDownloadSource} />
        </Suspense>
      )}
    </>
  );
}
