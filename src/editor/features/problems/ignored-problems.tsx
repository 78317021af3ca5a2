import { Button } from '@mantine/core';
import { type MouseEvent, useId, useState } from 'react';
import { type IgnoredProblem, isWholeKind, keyOfIgnored } from '../../../rules/ignored-problems.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { hideUndoNotice } from '../../ui/undo-notice.ts';
import { problemsWords as words } from '../../words/problems.ts';
import { Disclosure } from './disclosure.tsx';
import { noticeOf } from './ignore-problem.tsx';
import classes from './problems-panel.module.css';
import { TAKES_ROW } from './use-kept-focus.ts';

export interface IgnoredProblemsProps {
  readonly ignored: readonly IgnoredProblem[];
  /** Called before a row goes, with the button that takes it away. */
  readonly onRestore: (button: HTMLElement) => void;
}

/** What is ignored, closed at first; from here it is restored. */
export function IgnoredProblems({ ignored, onRestore }: IgnoredProblemsProps) {
  const { restoreProblems } = useProjectActions();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (ignored.length === 0) return null;
  const restore = (event: MouseEvent<HTMLElement>, problems: readonly IgnoredProblem[]) => {
    onRestore(event.currentTarget);
    for (const problem of problems) hideUndoNotice(noticeOf(keyOfIgnored(problem)));
    restoreProblems(problems);
  };
  return (
    <section className={classes.ignored} aria-label={words.ignored}>
      <div className={classes.head}>
        <Disclosure
          level="h3"
          title={words.countIgnored(ignored.length)}
          isOpen={isOpen}
          controls={id}
          onToggle={setOpen}
        />
        {isOpen && ignored.length > 1 && !isReadOnly && (
          <Button size="compact-xs" variant="subtle" onClick={(event) => restore(event, ignored)}>
            {words.restoreAll}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className={classes.explained}>{words.ignoredText}</p>
            <ul className={classes.list}>
              {ignored.map((problem) => (
                <li key={keyOfIgnored(problem)} className={classes.ignoredRow}>
                  <span className={classes.text}>
                    <span className={classes.message}>
                      <MessageText text={problem.message} />
                    </span>
                    <span className={classes.line}>
                      {isWholeKind(problem)
                        ? words.allOfKind(problem.file ?? problem.page ?? words.project)
                        : (problem.file ?? problem.page ?? words.project)}
                    </span>
                  </span>
                  {!isReadOnly && (
                    <Button
                      {...TAKES_ROW}
                      size="compact-xs"
                      variant="default"
                      onClick={(event) => restore(event, [problem])}
                    >
                      {words.restore}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
