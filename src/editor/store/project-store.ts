/** The store of one open project. Made by a factory; knows no storage, no sandbox and no React. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ProjectFiles } from '../../project/project-files.ts';
import { keyOfIgnored } from '../../rules/ignored-problems.ts';
import { storeWords } from '../words/store.ts';
import { locked } from './access.ts';
import { findingActions } from './found-problems.ts';
import { EMPTY_HISTORY } from './history/history.ts';
import { reachableAside } from './history/set-aside.ts';
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
import { refuse } from './operations/operation.ts';
import { renameFile } from './operations/rename-file.ts';
import { replaceProject } from './operations/replace-project.ts';
import { setFileText } from './operations/set-file-text.ts';
import type { EditResult, ProjectActions } from './project-actions.ts';
import type { ProjectState } from './project-state.ts';
import { followChanges, followRename, withPage } from './selection.ts';
import { createSteps } from './steps.ts';

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
  readonly ignoredProblems?: ProjectState['ignoredProblems'];
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
    problemKinds: new Map(),
    checking: { status: 'looking', done: 0, total: 0 },
    ignoredProblems: initial.ignoredProblems ?? [],
    history: EMPTY_HISTORY,
    location: START,
  }));
  const { getState, getInitialState, subscribe } = store;
  const findings = findingActions(store);
  const { run, travel, bringBackAside } = createSteps(store, findings.setDiagnostics, initial.now ?? Date.now);

  /** Takes these out and puts the added ones at the end. */
  function changeIgnored(out: ProjectState['ignoredProblems'], added: ProjectState['ignoredProblems']): EditResult {
    const state = getState();
    if (state.access.mode !== 'edit') return locked(state);
    const keys = new Set(out.map(keyOfIgnored));
    const ignoredProblems = [...state.ignoredProblems.filter((one) => !keys.has(keyOfIgnored(one))), ...added];
    store.setState({ ignoredProblems, revision: state.revision + 1 });
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
    replaceProject: (replacement, label, isContinued = false) =>
      run((files) => replaceProject(files, replacement, label, isContinued)),
    renameProject: (name) => {
      const wanted = name.trim();
      const state = getState();
      if (state.access.mode !== 'edit') return locked(state);
      if (wanted === '') return refuse('edit/empty-name', ...storeWords.refusals.noProjectName);
      if (wanted !== state.name) store.setState({ name: wanted, revision: state.revision + 1 });
      return { status: 'ok' };
    },
    ignoreProblems: (problems) => changeIgnored(problems, problems),
    restoreProblems: (problems) => changeIgnored(problems, []),
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
    ...findings,
  };
  return { getState, settle: getState, getInitialState, subscribe, actions };
}
