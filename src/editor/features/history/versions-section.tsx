import { Button } from '@mantine/core';
import { Bookmark, History as HistoryIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TitleOf } from '../../differences/setting-sentence.ts';
import { useProject } from '../../project-context.ts';
import type { KeptCheckpoint, Versions } from '../../session/index.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { versionsWords as words } from '../../words/versions.ts';
import { DeletedFiles } from './deleted-files.tsx';
import { KeepVersionDialog } from './keep-version-dialog.tsx';
import { useVersions } from './use-versions.ts';
import { VersionDialog } from './version-dialog.tsx';
import { versionName } from './version-name.ts';
import classes from './versions.module.css';

export interface VersionsSectionProps {
  readonly versions: Versions;
  readonly titleOf: TitleOf;
}

/** States of the project that outlive the session, what has changed since, and files that were deleted. */
export function VersionsSection({ versions, titleOf }: VersionsSectionProps) {
  const { read, refresh } = useVersions(versions);
  const [shown, setShown] = useState<KeptCheckpoint>();
  const [isNaming, setNaming] = useState(false);
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  return (
    <section className={classes.section} aria-label={words.title}>
      <div className={classes.head}>
        <h3 className={classes.title}>{words.title}</h3>
        {!isReadOnly && (
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<Plus size={14} aria-hidden="true" />}
            onClick={() => setNaming(true)}
          >
            {words.keep}
          </Button>
        )}
      </div>
      <p className={classes.help}>{words.help}</p>
      {read === 'failed' && <p role="alert">{words.failed}</p>}
      {read !== undefined && read !== 'failed' && (
        <>
          {read.list.length === 0 ? (
            <p className={classes.help}>{words.none}</p>
          ) : (
            <ul className={classes.list} aria-label={words.list}>
              {read.list.map((version) => (
                <li key={version.number}>
                  <VersionRow version={version} onOpen={setShown} />
                </li>
              ))}
            </ul>
          )}
          {read.deleted.length > 0 && <DeletedFiles files={read.deleted} versions={versions} isReadOnly={isReadOnly} />}
        </>
      )}
      {shown && (
        <VersionDialog
          version={shown}
          versions={versions}
          titleOf={titleOf}
          isReadOnly={isReadOnly}
          onClose={() => setShown(undefined)}
        />
      )}
      {isNaming && (
        <KeepVersionDialog
          onKeep={async (label) => {
            await versions.keep({ kind: 'named', label });
            await refresh();
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </section>
  );
}

interface VersionRowProps {
  readonly version: KeptCheckpoint;
  readonly onOpen: (version: KeptCheckpoint) => void;
}

function VersionRow({ version, onOpen }: VersionRowProps) {
  const Icon = version.kind === 'named' ? Bookmark : HistoryIcon;
  const [now] = useState(() => Date.now());
  return (
    <ListRow
      className={classes.row}
      data-named={version.kind === 'named' || undefined}
      detail={`${relativeTime(version.at, now)} · ${words.files(version.changed)}`}
      onClick={() => onOpen(version)}
    >
      <Icon size={15} className={classes.icon} aria-hidden="true" />
      <span className={classes.name}>{versionName(version)}</span>
    </ListRow>
  );
}
