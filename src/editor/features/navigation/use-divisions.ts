import { useMemo } from 'react';
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { Outline } from '../../../authoring/navigation-edit/outline.ts';
import { useProject } from '../../project-context.ts';
import { selectPageList } from '../../store/index.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import { divisionKey, madePagesByDivision, pagesByDivision } from './division-pages.ts';
import { useStable } from './use-stable.ts';

interface DivisionCommands {
  readonly chooseEntries: (ids: ReadonlySet<string>) => void;
  readonly announce: (words: string) => void;
  readonly onOpen: (page: string) => void;
}

/** The pages of each tab, anchor and version, and what a press on one does. */
export function useDivisions(outline: Outline, { chooseEntries, announce, onOpen }: DivisionCommands) {
  const allPages = useProject(selectPageList);
  const pages = useMemo(() => pagesByDivision(outline), [outline]);
  const madePages = useMemo(() => madePagesByDivision(outline, allPages), [outline, allPages]);
  const { choose } = useStable({
    choose: (division: DivisionName) => {
      const entries = pages.get(divisionKey(division)) ?? [];
      const made = madePages.get(divisionKey(division)) ?? [];
      chooseEntries(new Set(entries.map(({ id }) => id)));
      announce(words.pagesBelong(entries.length + made.length, division.name));
      // Nothing of it is in the tree.
      if (entries.length === 0 && made[0] !== undefined) onOpen(made[0]);
    },
  });
  return { pages, madePages, choose };
}
