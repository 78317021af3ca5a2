import { useMemo, useState } from 'react';
import type { Diagnostic, Severity } from '../../../project/diagnostics.ts';
import { useProject } from '../../project-context.ts';
import { fileOfPage, type ProjectState } from '../../store/index.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import { type Count, countGroups, countSeverities, filterProblems } from './problem-filter.ts';

/** A list of no more is seen at a glance, and choices above it would be longer than it. */
const FEW = 3;

export interface Filtering {
  readonly shown: readonly Diagnostic[];
  readonly isFiltered: boolean;
  readonly severity: Severity | undefined;
  /** Absent where all is seen at a glance. */
  readonly bar: FilterBarProps | undefined;
  readonly reset: () => void;
}

/** What a person wants to see of the list. The count beside a choice says what it shows with the other choices as they are. */
export function useFilter(all: readonly Diagnostic[]): Filtering {
  const kinds = useProject((state) => state.problemKinds);
  const page = useProject(openPageFile);
  const [severity, setSeverity] = useState<Severity>();
  const [group, setGroup] = useState<string>();
  const [isOfPage, setOfPage] = useState(false);
  const file = isOfPage ? page : undefined;
  const shown = useMemo(
    () => filterProblems(kinds, all, { severity, group, file }),
    [kinds, all, severity, group, file],
  );
  const severities = useMemo(
    () => withChosen(countSeverities(filterProblems(kinds, all, { group, file })), severity),
    [kinds, all, severity, group, file],
  );
  const inGroups = useMemo(() => filterProblems(kinds, all, { severity, file }), [kinds, all, severity, file]);
  const groups = useMemo(() => withChosen(countGroups(kinds, inGroups), group), [kinds, inGroups, group]);
  const bar: FilterBarProps = {
    severities,
    severity,
    onSeverity: setSeverity,
    groups,
    group,
    onGroup: setGroup,
    total: inGroups.length,
    page,
    isOfPage: file !== undefined,
    onOfPage: setOfPage,
  };
  const isFiltered = severity !== undefined || group !== undefined || file !== undefined;
  return {
    shown,
    isFiltered,
    severity,
    bar: all.length > FEW || isFiltered ? bar : undefined,
    reset: () => {
      setSeverity(undefined);
      setGroup(undefined);
      setOfPage(false);
    },
  };
}

/** What is chosen stays among the choices when nothing of it is left: else nobody could see what is chosen. */
function withChosen<Name extends string>(counts: readonly Count<Name>[], chosen: Name | undefined) {
  return chosen === undefined || counts.some(([name]) => name === chosen)
    ? counts
    : [...counts, [chosen, 0] as Count<Name>];
}

/** The page whose source is open, else the one in the preview. */
function openPageFile({ files, location, reading }: ProjectState): string | undefined {
  if (location.file !== undefined && /\.mdx?$/.test(location.file)) return location.file;
  const shown = location.page ?? reading?.home;
  return shown === undefined ? undefined : fileOfPage(files, shown);
}
