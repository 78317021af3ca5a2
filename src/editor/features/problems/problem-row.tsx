import type { ReactNode } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { AddWord } from '../../problems/add-word.tsx';
import { FixOne } from '../../problems/problem-fixes.tsx';
import { SEVERITY_ICONS } from '../../problems/severity-icons.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { problemsWords as words } from '../../words/problems.ts';
import { ProblemParts } from './problem-parts.tsx';
import { ProblemWhy } from './problem-why.tsx';
import classes from './problems-panel.module.css';

export interface ProblemRowProps {
  readonly problem: Diagnostic;
  readonly onOpen: (problem: Diagnostic) => void;
  /** What takes it off the list. */
  readonly ignore: ReactNode;
}

export function ProblemRow({ problem, onOpen, ignore }: ProblemRowProps) {
  const Icon = SEVERITY_ICONS[problem.severity];
  const name = words.severities[problem.severity];
  const body = (
    <>
      <Icon size={15} className={classes.icon} data-severity={problem.severity} role="img" aria-label={name} />
      <span className={classes.text}>
        <span className={classes.message}>
          <MessageText text={problem.message} />
        </span>
        {problem.hint !== undefined && (
          <span className={classes.hint}>
            <MessageText text={problem.hint} />
          </span>
        )}
        {problem.range && <span className={classes.line}>{words.line(problem.range.start.line)}</span>}
      </span>
    </>
  );
  return (
    <>
      {problem.file === undefined ? (
        <div className={classes.row}>{body}</div>
      ) : (
        <ListRow className={classes.row} onClick={() => onOpen(problem)}>
          {body}
        </ListRow>
      )}
      {problem.parts !== undefined && problem.parts.length > 0 && (
        <ProblemParts problem={problem} parts={problem.parts} onOpen={onOpen} />
      )}
      <div className={classes.fix}>
        {problem.file !== undefined && <FixOne file={problem.file} problem={problem} />}
        <AddWord problem={problem} />
        <ProblemWhy problem={problem}>{ignore}</ProblemWhy>
      </div>
    </>
  );
}
