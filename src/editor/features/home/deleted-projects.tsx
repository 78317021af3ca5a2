import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { homeWords as words } from '../../words/home.ts';
import classes from './home.module.css';

export interface HomeDeletedProject {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly deleted: number;
}

export interface DeletedProjectsProps {
  readonly projects: readonly HomeDeletedProject[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onRestore: (id: string) => void;
  /** For good. */
  readonly onErase: (id: string) => void;
}

/** What was deleted and can be brought back, or deleted for good. */
export function DeletedProjects({ projects, now, onRestore, onErase }: DeletedProjectsProps) {
  const [doomed, setDoomed] = useState<HomeDeletedProject>();
  return (
    <section className={classes.deleted} aria-label={words.recentlyDeleted}>
      <h2 className={classes.subtitle}>{words.recentlyDeleted}</h2>
      <p className={classes.deletedHelp}>{words.recentlyDeletedHelp}</p>
      <ul className={classes.deletedList}>
        {projects.map((project) => (
          <li key={project.id} className={classes.deletedItem}>
            <span className={classes.deletedName}>
              {project.name}
              <span className={classes.deletedNote}>{words.deletedWhen(relativeTime(project.deleted, now))}</span>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={words.restoreOne(project.name)}
              onClick={() => onRestore(project.id)}
            >
              {words.restore}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={words.eraseOne(project.name)}
              onClick={() => setDoomed(project)}
            >
              {words.erase}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={words.eraseTitle(doomed?.name ?? '')}
        confirmLabel={words.erase}
        onConfirm={() => doomed && onErase(doomed.id)}
        onClose={() => setDoomed(undefined)}
      >
        {words.eraseHelp}
      </ConfirmDialog>
    </section>
  );
}
