import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Info, TriangleAlert, Wrench } from 'lucide-react';
import { useMemo } from 'react';
import type { Diagnostic, Severity } from '../../../engine/diagnostics.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { selectProblems } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './problems-panel.module.css';

export interface ProblemsPanelProps {
  /** Goes to the place of the problem; called only for problems with a file. */
  readonly onOpen: (problem: Diagnostic) => void;
}

const SEVERITIES: Readonly<Record<Severity, { readonly name: string; readonly icon: typeof Info }>> = {
  error: { name: 'Error', icon: CircleAlert },
  warning: { name: 'Warning', icon: TriangleAlert },
  info: { name: 'Note', icon: Info },
};

/** More than a person reads; the rest is counted. */
const LIMIT = 300;

export function ProblemsPanel({ onOpen }: ProblemsPanelProps) {
  const problems = useProject(selectProblems);
  const groups = useMemo(() => groupByFile(problems.slice(0, LIMIT)), [problems]);
  return (
    <Panel title="Problems" note={problems.length || undefined}>
      <p className={classes.summary} role="status">
        {problems.length === 0
          ? 'No problems'
          : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the project and its open page`}
      </p>
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
              {items.map((problem, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be alike in everything but their order.
                <li key={`${problem.code}:${problem.range?.start.line ?? 0}:${index}`}>
                  <ProblemRow problem={problem} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {problems.length > LIMIT && <p className={classes.more}>and {problems.length - LIMIT} more</p>}
    </Panel>
  );
}

function ProblemRow({ problem, onOpen }: { problem: Diagnostic; onOpen: (problem: Diagnostic) => void }) {
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
  if (problem.file === undefined) return <div className={classes.row}>{body}</div>;
  return (
    <>
      <button type="button" className={classes.row} onClick={() => onOpen(problem)}>
        {body}
      </button>
      <FixOne file={problem.file} problem={problem} />
    </>
  );
}

function FixOne({ file, problem }: { readonly file: string; readonly problem: Diagnostic }) {
  const { fixProblems } = useProjectActions();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  if (problem.fix === undefined || isReadOnly) return null;
  return (
    <div className={classes.fix}>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<Wrench size={12} aria-hidden="true" />}
        onClick={() => fixProblems(file, [problem])}
      >
        <MessageText text={problem.fix.title} />
      </Button>
    </div>
  );
}

/** Mends everything of a file that can be mended, when that is more than one thing. */
function FixAll({ file, problems }: { readonly file: string; readonly problems: readonly Diagnostic[] }) {
  const { fixProblems } = useProjectActions();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const fixable = problems.filter(({ fix }) => fix !== undefined);
  if (fixable.length < 2 || isReadOnly) return null;
  return (
    <Button size="compact-xs" variant="subtle" onClick={() => fixProblems(file, fixable)}>
      Fix all {fixable.length}
    </Button>
  );
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
