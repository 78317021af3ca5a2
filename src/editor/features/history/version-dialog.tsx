import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FileDifference } from '../../differences/file-difference.tsx';
import type { TitleOf } from '../../differences/setting-sentence.ts';
import { useProjectStore } from '../../project-context.ts';
import type { KeptCheckpoint, OldFiles, Versions } from '../../session/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { uiWords } from '../../words/ui.ts';
import { versionsWords as words } from '../../words/versions.ts';
import { type ChangedFile, changedFiles } from './changed-files.ts';
import { useRestore } from './use-restore.ts';
import { versionName } from './version-name.ts';
import classes from './versions.module.css';

export interface VersionDialogProps {
  readonly version: KeptCheckpoint;
  readonly versions: Versions;
  readonly titleOf: TitleOf;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

/** What has changed since a version, file by file, with the way back to it. */
export function VersionDialog({ version, versions, titleOf, isReadOnly, onClose }: VersionDialogProps) {
  const changes = useChangesSince(version, versions);
  const restore = useRestore();
  const [problem, setProblem] = useState<string>();
  const [now] = useState(() => Date.now());
  const name = versionName(version);
  const bringBack = (files: OldFiles, label: string) => {
    const reason = restore(files, label);
    setProblem(reason);
    if (reason === undefined) onClose();
  };
  return (
    <Dialog onClose={onClose} title={words.since(name)} size={760}>
      <p className={classes.help}>{words.sinceHelp(relativeTime(version.at, now))}</p>
      {changes === undefined && <p role="status">{words.reading}</p>}
      {changes === 'failed' && <p role="alert">{words.failed}</p>}
      {problem !== undefined && (
        <p role="alert">
          <MessageText text={problem} />
        </p>
      )}
      {Array.isArray(changes) && changes.length === 0 && <p role="status">{words.same}</p>}
      {Array.isArray(changes) &&
        changes.map((file: ChangedFile) => (
          <section key={file.path} className={classes.change} aria-label={file.path}>
            <div className={classes.head}>
              <h3 className={classes.path}>
                {file.path} <span className={classes.when}>{kindInWords(file)}</span>
              </h3>
              {!isReadOnly && (
                <Button
                  variant="default"
                  size="compact-xs"
                  aria-label={words.restoreOne(file.path)}
                  onClick={() => bringBack(new Map([[file.path, file.before]]), words.stepFile(file.path))}
                >
                  {words.restoreFile}
                </Button>
              )}
            </div>
            <FileDifference {...file} titleOf={titleOf} />
          </section>
        ))}
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose}>
          {uiWords.close}
        </Button>
        {!isReadOnly && Array.isArray(changes) && changes.length > 0 && (
          <Button
            onClick={() =>
              bringBack(new Map(changes.map(({ path, before }: ChangedFile) => [path, before])), words.stepAll(name))
            }
          >
            {words.restoreAll}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

/** Read once: the dialog shows what it was opened for. */
function useChangesSince({ number }: KeptCheckpoint, versions: Versions) {
  const store = useProjectStore();
  const [changes, setChanges] = useState<readonly ChangedFile[] | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    versions.since(number).then(
      (old) => !isLeft && setChanges(changedFiles(old, store.settle().files)),
      () => !isLeft && setChanges('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [number, versions, store]);
  return changes;
}

function kindInWords({ before, after }: ChangedFile): string {
  if (before === undefined) return words.added;
  return after === undefined ? words.removed : words.changed;
}
