import { useMemo } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { FixAll } from '../../problems/problem-fixes.tsx';
import { useProject } from '../../project-context.ts';
import { problemsWords as words } from '../../words/problems.ts';
import { IgnoreProblem } from './ignore-problem.tsx';
import { type FileGroup, groupByFile } from './problem-filter.ts';
import { ProblemRow } from './problem-row.tsx';
import classes from './problems-panel.module.css';

export interface ProblemGroupsProps {
  readonly problems: readonly Diagnostic[];
  /** They stand below a heading of their own, behind these. */
  readonly above?: readonly Diagnostic[];
  /** They stand above these, which "Fix all" of their files takes along. */
  readonly below?: readonly Diagnostic[];
  readonly onOpen: (problem: Diagnostic) => void;
  /** Called before a row goes, with the button that takes it away. */
  readonly onIgnore: (button: HTMLElement) => void;
}

/** More than a person reads; the rest is counted. */
const LIMIT = 300;

const NONE: readonly Diagnostic[] = [];

/** Problems below the names of their files. A file that stands above and below offers "Fix all" once, above. */
export function ProblemGroups({ problems, above, below = NONE, onOpen, onIgnore }: ProblemGroupsProps) {
  const isBelow = above !== undefined;
  const Heading = isBelow ? 'h4' : 'h3';
  const kinds = useProject((state) => state.problemKinds);
  const groups = useMemo(() => firstOf(groupByFile(kinds, problems), LIMIT), [kinds, problems]);
  return (
    <>
      {groups.map(({ file, items }) => (
        <section key={file} className={classes.group} aria-label={isBelow ? undefined : file || words.project}>
          <div className={classes.head}>
            <Heading className={classes.file}>{file || words.project}</Heading>
            {!above?.some((other) => other.file === file) && (
              <FixAll file={file} problems={[...items, ...below.filter((other) => other.file === file)]} />
            )}
          </div>
          <ul className={classes.list}>
            {items.map((problem) => (
              <li key={keyOf(problem)}>
                <ProblemRow
                  problem={problem}
                  onOpen={onOpen}
                  ignore={<IgnoreProblem problem={problem} beside={items} onIgnore={onIgnore} />}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {problems.length > LIMIT && <p className={classes.more}>{words.more(problems.length - LIMIT)}</p>}
    </>
  );
}

function keyOf({ code, range, message }: Diagnostic): string {
  return `${code}:${range?.start.line ?? 0}:${range?.start.column ?? 0}:${message}`;
}

/** As many groups as hold so many problems; the last one may be cut. */
function firstOf(groups: readonly FileGroup[], limit: number): readonly FileGroup[] {
  let room = limit;
  return groups.flatMap(({ file, items }) => {
    const shown = items.slice(0, room);
    room -= shown.length;
    return shown.length === 0 ? [] : [{ file, items: shown }];
  });
}
