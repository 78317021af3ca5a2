import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Diagnostic, Severity } from '../../../engine/diagnostics.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { LeaveProblem } from './leave-problem.tsx';
import { FixOne } from './problem-fixes.tsx';
import classes from './problems-panel.module.css';

const SEVERITIES: Readonly<Record<Severity, { readonly name: string; readonly icon: typeof Info }>> = {
  error: { name: 'Error', icon: CircleAlert },
  warning: { name: 'Warning', icon: TriangleAlert },
  info: { name: 'Note', icon: Info },
};

export interface ProblemRowProps {
  readonly problem: Diagnostic;
  /** All problems of its file, itself among them. */
  readonly beside: readonly Diagnostic[];
  readonly onOpen: (problem: Diagnostic) => void;
  /** Called before the row goes, with the button that takes it away. */
  readonly onLeave: (button: HTMLElement) => void;
}

export function ProblemRow({ problem, beside, onOpen, onLeave }: ProblemRowProps) {
  const { name, icon: Icon } = SEVERITIES[problem.severity];
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
        {problem.range && <span className={classes.line}>Line {problem.range.start.line}</span>}
      </span>
    </>
  );
  return (
    <>
      {problem.file === undefined ? (
        <div className={classes.row}>{body}</div>
      ) : (
        <button type="button" className={classes.row} onClick={() => onOpen(problem)}>
          {body}
        </button>
      )}
      <div className={classes.fix}>
        {problem.file !== undefined && <FixOne file={problem.file} problem={problem} />}
        <LeaveProblem problem={problem} beside={beside} onLeave={onLeave} />
      </div>
    </>
  );
}
