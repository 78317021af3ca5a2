import { CircleCheck } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { Diagnostic } from '../../../engine/diagnostics.ts';
import { useProject } from '../../project-context.ts';
import { selectLeftProblems, selectProblems } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LeftProblems } from './left-problems.tsx';
import { FixAll } from './problem-fixes.tsx';
import { ProblemRow } from './problem-row.tsx';
import classes from './problems-panel.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export interface ProblemsPanelProps {
  /** Goes to the place of the problem; called only for problems with a file. */
  readonly onOpen: (problem: Diagnostic) => void;
}

/** More than a person reads; the rest is counted. */
const LIMIT = 300;

export function ProblemsPanel({ onOpen }: ProblemsPanelProps) {
  const problems = useProject(selectProblems);
  const left = useProject(selectLeftProblems);
  const groups = useMemo(() => groupByFile(problems.slice(0, LIMIT)), [problems]);
  const body = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(body, problems, left);
  return (
    <Panel title="Problems" note={problems.length || undefined}>
      <p className={classes.summary} role="status">
        {problems.length === 0
          ? 'No problems'
          : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the project and its open page`}
      </p>
      <div ref={body} className={classes.body} tabIndex={-1}>
        {problems.length === 0 ? (
          <EmptyState icon={<CircleCheck size={20} />} title="Nothing to mend">
            What keeps a setting or a page from being shown as you mean it is listed here while you work, with what to
            change.
          </EmptyState>
        ) : (
          groups.map(({ file, items }) => (
            <section key={file} className={classes.group} aria-label={file || 'Project'}>
              <div className={classes.head}>
                <h3 className={classes.file}>{file || 'Project'}</h3>
                <FixAll file={file} problems={items} />
              </div>
              <ul className={classes.list}>
                {items.map((problem) => (
                  <li key={keyOf(problem)}>
                    <ProblemRow problem={problem} beside={items} onOpen={onOpen} onLeave={keepFocus} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
        {problems.length > LIMIT && <p className={classes.more}>and {problems.length - LIMIT} more</p>}
        <LeftProblems left={left} onTakeBack={keepFocus} />
      </div>
    </Panel>
  );
}

function keyOf({ code, range, message }: Diagnostic): string {
  return `${code}:${range?.start.line ?? 0}:${range?.start.column ?? 0}:${message}`;
}

function groupByFile(problems: readonly Diagnostic[]) {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const file = problem.file ?? '';
    const items = groups.get(file);
    if (items) items.push(problem);
    else groups.set(file, [problem]);
  }
  return [...groups].map(([file, items]) => ({ file, items }));
}
