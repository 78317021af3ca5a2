import { Button, Loader } from '@mantine/core';
import { CircleCheck, ListFilter, Search, TriangleAlert } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { useProject } from '../../project-context.ts';
import { type Checking, selectIgnoredProblems, selectProblemCounts, selectProblems } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { problemFilterWords as filterWords } from '../../words/problem-filter.ts';
import { problemsWords as words } from '../../words/problems.ts';
import { AdviceSection, ReportButton } from './advice/advice-section.tsx';
import { ExternalButton } from './external/external-button.tsx';
import type { TryLinks } from './external/use-external-links.ts';
import { FilterBar } from './filter-bar.tsx';
import { IgnoredProblems } from './ignored-problems.tsx';
import { ProblemGroups } from './problem-groups.tsx';
import classes from './problems-panel.module.css';
import { useFilter } from './use-filter.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export interface ProblemsPanelProps {
  /** Goes to the place of the problem; called only for problems with a file. */
  readonly onOpen: (problem: Pick<Diagnostic, 'file' | 'range'>) => void;
  readonly tryLinks: TryLinks;
}

/** What is wrong first, then what is worth knowing, then what could read better, then what is ignored. */
export default function ProblemsPanel({ onOpen, tryLinks }: ProblemsPanelProps) {
  const all = useProject(selectProblems);
  const ignored = useProject(selectIgnoredProblems);
  const checking = useProject((state) => state.checking);
  const counts = useProject(selectProblemCounts);
  const { shown, bar, isFiltered, severity, reset } = useFilter(all);
  const { problems, notes, advice } = useMemo(() => split(shown), [shown]);
  const found = counts.error + counts.warning;
  const body = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(body, all, ignored);
  return (
    <Panel title={words.title} note={found || undefined} {...(bar && { toolbar: <FilterBar {...bar} /> })}>
      <p className={classes.summary} role="status">
        {checking.status === 'looking' ? words.looking : summaryOf(found, counts.info)}
        {isFiltered && ` ${filterWords.shown(shown.length, all.length)}`}
      </p>
      <div ref={body} className={classes.body} tabIndex={-1}>
        {found === 0 && !isFiltered ? <NoProblems checking={checking} /> : <Progress checking={checking} />}
        {isFiltered && shown.length === 0 && <NothingShown onReset={reset} />}
        <ProblemGroups problems={problems} below={notes} onOpen={onOpen} onIgnore={keepFocus} />
        {notes.length > 0 && (
          <section className={classes.notes} aria-label={words.notes}>
            <h3 className={classes.notesTitle}>{words.notes}</h3>
            <ProblemGroups problems={notes} above={problems} onOpen={onOpen} onIgnore={keepFocus} />
          </section>
        )}
        <AdviceSection key={severity} advice={advice} isWanted={severity === 'advice'} onOpen={onOpen} />
        <IgnoredProblems ignored={ignored} onRestore={keepFocus} />
        <div className={classes.tools}>
          {all.length > 0 && <ReportButton problems={all} />}
          <ExternalButton tryLinks={tryLinks} onOpen={onOpen} />
        </div>
      </div>
    </Panel>
  );
}

function NoProblems({ checking }: { readonly checking: Checking }) {
  if (checking.status === 'failed') {
    return (
      <EmptyState icon={<TriangleAlert size={20} />} title={words.failed}>
        {words.failedText}
      </EmptyState>
    );
  }
  if (checking.status === 'looking') {
    return (
      <EmptyState icon={<Search size={20} />} title={words.looking}>
        {progressOf(checking) || words.lookingText}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<CircleCheck size={20} />} title={words.allGood}>
      {words.allGoodText}
    </EmptyState>
  );
}

/** Something is found, and the filter lets none of it through. */
function NothingShown({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState
      icon={<ListFilter size={20} />}
      title={filterWords.none}
      action={
        <Button size="compact-sm" variant="default" onClick={onReset}>
          {filterWords.reset}
        </Button>
      }
    >
      {filterWords.noneText}
    </EmptyState>
  );
}

/** Above what has been found so far. */
function Progress({ checking }: { readonly checking: Checking }) {
  if (checking.status === 'done') return null;
  return (
    <p className={classes.progress}>
      {checking.status === 'looking' && <Loader size={12} aria-hidden="true" />}
      {checking.status === 'looking' ? `${words.looking} ${progressOf(checking)}` : words.failed}
    </p>
  );
}

/** Empty as long as nobody knows how many pages there are. */
function progressOf(checking: Checking): string {
  if (checking.status !== 'looking' || checking.total === 0) return '';
  return words.progress(checking.done, checking.total);
}

function split(all: readonly Diagnostic[]) {
  return {
    problems: all.filter(({ severity }) => severity === 'error' || severity === 'warning'),
    notes: all.filter(({ severity }) => severity === 'info'),
    advice: all.filter(({ severity }) => severity === 'advice'),
  };
}

function summaryOf(problems: number, notes: number): string {
  const found = problems === 0 ? words.none : words.count(problems);
  return notes === 0 ? found : `${found}, ${words.countNotes(notes)}`;
}
