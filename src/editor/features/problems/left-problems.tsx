import { Button, UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { keyOfLeft, type LeftProblem } from '../../../engine/left-problems.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { hideUndoNotice } from '../../ui/undo-notice.tsx';
import { noticeOf } from './leave-problem.tsx';
import classes from './problems-panel.module.css';
import { TAKES_ROW } from './use-kept-focus.ts';

export interface LeftProblemsProps {
  readonly left: readonly LeftProblem[];
  /** Called before a row goes, with the button that takes it away. */
  readonly onTakeBack: (button: HTMLElement) => void;
}

/** What is left as it is, closed at first; from here it is taken back. */
export function LeftProblems({ left, onTakeBack }: LeftProblemsProps) {
  const { takeBackProblems } = useProjectActions();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (left.length === 0) return null;
  const takeBack = (event: MouseEvent<HTMLElement>, problems: readonly LeftProblem[]) => {
    onTakeBack(event.currentTarget);
    for (const problem of problems) hideUndoNotice(noticeOf(keyOfLeft(problem)));
    takeBackProblems(problems);
  };
  return (
    <section className={classes.left} aria-label="Left as they are">
      <div className={classes.head}>
        <h3 className={classes.file}>
          <UnstyledButton
            className={classes.disclosure}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={14} className={classes.chevron} aria-hidden="true" />
            Left as they are ({left.length})
          </UnstyledButton>
        </h3>
        {isOpen && left.length > 1 && !isReadOnly && (
          <Button size="compact-xs" variant="subtle" onClick={(event) => takeBack(event, left)}>
            Take all back
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className={classes.explained}>
              They are neither listed nor counted. This is kept in this browser, not in the project’s files.
            </p>
            <ul className={classes.list}>
              {left.map((problem) => (
                <li key={keyOfLeft(problem)} className={classes.leftRow}>
                  <span className={classes.text}>
                    <span className={classes.message}>
                      <MessageText text={problem.message} />
                    </span>
                    <span className={classes.line}>
                      {problem.names === undefined ? 'And all of this kind in ' : ''}
                      {problem.file ?? 'Project'}
                    </span>
                  </span>
                  {!isReadOnly && (
                    <Button
                      {...TAKES_ROW}
                      size="compact-xs"
                      variant="default"
                      onClick={(event) => takeBack(event, [problem])}
                    >
                      Take back
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
