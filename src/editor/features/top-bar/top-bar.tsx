import { Button } from '@mantine/core';
import { CircleAlert, Download, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProject, useProjectActions } from '../../project-context.ts';
import { selectProblemCounts, selectRedoLabel, selectUndoLabel } from '../../store/index.ts';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LeafMark } from '../../ui/leaf-mark.tsx';
import { problemsWords } from '../../words/problems.ts';
import { topBarWords } from '../../words/top-bar.ts';
import { MoreMenu } from './more-menu.tsx';
import { ProjectName } from './project-name.tsx';
import { SavedWords } from './saved-words.tsx';
import { StepMenu } from './step-menu.tsx';
import { StepSaid } from './step-said.tsx';
import classes from './top-bar.module.css';

export interface TopBarProps {
  readonly homeHref: string;
  readonly problemsHref: string;
  readonly historyHref: string;
  readonly onExport: () => void;
  /** The folder that the project is written to, where there is one. */
  readonly folder: ReactNode;
  /** The window is narrow: what has no room goes into a menu. */
  readonly isNarrow: boolean;
  /** Called when one of the links was chosen, also where it leads to what is open already. */
  readonly onOpenSection: () => void;
}

export function TopBar(props: TopBarProps) {
  const { homeHref, problemsHref, historyHref, onExport, isNarrow, onOpenSection, folder } = props;
  const actions = useProjectActions();
  const undoLabel = useProject(selectUndoLabel);
  const redoLabel = useProject(selectRedoLabel);
  const counts = useProject(selectProblemCounts);
  const isLooking = useProject((state) => state.checking.status === 'looking');
  const isKnown = useProject((state) => state.checking.status === 'done');
  return (
    <header className={classes.bar} data-narrow={isNarrow || undefined}>
      <a className={classes.home} href={homeHref} aria-label={topBarWords.allProjects}>
        <LeafMark size={20} />
      </a>
      <span className={classes.slash} aria-hidden="true" />
      <ProjectName />
      <div className={classes.steps}>
        <IconButton
          label={undoLabel === undefined ? topBarWords.nothingToUndo : topBarWords.undo(undoLabel)}
          className={classes.step ?? ''}
          aria-disabled={undoLabel === undefined}
          onClick={actions.undo}
        >
          <Undo2 size={16} />
        </IconButton>
        <IconButton
          label={redoLabel === undefined ? topBarWords.nothingToRedo : topBarWords.redo(redoLabel)}
          className={classes.step ?? ''}
          aria-disabled={redoLabel === undefined}
          onClick={actions.redo}
        >
          <Redo2 size={16} />
        </IconButton>
        {!isNarrow && <StepMenu historyHref={historyHref} />}
        <StepSaid />
      </div>
      <SavedWords />
      {folder}
      <div className={classes.end}>
        <a className={classes.problems} href={problemsHref} onClick={onOpenSection}>
          <span className="lw-hidden">{topBarWords.problemsBefore}</span>
          <Count kind="error" count={counts.error} />
          <Count kind="warning" count={counts.warning} />
          {isLooking ? (
            <span>{problemsWords.looking}</span>
          ) : (
            counts.error + counts.warning === 0 && <span>{isKnown ? problemsWords.none : problemsWords.failed}</span>
          )}
        </a>
        {!isNarrow && <ColorSchemeSwitch />}
        <Button className={classes.export ?? ''} leftSection={<Download size={15} />} onClick={onExport}>
          {topBarWords.export}
        </Button>
        {isNarrow && <MoreMenu {...{ problemsHref, historyHref, onOpenSection }} />}
      </div>
    </header>
  );
}

function Count({ kind, count }: { readonly kind: 'error' | 'warning'; readonly count: number }) {
  if (count === 0) return null;
  const Icon = kind === 'error' ? CircleAlert : TriangleAlert;
  return (
    <span className={classes.count} data-kind={kind}>
      <Icon size={15} aria-hidden="true" />
      {count}
      <span className="lw-hidden">{kind === 'error' ? topBarWords.errors(count) : topBarWords.warnings(count)}</span>
    </span>
  );
}
