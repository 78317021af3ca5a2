/** Changes of the files, each a step of the history, and the ways back and forth in it. */
import type { StoreApi } from 'zustand/vanilla';
import type { ProjectFiles } from '../../project/project-files.ts';
import { replaceFiles } from '../../project/replaced-files.ts';
import { locked } from './access.ts';
import type { FileChange } from './file-change.ts';
import { goToStep, type HistoryEntry, recordChange, rememberSelection } from './history/history.ts';
import { bringBack, type SetAside } from './history/set-aside.ts';
import type { Operation, OperationResult } from './operations/operation.ts';
import type { EditResult, ProjectActions } from './project-actions.ts';
import type { ProjectState, StepTaken } from './project-state.ts';
import { followChanges, reopen, selectionLost } from './selection.ts';

/** What is open after a change of the files. */
type Follow = (state: ProjectState, files: ProjectFiles) => ProjectState;

export interface Steps {
  /** Runs an operation on the files; what it changes and its entry in the history appear in one step. */
  readonly run: (operate: (files: ProjectFiles) => OperationResult, follow?: Follow) => EditResult;
  /** Goes to where this many steps are done; gives the last one on the way. */
  readonly travel: (doneCount: number) => HistoryEntry | undefined;
  /** Brings back steps that were set aside; false where there are none. */
  readonly bringBackAside: (wanted: SetAside | undefined) => boolean;
}

/** @param now the clock of the history, milliseconds since the epoch */
export function createSteps(
  store: StoreApi<ProjectState>,
  setDiagnostics: ProjectActions['setDiagnostics'],
  now: () => number,
): Steps {
  const { getState } = store;

  function run(operate: (files: ProjectFiles) => OperationResult, follow: Follow = followChanges): EditResult {
    const state = getState();
    const result = state.access.mode === 'edit' ? operate(state.files) : locked(state);
    if (result.status === 'refused') {
      setDiagnostics('edit', [result.problem]);
      return result;
    }
    setDiagnostics('edit', []);
    if (result.changes.length === 0) return { status: 'ok' };
    const history = recordChange(state.history, { ...result, ...placeOf(result) }, now());
    const before = getState();
    const next = changed(before, result.changes, follow);
    const lost = history === before.history ? undefined : selectionLost(before, next);
    store.setState({ ...next, history: lost ? rememberSelection(history, 'done', lost) : history }, true);
    return { status: 'ok' };
  }

  function travel(doneCount: number): HistoryEntry | undefined {
    const state = getState();
    const { access } = state;
    const step = access.mode === 'edit' ? goToStep(state.history, doneCount) : undefined;
    if (!step) return undefined;
    const { entry, changes } = step;
    const count = doneCount - state.history.done.length;
    const direction = count < 0 ? 'undo' : 'redo';
    const stepTaken: StepTaken = { direction, entry, count: Math.abs(count) };
    // Steps that take each other back change nothing but the place in the history.
    const next = changes.length === 0 ? state : changed(state, changes);
    const history = rememberSelection(step.history, count < 0 ? 'undone' : 'done', selectionLost(state, next));
    store.setState({ ...reopen(next, entry), history, stepTaken }, true);
    return entry;
  }

  function bringBackAside(wanted: SetAside | undefined): boolean {
    const state = getState();
    const step = wanted && state.access.mode === 'edit' ? bringBack(state.history, wanted) : undefined;
    if (!step) return false;
    const stepTaken: StepTaken = { direction: 'back', entry: step.entry, count: wanted?.entries.length ?? 0 };
    const next = step.changes.length === 0 ? state : changed(state, step.changes);
    store.setState({ ...next, history: step.history, stepTaken }, true);
    return true;
  }

  return { run, travel, bringBackAside };
}

function changed(state: ProjectState, changes: readonly FileChange[], follow: Follow = followChanges): ProjectState {
  const files = replaceFiles(state.files, changes);
  return { ...follow(state, files), files, revision: state.revision + 1 };
}

/** A step that says nothing else is seen in the file that it changes, where it is one. */
function placeOf({ place, changes }: Operation): Pick<Operation, 'place'> {
  const [change, ...others] = changes;
  if (place !== undefined || change === undefined || others.length > 0) return {};
  return { place: { kind: 'file', path: change.path } };
}
