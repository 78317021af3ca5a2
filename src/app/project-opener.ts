import type { OpenedWorkspace, WorkspaceServices } from '../editor/session/index.ts';

export interface ProjectOpener {
  /** Opens a project once the one before is closed. Call the returned function's `close` when it is left. */
  readonly open: (id: string) => { readonly opened: Promise<OpenedWorkspace>; readonly close: () => void };
  /** Saves what is not saved yet of the project that is open. */
  readonly save: () => Promise<void>;
  /** Resolves when everything that was left is saved and closed. */
  readonly settled: () => Promise<void>;
}

/**
 * One project is open in a tab at a time, and the next one opens when the last one is saved: a project that is left
 * and entered again at once must find its own changes and its own lock.
 */
export function createProjectOpener(services: WorkspaceServices): ProjectOpener {
  let last: Promise<void> = Promise.resolve();
  let newest: Promise<OpenedWorkspace> | undefined;
  return {
    open: (id) => {
      let leave = () => {};
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      // The page of projects is shown without what works on one.
      const loaded = import('../editor/session/workspace.ts');
      const opened = last.then(() => loaded).then(({ openWorkspace }) => openWorkspace(id, services));
      newest = opened;
      last = Promise.all([opened, left]).then(
        ([result]) => (result.status === 'ok' ? result.workspace.close() : undefined),
        // Whoever opened it has been told; the next project must open all the same.
        () => undefined,
      );
      return { opened, close: leave };
    },
    async save() {
      const result = await newest;
      if (result?.status === 'ok') await result.workspace.flush();
    },
    settled: () => last,
  };
}
