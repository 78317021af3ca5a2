/** Keeps the disk up to date with the store: soon after every change, and before the page goes away. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { Checkpoint } from '../../../storage/history/checkpoint.ts';
import type { Journal } from '../../../storage/journal.ts';
import type { ProjectStorage } from '../../../storage/project-storage.ts';
import { refusalProblem, slowSaveProblem, storageProblem } from '../../../storage/storage-problem.ts';
import { changesBetween, type ProjectState, type ProjectStore } from '../../store/index.ts';
import { largeStep } from './large-step.ts';
import { lookOf } from './project-look.ts';

/**
 * A change is written after this time, with whatever else has changed by then. It is promised to be on the disk after
 * 300 ms: the rest is for the database.
 */
export const SAVE_DELAY_MS = 150;
/** Of what is changed without end, a checkpoint is made as often as this. */
export const CHECKPOINT_MS = 10 * 60_000;
/** A save that takes longer than this is told, and goes on. */
export const SLOW_SAVE_MS = 10_000;
/** A save that failed is tried again after this time, then after twice as long, up to the longest. */
export const RETRY_DELAY_MS = 2_000;
export const LONGEST_RETRY_DELAY_MS = 30_000;

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

export type NewCheckpoint = Omit<Checkpoint, 'at'>;

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  /** States to be stored one after the other before the present one, each to become a checkpoint then. */
  let due: readonly { readonly state: ProjectState; readonly checkpoint: Checkpoint }[] = [];
  let lastCheckpoint = now();
  /** Whoever only looks at a project changes nothing on the disk. */
  let isOpenedKept = false;

  const isUnsaved = () => {
    const { access, revision } = store.settle();
    return access.mode === 'edit' && revision !== stored.revision;
  };

  /** The next save comes in its own time where one is due already, as after a failure. */
  function schedule(delayMs: number): void {
    timer ??= setTimeout(() => void flush(), delayMs);
  }

  function unschedule(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function flush(): Promise<void> {
    unschedule();
    // No waiting without need: a page that is being closed has no next turn.
    if (running) await running;
    if (!isUnsaved() && due.length === 0) return;
    running ??= saveOnce().finally(() => {
      running = undefined;
    });
    await running;
  }

  async function saveOnce(): Promise<void> {
    const [marked, next] = due;
    const isAtMark = marked !== undefined && marked.state.revision === stored.revision;
    const state = (isAtMark ? next?.state : marked?.state) ?? store.settle();
    const checkpoint = isAtMark ? marked.checkpoint : checkpointOfClock();
    const { id, name, files, revision, ignoredProblems } = state;
    const updated = revision === stored.revision ? stored.updated : now();
    const look = lookOf(files);
    const changes = changesBetween(stored.files, files);
    const base = stored.revision !== undefined && { baseRevision: stored.revision };
    const slow = setTimeout(() => tell(slowSaveProblem()), SLOW_SAVE_MS);
    try {
      const result = await storage.save({
        manifest: { id, name, revision, updated: updated ?? now(), look, ignoredProblems },
        changes,
        ...base,
        ...(checkpoint && { checkpoint }),
      });
      if (result === 'lost') return writeAll();
      if (result !== 'saved') return refused(refusalProblem(result), result);
    } catch (error) {
      return failed(storageProblem(error));
    } finally {
      clearTimeout(slow);
    }
    const paths = changes.map(({ path }) => path);
    options.onSaved?.({ ...(base && { base: base.baseRevision }), revision, paths });
    stored = { files, revision, ...(updated !== undefined && { updated }) };
    failures = 0;
    if (isAtMark) due = due.filter((one) => one !== marked);
    if (checkpoint) lastCheckpoint = checkpoint.at;
    journal.settle(id, revision);
    store.actions.setDiagnostics('storage', []);
    if (due.length > 0) return saveOnce();
    if (isUnsaved()) schedule(SAVE_DELAY_MS);
    else store.actions.setSaved({ status: 'saved', at: now() });
  }

  function checkpointOfClock(): Checkpoint | undefined {
    const at = now();
    return at - lastCheckpoint < CHECKPOINT_MS ? undefined : { kind: 'time', at };
  }

  function mark(state: ProjectState, checkpoint: NewCheckpoint): void {
    if (state.access.mode === 'edit') due = [...due, { state, checkpoint: { ...checkpoint, at: now() } }];
  }

  /** Nothing of the project is left on the disk, and nobody wanted that. */
  function writeAll(): Promise<void> {
    stored = { files: new Map() };
    return saveOnce();
  }

  function tell(problem: Diagnostic): void {
    store.actions.setSaved({ status: 'failed', problem });
    store.actions.setDiagnostics('storage', [problem]);
  }

  function failed(problem: Diagnostic): void {
    tell(problem);
    schedule(Math.min(RETRY_DELAY_MS * 2 ** failures, LONGEST_RETRY_DELAY_MS));
    failures++;
  }

  function refused(problem: Diagnostic, result: 'overtaken' | 'missing' | 'newer'): void {
    // What was deleted may be brought back.
    if (result === 'missing') failed(problem);
    else lockOut(problem, result);
  }

  function lockOut(problem: Diagnostic, result: 'overtaken' | 'newer'): void {
    tell(problem);
    store.actions.setAccess({ mode: result === 'newer' ? 'read-only' : 'elsewhere', reason: problem });
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.revision === before.revision || !isUnsaved()) return;
    if (!isOpenedKept) mark(before, { kind: 'opened' });
    isOpenedKept = true;
    const step = largeStep(state.history, before.history);
    if (step) mark(before, { kind: 'step', label: step.label });
    if (state.saved.status === 'saved') store.actions.setSaved({ status: 'saving' });
    schedule(SAVE_DELAY_MS);
  });
  if (isUnsaved()) {
    store.actions.setSaved({ status: 'saving' });
    schedule(0);
  }

  return {
    flush,
    stored: () => stored,
    keep: (checkpoint) => {
      mark(store.settle(), checkpoint);
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
      unschedule();
      stored = next;
      due = [];
      isOpenedKept = false;
    },
    stop: () => {
      unschedule();
      unsubscribe();
    },
  };
}
