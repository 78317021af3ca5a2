/** The browser's own parts, put together for the session. The only file here that reaches for globals. */
import { createJournal } from '../../storage/journal.ts';
import { openDatabase } from '../../storage/project-database.ts';
import { createProjectStorage } from '../../storage/project-storage.ts';
import { createAfterPaint } from './after-paint.ts';
import type { CreateObserver, FolderObserver } from './folder/watch-folder.ts';
import type { LibraryOptions } from './library/project-library.ts';
import type { UnstoredProjects } from './library/unstored-projects.ts';
import type { WorkspaceServices } from './workspace.ts';

export interface BrowserSession {
  /** What the library is made of, which only the page of projects needs. */
  readonly library: LibraryOptions;
  /** Notes that a project is opened now. */
  readonly noteOpened: (id: string) => void;
  readonly services: WorkspaceServices;
}

export function createBrowserSession(): BrowserSession {
  const storage = createProjectStorage();
  const journal = createJournal(safeLocalStorage());
  const now = () => Date.now();
  const unstored: UnstoredProjects = new Map();
  const locks = navigator.locks && { locks: navigator.locks };
  return {
    library: { storage, openFolders, journal, unstored, now, ...locks, newId: () => crypto.randomUUID() },
    noteOpened: (id) => {
      // A note that is not taken is no loss.
      storage.note(id, { opened: now() }).catch(() => undefined);
    },
    services: {
      storage,
      journal,
      unstored,
      now,
      createAfterPaint,
      page: { window, document },
      ...locks,
      openChannel: () => new BroadcastChannel('leafwright'),
      openHistory: async () => {
        const { createHistoryStorage } = await import('../../storage/history/history-storage.ts');
        return createHistoryStorage(openDatabase());
      },
      startSavingWorker: () =>
        new Worker(new URL('./saving/saving-worker.ts', import.meta.url), { type: 'module', name: 'saving' }),
      openFolders,
      ...observing(),
      startReadingWorker: () =>
        new Worker(new URL('./reading/reading-worker.ts', import.meta.url), { type: 'module', name: 'reading' }),
    },
  };
}

async function openFolders() {
  const { createFolderStorage } = await import('../../storage/folder-storage.ts');
  return createFolderStorage(openDatabase());
}

/** Chromium tells of changes in a folder; other browsers do not know the word. */
function observing(): Pick<WorkspaceServices, 'createObserver'> {
  const { FileSystemObserver: Observer } = globalThis as {
    readonly FileSystemObserver?: new (...listener: Parameters<CreateObserver>) => FolderObserver;
  };
  return Observer ? { createObserver: (onChanges) => new Observer(onChanges) } : {};
}

/** Where a browser forbids storage, every access throws: then there is no note, and no room for one. */
function safeLocalStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    return {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('Storage is not allowed.', 'QuotaExceededError');
      },
    };
  }
}
