import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { PageBlock } from '../../../../../page-source/blocks/page-blocks.ts';
import { findFrontMatter } from '../../../../../page-source/front-matter/front-matter.ts';
import type { Diagnostic } from '../../../../../project/diagnostics.ts';
import { isSameList } from '../../../../../shared/same-list.ts';
import { useProject } from '../../../../project-context.ts';
import { selectProblems } from '../../../../store/index.ts';
import { useWriting } from '../../writing-context.ts';
import { focusBlockAt } from '../focus-block.ts';
import { marksOf, movePlaces, type PlacedProblem, placeProblems } from './block-marks.ts';
import { createMarksStore, type Marks } from './marks-store.ts';

interface Told {
  readonly problems: readonly Diagnostic[];
  /** The page as it was when they were told. */
  readonly text: string;
  readonly places: readonly PlacedProblem[];
}

/** What was found in the open page, at its blocks. */
export function usePageMarks(root: RefObject<HTMLElement | null>, text: string, blocks: readonly PageBlock[]): Marks {
  const { file, readNow, select } = useWriting();
  const all = useProject(selectProblems);
  const problems = useMemo(() => all.filter((one) => one.file === file), [all, file]);
  const [store] = useState(createMarksStore);
  const told = useRef<Told>(undefined);
  useEffect(() => {
    if (!isSameList(told.current?.problems, problems)) {
      // Not what the form shows, which may be behind: problems are told of what is written now.
      const written = readNow().text;
      told.current = { problems, text: written, places: placeProblems(written, problems) };
    }
    const { places = [], text: before = text } = told.current ?? {};
    store.set(marksOf(movePlaces(places, before, text), blocks, findFrontMatter(text)?.bodyStart ?? 0));
  }, [store, problems, text, blocks, readNow]);
  return useMemo(
    () => ({
      store,
      file,
      goTo: (problem) => {
        const range = store.rangeOf(problem);
        if (!range || !root.current) return;
        select(range);
        focusBlockAt(root.current, readNow().text, range);
      },
    }),
    [store, file, root, select, readNow],
  );
}
