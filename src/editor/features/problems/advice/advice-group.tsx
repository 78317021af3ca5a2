import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Diagnostic } from '../../../../project/diagnostics.ts';
import { useProject, useProjectStore } from '../../../project-context.ts';
import { selectFileText, undoStep } from '../../../store/index.ts';
import { showUndoNotice } from '../../../ui/undo-notice.ts';
import { adviceWords as words } from '../../../words/advice.ts';
import { problemsWords } from '../../../words/problems.ts';
import { Disclosure } from '../disclosure.tsx';
import { ProblemRow } from '../problem-row.tsx';
import classes from '../problems-panel.module.css';
import { editsByFile, fixableOf } from './fix-kind.ts';
import type { GroupedAdvice } from './group-advice.ts';
import { IgnoreAdvice } from './ignore-advice.tsx';

export interface AdviceGroupProps {
  readonly group: GroupedAdvice;
  readonly onOpen: (problem: Diagnostic) => void;
}

/** More than a person reads; the rest is counted. */
const LIMIT = 100;

/** Closed at first: a large old project has much of one kind. */
export function AdviceGroup({ group: { title, problems }, onOpen }: AdviceGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classes.group}>
      <div className={classes.head}>
        <Disclosure
          level="h4"
          title={words.withCount(title, problems.length)}
          isOpen={isOpen}
          controls={id}
          onToggle={setOpen}
        />
        <FixKind title={title} problems={problems} />
      </div>
      <ul id={id} className={classes.list} hidden={!isOpen}>
        {isOpen &&
          problems.slice(0, LIMIT).map((problem) => (
            <li key={keyOf(problem)}>
              {problem.file !== undefined && <span className={classes.where}>{problem.file}</span>}
              <ProblemRow problem={problem} onOpen={onOpen} ignore={<IgnoreAdvice problem={problem} />} />
            </li>
          ))}
      </ul>
      {isOpen && problems.length > LIMIT && (
        <p className={classes.more}>{problemsWords.more(problems.length - LIMIT)}</p>
      )}
    </section>
  );
}

/** All of a kind in all files, as one step. */
function FixKind({ title, problems }: { readonly title: string; readonly problems: readonly Diagnostic[] }) {
  const store = useProjectStore();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const fixable = fixableOf(problems);
  if (fixable.length < 2 || isReadOnly) return null;
  const fix = () => {
    const state = store.settle();
    const edits = editsByFile(fixable, (file) => selectFileText(state, file));
    const label = words.fixStep(fixable.length, title);
    if (edits.size === 0 || store.actions.editFiles({ label, edits }).status !== 'ok') return;
    showUndoNotice({ label, title: label, undo: () => undoStep(store, label) });
  };
  return (
    <Button size="compact-xs" variant="subtle" onClick={fix}>
      {words.fixAll(fixable.length)}
    </Button>
  );
}

function keyOf({ code, file, range, message }: Diagnostic): string {
  return `${code}:${file ?? ''}:${range?.start.line ?? 0}:${range?.start.column ?? 0}:${message}`;
}
