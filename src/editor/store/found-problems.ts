/** What others find out about the project and keep in its state. No step of the history. */
import type { StoreApi } from 'zustand/vanilla';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectActions } from './project-actions.ts';
import type { ProjectState } from './project-state.ts';

export type FindingActions = Pick<
  ProjectActions,
  'setSaved' | 'setAccess' | 'setDiagnostics' | 'setProblemKinds' | 'setChosen' | 'setChecked' | 'setReading' | 'setApi'
>;

export function findingActions(store: StoreApi<ProjectState>): FindingActions {
  const { getState } = store;
  return {
    setSaved: (saved) => store.setState({ saved }),
    setAccess: (access) => store.setState({ access }),
    setDiagnostics: (source, found) => {
      const { diagnostics } = getState();
      const next = withProblems(diagnostics, new Map([[source, found]]));
      if (next !== diagnostics) store.setState({ diagnostics: next });
    },
    setProblemKinds: (kinds) => store.setState({ problemKinds: new Map(kinds.map((kind) => [kind.code, kind])) }),
    setChosen: (asChosen) => store.setState({ asChosen }),
    setChecked: (checking, problems) => {
      const { diagnostics } = getState();
      const next = withProblems(diagnostics, problems);
      store.setState({ checking, ...(next !== diagnostics && { diagnostics: next }) });
    },
    setApi: (api) => store.setState({ api }),
    setReading: (reading) => {
      const { reading: held } = getState();
      if (held && reading.revision < held.revision) return;
      if (held?.pages !== reading.pages || held.home !== reading.home) store.setState({ reading });
    },
  };
}

/**
 * With what these sources found last. The same object where that is what they found before: a page says its problems
 * again at every keystroke, and nothing that shows them need be drawn again.
 */
function withProblems(
  diagnostics: ProjectState['diagnostics'],
  found: ProjectState['diagnostics'],
): ProjectState['diagnostics'] {
  const news = [...found].filter(([source, problems]) => !isSame(diagnostics.get(source) ?? [], problems));
  if (news.length === 0) return diagnostics;
  const next = new Map(diagnostics);
  for (const [source, problems] of news) {
    if (problems.length === 0) next.delete(source);
    else next.set(source, problems);
  }
  return next;
}

function isSame(held: readonly Diagnostic[], found: readonly Diagnostic[]): boolean {
  return (
    held.length === found.length &&
    found.every((one, index) => one === held[index] || JSON.stringify(one) === JSON.stringify(held[index]))
  );
}
