/** The store of one open project. Made by a factory; knows no storage, no sandbox and no React. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { replaceFiles } from '../../project/replaced-files.ts';
import { keyOfLeft } from '../../rules/left-problems.ts';
import { storeWords } from '../words/store.ts';
import type { FileChange } from './file-change.ts';
import { EMPTY_HISTORY, goToStep, type HistoryEntry, recordChange, rememberSelection } from './history/history.ts';
import { bringBack, reachableAside, type SetAside } from './history/set-aside.ts';
import { isSameLocation, START } from './location.ts';
import { addAsset, freePath } from './operations/add-asset.ts';
import { addFile } from './operations/add-file.ts';
import { deleteFile } from './operations/delete-file.ts';
import { editFiles } from './operations/edit-files.ts';
import { editList } from './operations/edit-list.ts';
import { editNavigation } from './operations/edit-navigation.ts';
import { editSetting } from './operations/edit-setting.ts';
import { editSettings } from './operations/edit-settings.ts';
import { editText } from './operations/edit-text.ts';
import { fixProblems } from './operations/fix-problems.ts';
import { movePage } from './operations/move-page.ts';
import { type Operation, type OperationResult, refuse } from './operations/operation.ts';
import { renameFile } from './operations/rename-file.ts';
import { replaceProject } from './operations/replace-project.ts';
import { setFileText } from './operations/set-file-text.ts';
import type { EditResult, ProjectActions } from './project-actions.ts';
import type { DiagnosticSource, ProjectState, StepTaken } from './project-state.ts';
import { followChanges, followRename, reopen, selectionLost, withPage } from './selection.ts';

export interface ProjectStore extends Pick<StoreApi<ProjectState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Has what is typed and waits taken up, and gives the state with it. A command, never to be called while drawing:
   * `getState` only reads, and has what waits with the next change.
   */
  readonly settle: () => ProjectState;
  readonly actions: ProjectActions;
}

export interface InitialProject {
  readonly id: string;
  readonly name: string;
  readonly files: ProjectFiles;
  /** What is on disk; defaults to 0. */
  readonly revision?: number;
  readonly access?: ProjectState['access'];
  readonly leftProblems?: ProjectState['leftProblems'];
  /** The clock of the history, milliseconds since the epoch. */
  readonly now?: () => number;
}

const NO_DIAGNOSTICS: ProjectState['diagnostics'] = new Map();

