/** When the folder and the project are compared: after changes here, when the window gets the focus, and when the browser tells. */
import { isClutter } from '../../../transfer/import/clutter.ts';
import type { ProjectStore } from '../../store/index.ts';
import type { PageLifecycle } from '../saving/page-lifecycle.ts';
import type { FolderLink, Look } from './folder-link.ts';

/** A change is written after a pause of this length: programs that watch the folder have something whole to read. */
export const WRITE_DELAY_MS = 1000;
/** Whoever never stops typing has it written all the same. */
const LONGEST_DELAY_MS = 10_000;
/** Other programs change many files in a row. */
const LOOK_DELAY_MS = 300;

/** The part of `FileSystemObserver` that is needed, which browsers have had since 2025. */
export interface FolderObserver {
  observe(handle: object, options: { readonly recursive: boolean }): Promise<void>;
  disconnect(): void;
}

export interface FolderChange {
  readonly type: string;
  readonly relativePathComponents: readonly string[];
  readonly changedHandle?: { readonly kind: string } | null;
}

export type CreateObserver = (onChanges: (changes: readonly FolderChange[]) => void) => FolderObserver;

export interface WatchOptions {
  readonly link: FolderLink;
  readonly store: ProjectStore;
  readonly page: PageLifecycle;
  /** Absent where the browser does not tell of changes. */
  readonly createObserver?: CreateObserver;
}

/** Starts with a look at everything. Gives a function that ends it. */
export function watchFolder({ link, store, page, createObserver }: WatchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChange: number | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    firstChange = undefined;
    // First into the browser: what is noted of the folder must not be ahead of what is stored of the project.
    if (store.getState().saved.status === 'saving') schedule();
    else void link.syncChanges();
  };
  function schedule(): void {
    clearTimeout(timer);
    firstChange ??= Date.now();
    timer = setTimeout(write, Math.min(WRITE_DELAY_MS, Math.max(0, firstChange + LONGEST_DELAY_MS - Date.now())));
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.access.mode !== before.access.mode) {
      if (state.access.mode === 'edit') void link.restart();
    } else if (state.files !== before.files) schedule();
  });
  const look = () => {
    if (page.document.visibilityState === 'visible') void link.sync();
    else if (timer !== undefined) write();
  };
  page.window.addEventListener('focus', look, { signal });
  page.document.addEventListener('visibilitychange', look, { signal });
  const stopObserving = createObserver ? observe(link, createObserver) : () => undefined;
  void link.sync();

  return () => {
    clearTimeout(timer);
    listening.abort();
    unsubscribe();
    stopObserving();
  };
}

/** Looks at the files that the browser names; at everything where it does not know. */
function observe(link: FolderLink, createObserver: CreateObserver): () => void {
  let look: Look = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = createObserver((changes) => {
    for (const change of changes) look = withChange(look, change);
    if (look !== 'all' && look.size === 0) return;
    timer ??= setTimeout(() => {
      const due = look;
      look = new Set();
      timer = undefined;
      void link.sync(due);
    }, LOOK_DELAY_MS);
  });
  // A browser that cannot watch this folder: a look with each focus remains.
  observer.observe(link.handle, { recursive: true }).catch(() => undefined);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function withChange(look: Look, { type, relativePathComponents: names, changedHandle }: FolderChange): Look {
  const path = names.join('/').normalize('NFC');
  if (look === 'all' || isClutter(`${path}/`) || isClutter(path)) return look;
  const isFile =
    changedHandle?.kind === 'file' && (type === 'modified' || type === 'appeared' || type === 'disappeared');
  return isFile ? new Set([...look, path]) : 'all';
}
