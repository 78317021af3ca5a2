import { Button } from '@mantine/core';
import { CircleAlert, Download, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { useProject, useProjectActions } from '../../project-context.ts';
import type { ProblemCounts } from '../../store/index.ts';
import { selectProblemCounts, selectRedoLabel, selectUndoLabel } from '../../store/index.ts';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LeafMark } from '../../ui/leaf-mark.tsx';
import { ProjectName } from './project-name.tsx';
import { SavedWords } from './saved-words.tsx';
import classes from './top-bar.module.css';

export interface TopBarProps {
  readonly homeHref: string;
  readonly problemsHref: string;
  readonly onExport: () => void;
}

export function TopBar({ homeHref, problemsHref, onExport }: TopBarProps) {
  const actions = useProjectActions();
  const undoLabel = useProject(selectUndoLabel);
  const redoLabel = useProject(selectRedoLabel);
  const counts = useProject(selectProblemCounts);
  return (
    <header className={classes.bar}>
      <a className={classes.home} href={homeHref} aria-label="All projects">
        <LeafMark size={20} />
      </a>
      <span className={classes.slash} aria-hidden="true" />
      <ProjectName />
      <div className={classes.steps}>
        <IconButton
          label={undoLabel === undefined ? 'Nothing to undo' : `Undo: ${undoLabel}`}
          disabled={undoLabel === undefined}
          onClick={actions.undo}
        >
          <Undo2 size={16} />
        </IconButton>
        <IconButton
          label={redoLabel === undefined ? 'Nothing to redo' : `Redo: ${redoLabel}`}
          disabled={redoLabel === undefined}
          onClick={actions.redo}
        >
          <Redo2 size={16} />
        </IconButton>
      </div>
      <SavedWords />
      <div className={classes.end}>
        <a className={classes.problems} href={problemsHref} aria-label={`Problems: ${countWords(counts)}`}>
          {counts.error > 0 && (
            <span className={classes.errors}>
              <CircleAlert size={15} aria-hidden="true" /> {counts.error}
            </span>
          )}
          {counts.warning > 0 && (
            <span className={classes.warnings}>
              <TriangleAlert size={15} aria-hidden="true" /> {counts.warning}
            </span>
          )}
          {counts.error + counts.warning === 0 && <span>No problems</span>}
        </a>
        <ColorSchemeSwitch />
        <Button leftSection={<Download size={15} />} onClick={onExport}>
          Export
        </Button>
      </div>
    </header>
  );
}

function countWords({ error, warning }: ProblemCounts): string {
  if (error + warning === 0) return 'none';
  const words = [
    ...(error > 0 ? [error === 1 ? '1 error' : `${error} errors`] : []),
    ...(warning > 0 ? [warning === 1 ? '1 warning' : `${warning} warnings`] : []),
  ];
  return words.join(', ');
}
