import { Button } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { canBeIgnored, createIgnoredTest, ignoredAs, keyOfIgnored } from '../../../rules/ignored-problems.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import { problemsWords as words } from '../../words/problems.ts';
import { uiWords } from '../../words/ui.ts';
import classes from './problems-panel.module.css';
import { TAKES_ROW } from './use-kept-focus.ts';

export interface IgnoreProblemProps {
  readonly problem: Diagnostic;
  /** All problems of its file, itself among them. */
  readonly beside: readonly Diagnostic[];
  /** Called before the row goes, with the button that takes it away. */
  readonly onIgnore: (button: HTMLElement) => void;
}

/** Takes a problem off the list; where its file has more of its kind, they can go along. */
export function IgnoreProblem({ problem, beside, onIgnore }: IgnoreProblemProps) {
  const { ignoreProblems, restoreProblems } = useProjectActions();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const [asking, setAsking] = useState<'not-yet' | 'now' | 'no-more'>('not-yet');
  if (isReadOnly || !canBeIgnored(problem)) return null;

  const ignore = (event: MouseEvent<HTMLElement>, isWholeKind: boolean) => {
    const ignored = ignoredAs(problem, isWholeKind);
    const count = beside.filter(createIgnoredTest([ignored])).length;
    onIgnore(event.currentTarget);
    if (ignoreProblems([ignored]).status !== 'ok') return;
    showUndoNotice({
      label: noticeOf(keyOfIgnored(ignored)),
      title: count > 1 ? words.ignoredMany(count) : words.ignoredOne,
      undo: () => restoreProblems([ignored]).status === 'ok',
    });
  };
  const ofKind = beside.filter(({ code }) => code === problem.code).length;
  if (asking !== 'now') {
    return (
      <Button
        {...TAKES_ROW}
        size="compact-xs"
        variant="subtle"
        color="gray"
        className={classes.ignore}
        autoFocus={asking === 'no-more'}
        onClick={(event) => (ofKind > 1 ? setAsking('now') : ignore(event, false))}
      >
        {words.ignore}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set cannot stand in a line of buttons.
    <span
      className={classes.asking}
      role="group"
      aria-label={words.ignore}
      onKeyDown={(event) => event.key === 'Escape' && setAsking('no-more')}
    >
      <Button {...TAKES_ROW} size="compact-xs" variant="light" autoFocus onClick={(event) => ignore(event, false)}>
        {words.ignoreOne}
      </Button>
      <Button size="compact-xs" variant="light" onClick={(event) => ignore(event, true)}>
        {words.ignoreKind(ofKind)}
      </Button>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setAsking('no-more')}>
        {uiWords.cancel}
      </Button>
    </span>
  );
}

/** Of the notice that offers to take it back. */
export function noticeOf(key: string): string {
  return `ignored:${key}`;
}
