import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { useProject } from '../../project-context.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { problemsWords as words } from '../../words/problems.ts';
import classes from './problems-panel.module.css';

export interface ProblemWhyProps {
  readonly problem: Diagnostic;
  /** Other buttons of the problem: these come last. */
  readonly children: ReactNode;
}

/** Buttons of a problem, the first of which tells what kind of problem it is, and why it is one. */
export function ProblemWhy({ problem, children }: ProblemWhyProps) {
  const kind = useProject(({ problemKinds }) => problemKinds.get(problem.code));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {kind !== undefined && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          className={classes.ignore}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.why}
        </Button>
      )}
      {children}
      {kind !== undefined && (
        <p id={id} className={classes.why} hidden={!isOpen}>
          {isOpen && (
            <>
              <b>
                <MessageText text={kind.title} />
              </b>
              <br />
              <MessageText text={kind.why} />
            </>
          )}
        </p>
      )}
    </>
  );
}
