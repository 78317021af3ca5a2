import { Button } from '@mantine/core';
import { HardDriveDownload } from 'lucide-react';
import { useState } from 'react';
import type { Backup } from '../../editor/session/index.ts';
import { relativeTime } from '../../editor/ui/relative-time.ts';
import { keepingWords as words } from '../../editor/words/keeping.ts';
import { Notice } from './notice.tsx';

export interface DownloadReminderProps {
  readonly backup: Backup;
  readonly onDownload: () => void;
}

/** Says that the only copy of the project is in this browser, until it is downloaded or put off. */
export default function DownloadReminder({ backup, onDownload }: DownloadReminderProps) {
  const [isDone, setDone] = useState(false);
  const [now] = useState(() => Date.now());
  if (isDone) return null;
  const { lastDownload } = backup;
  return (
    <Notice
      role="status"
      icon={<HardDriveDownload size={16} aria-hidden="true" />}
      message={lastDownload === undefined ? words.neverDownloaded : words.downloaded(relativeTime(lastDownload, now))}
      hint={words.whyDownload}
      action={
        <>
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => {
              setDone(true);
              onDownload();
            }}
          >
            {words.download}
          </Button>
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              setDone(true);
              void backup.putOff();
            }}
          >
            {words.later}
          </Button>
        </>
      }
    />
  );
}
