import { lazy, Suspense, useState } from 'react';
import type { Diagnostic } from '../../../../../project/diagnostics.ts';
import { FixOne } from '../../../../problems/problem-fixes.tsx';
import { SEVERITY_ICONS } from '../../../../problems/severity-icons.ts';
import { MessageText } from '../../../../ui/message-text.tsx';
import { pageMarkWords as words } from '../../../../words/page-marks.ts';
import { problemsWords } from '../../../../words/problems.ts';
import classes from './marks-list.module.css';
import { useMarks, useMarksAt } from './marks-store.ts';

const AddWord = lazy(() => import('../../../../problems/add-word.tsx').then((module) => ({ default: module.AddWord })));

/** Of a block with more than these, the others are shown on request. */
const FEW = 2;

/** What was found in a block, below it: the sentence, which leads to the words that it is about, and what mends it. */
export function BlockMarks({ path }: { readonly path: string }) {
  const problems = useMarksAt(path);
  return problems.length === 0 ? null : <Marks problems={problems} />;
}

function Marks({ problems }: { readonly problems: readonly Diagnostic[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? problems : problems.slice(0, FEW);
  return (
    <div className={classes.marks} data-marks>
      <ul className={classes.list} aria-label={words.list}>
        {shown.map((problem, index) => (
          <Mark key={keyOf(problem, index)} problem={problem} />
        ))}
      </ul>
      {problems.length > FEW && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewer : words.more(problems.length - FEW)}
        </button>
      )}
    </div>
  );
}

function Mark({ problem }: { readonly problem: Diagnostic }) {
  const { file, goTo } = useMarks();
  const Icon = SEVERITY_ICONS[problem.severity];
  return (
    <li className={classes.mark} data-severity={problem.severity}>
      <Icon size={14} className={classes.icon} role="img" aria-label={problemsWords.severities[problem.severity]} />
      <div className={classes.words}>
        <button type="button" className={classes.sentence} onClick={() => goTo(problem)}>
          <MessageText text={problem.message} />
        </button>
        {problem.hint !== undefined && (
          <span className={classes.hint}>
            <MessageText text={problem.hint} />
          </span>
        )}
        <span className={classes.fix}>
          <FixOne file={file} problem={problem} onFixed={() => goTo(problem)} />
          {problem.code === 'writing/spelling' && (
            <Suspense>
              <AddWord problem={problem} />
            </Suspense>
          )}
        </span>
      </div>
    </li>
  );
}

/** Two of the same kind in one block are told apart by their order. */
function keyOf({ code, message }: Diagnostic, index: number): string {
  return `${code}:${message}:${index}`;
}
