/**
 * Hands each block of the form what was found in it. Blocks listen each for themselves: a page has hundreds of them, and
 * a key that is typed changes what is found in one or two.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Diagnostic } from '../../../../../project/diagnostics.ts';
import type { TextRange } from '../../../../../project/text-edit.ts';
import type { MarksByPath } from './block-marks.ts';

export interface MarksStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same list as long as the same is found. */
  readonly at: (path: string) => readonly Diagnostic[];
  readonly set: (marks: MarksByPath) => void;
  /** Where a problem is in the page as it is now. */
  readonly rangeOf: (problem: Diagnostic) => TextRange | undefined;
}

const NOTHING: readonly Diagnostic[] = [];

export function createMarksStore(): MarksStore {
  const listeners = new Set<() => void>();
  let problems: ReadonlyMap<string, readonly Diagnostic[]> = new Map();
  let ranges: ReadonlyMap<Diagnostic, TextRange> = new Map();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    at: (path) => problems.get(path) ?? NOTHING,
    set: (marks) => {
      const places = [...marks.values()].flat();
      ranges = new Map(places.map(({ problem, range }) => [problem, range]));
      const before = problems;
      problems = new Map(
        [...marks].map(([path, own]) => {
          const known = before.get(path) ?? NOTHING;
          const isSame = known.length === own.length && own.every(({ problem }, index) => problem === known[index]);
          return [path, isSame ? known : own.map(({ problem }) => problem)];
        }),
      );
      const isSame = before.size === problems.size && [...problems].every(([path, own]) => before.get(path) === own);
      if (!isSame) for (const listener of listeners) listener();
    },
    rangeOf: (problem) => ranges.get(problem),
  };
}

export interface Marks {
  readonly store: MarksStore;
  readonly file: string;
  /** Puts the focus into the field of a problem's block, and selects what the problem is about. */
  readonly goTo: (problem: Diagnostic) => void;
}

export const MarksContext = createContext<Marks | undefined>(undefined);

export function useMarks(): Marks {
  const marks = useContext(MarksContext);
  if (!marks) throw new Error('There is no form of a page around this component.');
  return marks;
}

export function useMarksAt(path: string): readonly Diagnostic[] {
  const { store } = useMarks();
  return useSyncExternalStore(store.subscribe, () => store.at(path));
}