export function createProjectStore(initial: InitialProject): ProjectStore {
  const store = createStore<ProjectState>(() => ({
    id: initial.id,
    name: initial.name,
    files: initial.files,
    revision: initial.revision ?? 0,
    saved: { status: 'saved' },
    access: initial.access ?? { mode: 'edit' },
    diagnostics: NO_DIAGNOSTICS,
    checking: { status: 'looking', done: 0, total: 0 },
    leftProblems: initial.leftProblems ?? [],
    history: EMPTY_HISTORY,
    location: START,
  }));
  const { getState, getInitialState, subscribe } = store;
  const { now = Date.now } = initial;

  /** Runs an operation on the files; what it changes and its entry in the history appear in one step. */
  function run(operate: (files: ProjectFiles) => OperationResult, follow = followChanges): EditResult {
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

  function changed(state: ProjectState, changes: readonly FileChange[], follow = followChanges): ProjectState {
    const files = replaceFiles(state.files, changes);
    return { ...follow(state, files), files, revision: state.revision + 1 };
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

  function setDiagnostics(source: DiagnosticSource, found: readonly Diagnostic[]): void {
    const { diagnostics } = getState();
    const next = withProblems(diagnostics, new Map([[source, found]]));
    if (next !== diagnostics) store.setState({ diagnostics: next });
  }

  /** Takes these out and puts the added ones at the end. */
  function changeLeft(out: ProjectState['leftProblems'], added: ProjectState['leftProblems']): EditResult {
    const state = getState();
    if (state.access.mode !== 'edit') return locked(state);
    const keys = new Set(out.map(keyOfLeft));
    const leftProblems = [...state.leftProblems.filter((left) => !keys.has(keyOfLeft(left))), ...added];
    store.setState({ leftProblems, revision: state.revision + 1 });
    return { status: 'ok' };
  }

  const actions: ProjectActions = {
    setFileText: (path, text, pauseMs) => run((files) => setFileText(files, path, text, pauseMs)),
    typeText: (path, text, pauseMs) => void run((files) => setFileText(files, path, text, pauseMs)),
    editText: (path, edit) => run((files) => editText(files, path, edit)),
    fixProblems: (path, problems) => run((files) => fixProblems(files, path, problems)),
    editSetting: (path, value, pauseMs, label) => run((files) => editSetting(files, path, value, pauseMs, label)),
    editSettings: (changes, label, upload) => run((files) => editSettings(files, changes, label, upload)),
    editList: (listPath, edit, label) => run((files) => editList(files, listPath, edit, label)),
    editNavigation: (edit) => run((files) => editNavigation(files, edit)),
    movePage: (move, options, label) =>
      run(
        (files) => movePage(files, move, options, label),
        (state) => followRename(state, move.from, move.to),
      ),
    editFiles: (edit) =>
      run(
        (files) => editFiles(files, edit),
        (state, files) =>
          edit.moves === undefined
            ? followChanges(state, files)
            : [...edit.moves].reduce((moved, [from, to]) => followRename(moved, from, to), state),
      ),
    addFile: (path, contents) => run((files) => addFile(files, path, contents)),
    addAsset: (path, contents) => {
      const free = freePath(getState().files, path);
      const result = run((files) => addAsset(files, free, contents));
      return result.status === 'ok' ? { ...result, path: free } : result;
    },
    renameFile: (from, to) =>
      run(
        (files) => renameFile(files, from, to),
        (state) => followRename(state, from, to),
      ),
    deleteFile: (path) => run((files) => deleteFile(files, path)),
    replaceProject: (replacement, label) => run((files) => replaceProject(files, replacement, label)),
    renameProject: (name) => {
      const wanted = name.trim();
      const state = getState();
      if (state.access.mode !== 'edit') return locked(state);
      if (wanted === '') return refuse('edit/empty-name', ...storeWords.refusals.noProjectName);
      if (wanted !== state.name) store.setState({ name: wanted, revision: state.revision + 1 });
      return { status: 'ok' };
    },
    leaveProblems: (left) => changeLeft(left, left),
    takeBackProblems: (left) => changeLeft(left, []),
    undo: () => travel(getState().history.done.length - 1),
    redo: () => travel(getState().history.done.length + 1),
    goToStep: travel,
    bringBack: (aside) => bringBackAside(aside ?? reachableAside(getState().history)[0]),
    goTo: (location) => {
      if (!isSameLocation(location, getState().location)) store.setState({ location });
    },
    openPage: (page) => actions.goTo(withPage(getState(), getState().location, page)),
    reset: (stored) =>
      store.setState(
        ({ stepTaken: _, ...state }) => ({
          ...followChanges(state, stored.files),
          ...stored,
          history: EMPTY_HISTORY,
          saved: { status: 'saved' },
        }),
        true,
      ),
    setSaved: (saved) => store.setState({ saved }),
    setAccess: (access) => store.setState({ access }),
    setDiagnostics,
    setChecked: (checking, problems) => {
      const { diagnostics } = getState();
      const next = withProblems(diagnostics, problems);
      store.setState({ checking, ...(next !== diagnostics && { diagnostics: next }) });
    },
    setReading: (reading) => {
      const { reading: held } = getState();
      if (held && reading.revision < held.revision) return;
      if (held?.pages !== reading.pages || held.home !== reading.home) store.setState({ reading });
    },
  };
  return { getState, settle: getState, getInitialState, subscribe, actions };
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

/** A step that says nothing else is seen in the file that it changes, where it is one. */
function placeOf({ place, changes }: Operation): Pick<Operation, 'place'> {
  const [change, ...others] = changes;
  if (place !== undefined || change === undefined || others.length > 0) return {};
  return { place: { kind: 'file', path: change.path } };
}

function locked({ access, name }: ProjectState): ReturnType<typeof refuse> {
  const { openElsewhere, newer, reload } = storeWords.refusals;
  return refuse(
    'edit/read-only',
    (access.mode === 'elsewhere' ? openElsewhere : newer)(name),
    access.mode === 'edit' ? '' : (access.reason.hint ?? reload),
  );
}

function isSame(held: readonly Diagnostic[], found: readonly Diagnostic[]): boolean {
  return held.length === found.length && JSON.stringify(held) === JSON.stringify(found);
}
