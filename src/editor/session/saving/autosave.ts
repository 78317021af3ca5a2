/** Keeps the disk up to date with the store: soon after every change, and before the page goes away. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { Journal } from '../../../storage/journal.ts';
import type { ProjectStorage } from '../../../storage/project-storage.ts';
import { refusalProblem, storageProblem } from '../../../storage/storage-problem.ts';
import { changesBetween, type ProjectStore } from '../../store/index.ts';
import { lookOf } from './project-look.ts';

/** What is changed is written after a pause of this time: while keys come, the preview needs the processor. */
export const SAVE_DELAY_MS = 250;
/** Whoever types on without a pause has it written after this time. */
export const LONGEST_SAVE_DELAY_MS = 1_000;
/** A save that failed is tried again after this time, then after twice as long, up to the longest. */
export const RETRY_DELAY_MS = 2_000;
export const LONGEST_RETRY_DELAY_MS = 30_000;

/** What is known to be on the disk. Without a revision there is nothing yet. */
export interface StoredState {
  readonly files: ProjectFiles;
  readonly revision?: number;
}

export interface AutosaveOptions {
  readonly store: ProjectStore;
  readonly storage: Pick<ProjectStorage, 'save'>;
  readonly journal: Pick<Journal, 'write' | 'settle'>;
  readonly stored: StoredState;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface Autosave {
  /** Saves what is not saved; resolves when that is done or has failed, which the store's saved state tells. */
  readonly flush: () => Promise<void>;
  /** Writes a note of unsaved changes at once; `false` when closing the page now would lose something. */
  readonly noteUnsaved: () => boolean;
  /** The disk holds another state now, which the store has been given. */
  readonly rebase: (stored: StoredState) => void;
  /** Ends it without saving. */
  readonly stop: () => void;
}

export function startAutosave({ store, storage, journal, now, ...options }: AutosaveOptions): Autosave {
  let stored = options.stored;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** For whoever never pauses. */
  let latest: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  const isUnsaved = () => {
    const { access, revision } = store.settle();
    return access.mode === 'edit' && revision !== stored.revision;
  };

  function schedule(delayMs: number): void {
    timer ??= setTimeout(() => void flush(), delayMs);
  }

  /** Puts the save off until nothing has changed for a while, though not for long. */
  function scheduleAfterPause(): void {
    // The next try comes in its own time.
    if (failures > 0 && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), SAVE_DELAY_MS);
    latest ??= setTimeout(() => void flush(), LONGEST_SAVE_DELAY_MS);
  }

  function unschedule(): void {
    clearTimeout(timer);
    clearTimeout(latest);
    timer = undefined;
    latest = undefined;
  }

  async function flush(): Promise<void> {
    unschedule();
    // No waiting without need: a page that is being closed has no next turn.
    if (running) await running;
    if (!isUnsaved()) return;
    running ??= saveOnce().finally(() => {
      running = undefined;
    });
    await running;
  }

  async function saveOnce(): Promise<void> {
    const { id, name, files, revision, ignoredProblems } = store.settle();
    const look = lookOf(files);
    try {
      const result = await storage.save({
        manifest: { id, name, revision, updated: now(), look, ignoredProblems },
        changes: changesBetween(stored.files, files),
        ...(stored.revision !== undefined && { baseRevision: stored.revision }),
      });
      if (result !== 'saved') return refused(refusalProblem(result), result);
    } catch (error) {
      return failed(storageProblem(error));
    }
    stored = { files, revision };
    failures = 0;
    journal.settle(id, revision);
    store.actions.setDiagnostics('storage', []);
    if (isUnsaved()) scheduleAfterPause();
    else store.actions.setSaved({ status: 'saved', at: now() });
  }

  function failed(problem: Diagnostic): void {
    store.actions.setSaved({ status: 'failed', problem });
    store.actions.setDiagnostics('storage', [problem]);
    schedule(Math.min(RETRY_DELAY_MS * 2 ** failures, LONGEST_RETRY_DELAY_MS));
    failures++;
  }

  function refused(problem: Diagnostic, result: 'overtaken' | 'missing' | 'newer'): void {
    store.actions.setSaved({ status: 'failed', problem });
    store.actions.setDiagnostics('storage', [problem]);
    if (result !== 'missing') {
      store.actions.setAccess({ mode: result === 'newer' ? 'read-only' : 'elsewhere', reason: problem });
    }
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.revision === before.revision || !isUnsaved()) return;
    if (state.saved.status === 'saved') store.actions.setSaved({ status: 'saving' });
    scheduleAfterPause();
  });
  if (isUnsaved()) {
    store.actions.setSaved({ status: 'saving' });
    schedule(0);
  }

  return {
    flush,
    noteUnsaved: () => {
      if (!isUnsaved()) return true;
      const { id, name, files, revision, ignoredProblems } = store.settle();
      return journal.write({ id, name, revision, changes: changesBetween(stored.files, files), ignoredProblems });
    },
    rebase: (next) => {
      unschedule();
      stored = next;
    },
    stop: () => {
      unschedule();
      unsubscribe();
    },
  };
}
