import type { OpenedWorkspace, WorkspaceServices } from '../editor/session/index.ts';

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
const loadSandbox = () => import('../sandbox/host/prepared-sandbox.ts');

/**
 * One project is open in a tab at a time, and the next one opens when the last one is saved: a project that is left
 * and entered again at once must find its own changes and its own lock.
 */
export function createProjectOpener(services: WorkspaceServices): ProjectOpener {
  let last: Promise<void> = Promise.resolve();
  let newest: Promise<OpenedWorkspace> | undefined;
  let isAwaited = false;

  async function prepareSandbox(): Promise<void> {
    isAwaited = true;
    try {
      const sandbox = await loadSandbox();
      if (isAwaited) sandbox.prepareSandbox();
    } catch {
      // Whoever opens a project asks for it again, and tells.
    }
  }

  function dismiss(): void {
    if (!isAwaited) return;
    isAwaited = false;
    loadSandbox().then(
      (sandbox) => !isAwaited && sandbox.dropSandbox(),
      () => undefined,
    );
  }

  return {
    prepare() {
      void prepareSandbox();
      // In the order in which they are wanted.
      Promise.all([loadProjectScreen(), loadWorkspace()]).catch(() => undefined);
    },
    dismiss,
    open: (id) => {
      let leave = () => {};
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      // Started before the preview takes it.
      const prepared = prepareSandbox();
      const loaded = loadWorkspace();
      const opened = Promise.all([loaded, prepared, last]).then(([{ openWorkspace }]) => openWorkspace(id, services));
      newest = opened;
      last = Promise.all([opened, left]).then(
        ([result]) => (result.status === 'ok' ? result.workspace.close() : undefined),
        // Whoever opened it has been told; the next project must open all the same.
        () => undefined,
      );
      const close = (): void => {
        leave();
        dismiss();
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
