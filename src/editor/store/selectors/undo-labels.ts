import type { ProjectState } from '../project-state.ts';

/** Name of the step that undo would take back; `undefined` when there is none. */
export function selectUndoLabel(state: Pick<ProjectState, 'history'>): string | undefined {
  return state.history.done.at(-1)?.label;
}

export function selectRedoLabel(state: Pick<ProjectState, 'history'>): string | undefined {
  return state.history.undone.at(-1)?.label;
}
