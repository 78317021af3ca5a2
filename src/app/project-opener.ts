import type { OpenedWorkspace, WorkspaceServices } from '../editor/session/index.ts';
// At hand from the beginning: the sandbox takes longer to start than all else takes to load.
import { dropSandbox, prepareSandbox } from '../sandbox/host/prepared-sandbox.ts';

export interface ProjectOpener {
  /** A project will be opened soon: loads what shows it, and starts what renders its pages. */
  readonly prepare: () => void;
  /** None will be opened after all. */
  readonly dismiss: () => void;
  /** Opens a project once the one before is closed. Call the returned function's `close` when it is left. */
  readonly open: (id: string) => { readonly opened: Promise<OpenedWorkspace>; readonly close: () => void };
  /** Saves what is not saved yet of the project that is open. */
  readonly save: () => Promise<void>;
  /** Resolves when everything that was left is saved and closed. */
  readonly settled: () => Promise<void>;
}

const loadProjectScreen = () => import('./workspace/project-screen.tsx');
/** The page of projects is shown without what works on one. */
const loadWorkspace = () => import('../editor/session/workspace.ts');

/**
 * One project is open in a tab at a time, and the next one opens when the last one is saved: a project that is left
 * and entered again at once must find its own changes and its own lock.
 */
export function createProjectOpener(services: WorkspaceServices): ProjectOpener {
  let last: Promise<void> = Promise.resolve();
  let newest: Promise<OpenedWorkspace> | undefined;
  return {
    prepare() {
      prepareSandbox();
      // In the order in which they are wanted.
      Promise.all([loadProjectScreen(), loadWorkspace()]).catch(() => undefined);
    },
    dismiss: dropSandbox,
    open: (id) => {
      let leave = () => {};
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      // Started before the preview takes it.
      prepareSandbox();
      const loaded = loadWorkspace();
      const opened = Promise.all([loaded, last]).then(([{ openWorkspace }]) => openWorkspace(id, services));
      newest = opened;
      last = Promise.all([opened, left]).then(
        ([result]) => (result.status === 'ok' ? result.workspace.close() : undefined),
        // Whoever opened it has been told; the next project must open all the same.
        () => undefined,
      );
      const close = (): void => {
        leave();
        dropSandbox();
      };
      return { opened, close };
    },
    async save() {
      const result = await newest;
      if (result?.status === 'ok') await result.workspace.flush();
    },
    settled: () => last,
  };
}
