import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DeletedFile, Versions } from '../../session/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { versionsWords as words } from '../../words/versions.ts';
import { useRestore } from './use-restore.ts';
import classes from './versions.module.css';

export interface DeletedFilesProps {
  /** Deleted last first; not empty. */
  readonly files: readonly DeletedFile[];
  readonly versions: Versions;
  readonly isReadOnly: boolean;
}

const MOST = 20;

/** Files that the project no longer has, each with the way back. */
export function DeletedFiles({ files, versions, isReadOnly }: DeletedFilesProps) {
  const restore = useRestore();
  const [problem, setProblem] = useState<string>();
  const [now] = useState(() => Date.now());
  const bringBack = async ({ path, checkpoint }: DeletedFile) => {
    const bytes = (await versions.since(checkpoint.number)).get(path);
    if (bytes) setProblem(restore(new Map([[path, bytes]]), words.stepFile(path)));
  };
  return (
    <section className={classes.deleted} aria-label={words.deletedTitle}>
      <h3 className={classes.title}>{words.deletedTitle}</h3>
      <p className={classes.help}>{words.deletedHelp}</p>
      {problem !== undefined && (
        <p role="alert">
          <MessageText text={problem} />
        </p>
      )}
      <ul className={classes.list}>
        {files.slice(0, MOST).map((file) => (
          <li key={file.path} className={classes.file}>
            <span className={classes.name}>
              {file.path}
              <span className={classes.when}>{words.deletedWhen(relativeTime(file.checkpoint.at, now))}</span>
            </span>
            {!isReadOnly && (
              <Button
                variant="default"
                size="compact-xs"
                aria-label={words.restoreOne(file.path)}
                onClick={() => void bringBack(file)}
              >
                {words.restoreFile}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {files.length > MOST && <p className={classes.help}>{words.moreDeleted(files.length - MOST)}</p>}
    </section>
  );
}
