/** Keeps the disk up to date with the store: soon after every change, and before the page goes away. */
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { Journal } from '../../../storage/journal.ts';
import type { ProjectStorage } from '../../../storage/project-storage.ts';
import { refusalProblem, slowSaveProblem, storageProblem } from '../../../storage/storage-problem.ts';
import { changesBetween, type ProjectStore } from '../../store/index.ts';
import { DueCheckpoints, type NewCheckpoint } from './due-checkpoints.ts';
import { largeStep } from './large-step.ts';
import { lookOf } from './project-look.ts';
import { SaveProblems } from './save-problems.ts';
import { SaveTimer } from './save-timer.ts';

/**
 * A change is written after this time, with whatever else has changed by then. It is promised to be on the disk after
 * 300 ms: the rest is for the database, and for a write that is under way.
 */
export const SAVE_DELAY_MS = 30;
/** A page of megabytes takes longer to write: there is as much rest between two writes as the last one took, up to this. */
const LONGEST_SAVE_DELAY_MS = 100;
/** A save that takes longer than this is told, and goes on. */
export const SLOW_SAVE_MS = 10_000;

/** What is known to be on the disk. Without a revision there is nothing yet. */
export interface StoredState {
  readonly files: ProjectFiles;
  readonly revision?: number;
  /** When it was changed last, milliseconds since the epoch. */
  readonly updated?: number;
}

export interface AutosaveOptions {
  readonly store: ProjectStore;
  readonly storage: Pick<ProjectStorage, 'save'>;
  readonly journal: Pick<Journal, 'write' | 'settle'>;
  readonly stored: StoredState;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onSaved?: (done: SaveDone) => void;
}

/** What a save has written. */
export interface SaveDone {
  /** Revision that it began with; absent for a project that was not stored. */
  readonly base?: number;
  readonly revision: number;
  /** Of the files that were changed, came or went. */
  readonly paths: readonly string[];
}

export interface Autosave {
  /** Saves what is not saved; resolves when that is done or has failed, which the store's saved state tells. */
  readonly flush: () => Promise<void>;
  /** Writes a note of unsaved changes at once; `false` when closing the page now would lose something. */
  readonly noteUnsaved: () => boolean;
  /** What is known to be on the disk. */
  readonly stored: () => StoredState;
  /** Makes a checkpoint of the present state; resolves when it is stored, or could not be. */
  readonly keep: (checkpoint: NewCheckpoint) => Promise<void>;
  /** The disk holds another state now, which the store has been given. */
  readonly rebase: (stored: StoredState) => void;
  /** Ends it without saving. */
  readonly stop: () => void;
}

export function startAutosave({ store, storage, journal, now, ...options }: AutosaveOptions): Autosave {
  let stored = options.stored;
  let running: Promise<void> | undefined;
  const timer = new SaveTimer(() => void flush());
  const problems = new SaveProblems(store, timer);
  const due = new DueCheckpoints(now);
  /** Whoever only looks at a project changes nothing on the disk. */
  let isOpenedKept = false;
  let lastSaveMs = 0;

  const delayMs = () => Math.min(Math.max(SAVE_DELAY_MS, lastSaveMs), LONGEST_SAVE_DELAY_MS);

  const isUnsaved = () => {
    const { access, revision } = store.settle();
    return access.mode === 'edit' && revision !== stored.revision;
  };

  async function flush(): Promise<void> {
    timer.unschedule();
    // No waiting without need: a page that is being closed has no next turn.
    if (running) await running;
    if (!isUnsaved() && due.isEmpty) return;
    running ??= saveOnce().finally(() => {
      running = undefined;
    });
    await running;
  }

  async function saveOnce(): Promise<void> {
    const next = due.next(stored.revision);
    const { checkpoint } = next;
    const { id, name, files, revision, ignoredProblems } = next.state ?? store.settle();
    const updated = revision === stored.revision ? stored.updated : now();
    const look = lookOf(files);
    const changes = changesBetween(stored.files, files);
    const base = stored.revision !== undefined && { baseRevision: stored.revision };
    const started = performance.now();
    const slow = setTimeout(() => problems.tell(slowSaveProblem()), SLOW_SAVE_MS);
    try {
      const result = await storage.save({
        manifest: { id, name, revision, updated: updated ?? now(), look, ignoredProblems },
        changes,
        ...base,
        ...(checkpoint && { checkpoint }),
      });
      if (result === 'lost') return writeAll();
      if (result !== 'saved') return problems.refused(refusalProblem(result), result);
    } catch (error) {
      return problems.failed(storageProblem(error));
    } finally {
      clearTimeout(slow);
      lastSaveMs = performance.now() - started;
    }
    const paths = changes.map(({ path }) => path);
    options.onSaved?.({ ...(base && { base: base.baseRevision }), revision, paths });
    stored = { files, revision, ...(updated !== undefined && { updated }) };
    timer.succeeded();
    due.saved(next);
    journal.settle(id, revision);
    store.actions.setDiagnostics('storage', []);
    if (!due.isEmpty) return saveOnce();
    if (isUnsaved()) timer.schedule(delayMs());
    else store.actions.setSaved({ status: 'saved', at: now() });
  }

  /** Nothing of the project is left on the disk, and nobody wanted that. */
  function writeAll(): Promise<void> {
    stored = { files: new Map() };
    return saveOnce();
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.revision === before.revision || !isUnsaved()) return;
    if (!isOpenedKept) due.mark(before, { kind: 'opened' });
    isOpenedKept = true;
    const step = largeStep(state.history, before.history);
    if (step) due.mark(before, { kind: 'step', label: step.label });
    if (state.saved.status === 'saved') store.actions.setSaved({ status: 'saving' });
    timer.schedule(delayMs());
  });
  if (isUnsaved()) {
    store.actions.setSaved({ status: 'saving' });
    timer.schedule(0);
  }

  return {
    flush,
    stored: () => stored,
    keep: (checkpoint) => {
      due.mark(store.settle(), checkpoint);
      return flush();
    },
    noteUnsaved: () => {
      const { access } = store.getState();
      // Another tab has the project, and would pass over a note of this one.
      if (access.mode === 'elsewhere') return store.settle().revision === stored.revision;
      if (!isUnsaved()) return true;
      const { id, name, files, revision, ignoredProblems } = store.settle();
      return journal.write({ id, name, revision, changes: changesBetween(stored.files, files), ignoredProblems });
    },
    rebase: (next) => {
      timer.unschedule();
      stored = next;
      due.clear();
      isOpenedKept = false;
    },
    stop: () => {
      timer.unschedule();
      unsubscribe();
    },
  };
}
