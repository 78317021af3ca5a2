/** The folder of the open project, where it has one. What works with folders is loaded only then. */
import type { FolderStorage } from '../../../storage/folder-storage.ts';
import type { ProjectStore } from '../../store/index.ts';
import type { PageLifecycle } from '../saving/page-lifecycle.ts';
import type { FolderLink } from './folder-link.ts';
import type { CreateObserver } from './watch-folder.ts';

export interface ProjectFolder {
  /** `undefined` where the project is in the browser alone, or as long as that is not known. */
  readonly getLink: () => FolderLink | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Leaves the folder as it is. */
  readonly disconnect: () => Promise<void>;
  /** Writes what is due, and ends. */
  readonly close: () => Promise<void>;
}

export interface FolderServices {
  readonly openFolders: () => Promise<FolderStorage>;
  readonly page: PageLifecycle;
  readonly createObserver?: CreateObserver;
}

export function openProjectFolder(store: ProjectStore, services: FolderServices): ProjectFolder {
  const { id } = store.getState();
  const listeners = new Set<() => void>();
  let link: FolderLink | undefined;
  let unwatch = () => {};
  let isClosed = false;

  async function start(): Promise<void> {
    const storage = await services.openFolders();
    const record = await storage.load(id);
    if (record === undefined || isClosed) return;
    const [{ FolderLink }, { watchFolder }] = await Promise.all([
      import('./folder-link.ts'),
      import('./watch-folder.ts'),
    ]);
    if (isClosed) return;
    link = new FolderLink({ store, storage, record });
    unwatch = watchFolder({ ...services, link, store });
    tell();
  }

  async function stop(): Promise<void> {
    unwatch();
    await link?.stop();
    link = undefined;
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  // A database that cannot be read has been told by whoever loads the project from it.
  const starting = start().catch(() => undefined);

  return {
    getLink: () => link,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    disconnect: async () => {
      await (await services.openFolders()).unlink(id);
      await stop();
    },
    close: async () => {
      isClosed = true;
      await starting;
      if (store.getState().access.mode === 'edit') await link?.syncChanges();
      await stop();
    },
  };
}
