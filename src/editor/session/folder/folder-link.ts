/**
 * Keeps a folder on the computer and the open project the same: what is changed here is written there, what is changed
 * there is taken over here, and where both were changed a person chooses. Nothing is overwritten that was not looked at.
 */
import { createStore } from 'zustand/vanilla';
import type { FolderLinkRecord, FolderStorage } from '../../../storage/folder-storage.ts';
import type { FolderHandle } from '../../../transfer/folder/folder-handle.ts';
import { isNamed } from '../../../transfer/folder/folder-handle.ts';
import { mayWrite } from '../../../transfer/folder/may-write.ts';
import { type FoundFiles, findFile, scanFolder } from '../../../transfer/folder/scan-folder.ts';
import type { ProjectStore } from '../../store/index.ts';
import { folderWords as words } from '../../words/folder.ts';
import { compareFile, type Theirs, type Verdict } from './compare-file.ts';
import { folderProblem } from './folder-problem.ts';
import type { Choice, FolderConflict, FolderState, FolderStatus } from './folder-state.ts';
import { FolderWriter } from './folder-writer.ts';
import { KnownFiles } from './known-files.ts';
import { isMostlyGone, withChoices, withTheirs } from './take-over.ts';

export interface FolderLinkOptions {
  readonly store: ProjectStore;
  readonly storage: Pick<FolderStorage, 'load' | 'note' | 'setAutomatic'>;
  readonly record: FolderLinkRecord;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** What is looked at: everything, or some files. */
export type Look = 'all' | ReadonlySet<string>;

/** A permission as the browser has it; it asks the person only right after a click. */
type Permitted = FolderHandle & {
  queryPermission(descriptor: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(descriptor: { readonly mode: 'readwrite' }): Promise<PermissionState>;
};

/** What another program changes in a row is one step, however many looks it takes to see it all: a pause of this length ends it. */
export const PAUSE_OF_OTHERS_MS = 10_000;

const READ_AND_WRITE = { mode: 'readwrite' } as const;

export class FolderLink {
  readonly #store: ProjectStore;
  readonly #storage: FolderLinkOptions['storage'];
  readonly #id: string;
  readonly #handle: Permitted;
  readonly #state;
  #known: Promise<KnownFiles> | undefined;
  #record: FolderLinkRecord;
  #turn: Promise<void> = Promise.resolve();
  #isStopped = false;
  readonly #now: () => number;
  #takenAt = Number.NEGATIVE_INFINITY;

  constructor({ store, storage, record, now = Date.now }: FolderLinkOptions) {
    this.#now = now;
    this.#store = store;
    this.#storage = storage;
    this.#record = record;
    this.#id = store.getState().id;
    this.#handle = record.handle as unknown as Permitted;
    this.#state = createStore<FolderState>(() => ({
      name: record.handle.name,
      isAutomatic: record.isAutomatic,
      status: { kind: 'checking' },
      conflicts: [],
      held: [],
    }));
  }

  get handle(): FolderHandle {
    return this.#handle;
  }

  readonly getState = (): FolderState => this.#state.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** Compares, takes over and writes; one after the other, however often it is called. */
  readonly sync = (look: Look = 'all', isAsked = false): Promise<void> => {
    this.#turn = this.#turn.then(() => this.#syncOnce(look, isAsked));
    return this.#turn;
  };

  /** Writes what has changed here; nothing else of the folder is looked at. */
  readonly syncChanges = async (): Promise<void> => {
    if (this.getState().status.kind === 'asking') return this.sync();
    const changed = await this.#changedHere();
    if (changed.size > 0) await this.sync(changed);
  };

  /** To be called right after a click: the browser asks the person. */
  readonly allow = async (): Promise<void> => {
    const permission = await this.#handle.requestPermission(READ_AND_WRITE);
    if (permission === 'granted') await this.sync();
  };

  readonly setAutomatic = async (isAutomatic: boolean): Promise<void> => {
    this.#state.setState({ isAutomatic });
    // Where it cannot be noted, it holds as long as the project is open.
    await this.#storage.setAutomatic(this.#id, isAutomatic).catch(() => undefined);
    await this.syncChanges();
  };

  /** What a person has chosen of files that were changed on both sides; the rest waits on. */
  readonly choose = async (choices: ReadonlyMap<string, Choice>): Promise<void> => {
    await this.#turn;
    const known = await this.#readKnown();
    const conflicts = this.getState().conflicts.filter(({ path }) => choices.has(path));
    const { files } = this.#store.settle();
    const next = withChoices(files, conflicts, choices);
    const result = this.#store.actions.replaceProject(next, words.chosenStep(this.getState().name));
    if (result.status === 'refused') return;
    const now = this.#store.settle().files;
    for (const { path, theirs } of conflicts) {
      if (choices.get(path) === 'mine') known.accept(path, theirs.note);
      else known.settle(path, theirs.note, now.get(path));
    }
    await this.sync('all', true);
  };

  /** The project came from the disk anew: what is known is read again. */
  readonly restart = async (): Promise<void> => {
    await this.#turn;
    const record = await this.#storage.load(this.#id);
    if (record) this.#record = record;
    this.#known = undefined;
    await this.sync();
  };

  /** Resolves when nothing is under way any more. */
  readonly settled = (): Promise<void> => this.#turn;

  /** The same, and nothing begins any more. */
  readonly stop = async (): Promise<void> => {
    await this.#turn;
    this.#isStopped = true;
  };

  async #syncOnce(look: Look, isAsked: boolean): Promise<void> {
    if (this.#isStopped || this.#store.getState().access.mode !== 'edit') return;
    try {
      if ((await this.#handle.queryPermission(READ_AND_WRITE)) !== 'granted') return this.#tell({ kind: 'asking' });
      if (look === 'all') this.#tell({ kind: 'checking' });
      await this.#compare(look, isAsked);
    } catch (error) {
      // Taken back while it was at work.
      if (isNamed(error, 'NotAllowedError')) return this.#tell({ kind: 'asking' });
      this.#tell({ kind: 'failed', problem: folderProblem(this.getState().name, error) });
    } finally {
      await this.#noteKnown();
    }
  }

  async #compare(look: Look, isAsked: boolean): Promise<void> {
    const known = await this.#readKnown();
    const { files } = this.#store.settle();
    const found = look === 'all' ? await scanFolder(this.#handle) : await this.#find(look);
    const paths = look === 'all' ? new Set([...files.keys(), ...known.paths, ...found.keys()]) : look;
    const verdicts = new Map<string, Verdict>();
    for (const path of paths) verdicts.set(path, await compareFile(path, files.get(path), found.get(path), known));

    const theirs = theirsOf(verdicts, 'theirs');
    const asked = new Map(theirsOf(verdicts, 'both'));
    if (isMostlyGone(files, theirs)) for (const [path, gone] of theirs) asked.set(path, gone);
    else this.#takeOver(theirs, known);
    const others = look === 'all' ? [] : this.getState().conflicts.filter(({ path }) => !paths.has(path));
    const conflicts = [...others, ...[...asked].map(([path, one]) => conflictOf(path, files.get(path), one))];
    this.#state.setState({ conflicts });

    const ours = [...verdicts].filter(([, { kind }]) => kind === 'ours').map(([path]) => path);
    const held = ours.filter((path) => !mayWrite(path));
    if (look === 'all' || held.length > 0) this.#state.setState({ held });
    await this.#write(
      ours.filter((path) => mayWrite(path)),
      found,
      isAsked,
    );
  }

  /** One step of the history, which can be undone: then the folder gets back what was there before. */
  #takeOver(theirs: ReadonlyMap<string, Theirs>, known: KnownFiles): void {
    if (theirs.size === 0) return;
    const { files } = this.#store.settle();
    // Typed in meanwhile: looked at again with the next round.
    const free = new Map([...theirs].filter(([path]) => !known.isChangedHere(path, files.get(path))));
    const label = words.step(this.getState().name);
    const isContinued = this.#now() - this.#takenAt < PAUSE_OF_OTHERS_MS;
    const result = this.#store.actions.replaceProject(withTheirs(files, free), label, isContinued);
    if (result.status === 'refused') return;
    const { files: now, history } = this.#store.settle();
    for (const [path, { note }] of free) known.settle(path, note, now.get(path));
    this.#takenAt = this.#now();
    const step = history.done.at(-1);
    const paths = step?.label === label ? step.changes.map(({ path }) => path) : [...free.keys()];
    this.#state.setState({ taken: { label, paths } });
  }

  async #write(paths: readonly string[], found: FoundFiles, isAsked: boolean): Promise<void> {
    const { isAutomatic, conflicts } = this.getState();
    const isDue = paths.length > 0 && (isAutomatic || isAsked);
    if (isDue) {
      this.#tell({ kind: 'writing' });
      const { files } = this.#store.settle();
      const writer = new FolderWriter(this.#handle, await this.#readKnown(), found);
      const problem = await writer.write(paths, files, this.getState().name);
      if (problem) return this.#tell({ kind: 'failed', problem });
      // What another program did meanwhile is seen with the next look.
      if (writer.isOvertaken) void this.sync();
    }
    if (conflicts.length > 0) this.#tell({ kind: 'choosing' });
    else this.#tell({ kind: paths.length > 0 && !isDue ? 'waiting' : 'written' });
  }

  async #find(paths: ReadonlySet<string>): Promise<FoundFiles> {
    // Of a folder that is gone no file would be found: it would pass for empty.
    for await (const _ of this.#handle.values()) break;
    const found = await Promise.all(
      [...paths].map(async (path) => [path, await findFile(this.#handle, path)] as const),
    );
    return new Map(found.flatMap(([path, file]) => (file ? [[path, file] as const] : [])));
  }

  async #changedHere(): Promise<ReadonlySet<string>> {
    const known = await this.#readKnown();
    const { files } = this.#store.settle();
    const paths = new Set([...files.keys(), ...known.paths]);
    return new Set([...paths].filter((path) => known.isChangedHere(path, files.get(path))));
  }

  /** What differs from the notes is worked out once. */
  #readKnown(): Promise<KnownFiles> {
    this.#known ??= KnownFiles.read(this.#record.notes, this.#store.settle().files);
    return this.#known;
  }

  /** A note that is not taken is no loss: the file is compared again with the next opening. */
  async #noteKnown(): Promise<void> {
    const notes = (await this.#known)?.takeUnstored();
    if (notes && notes.size > 0) await this.#storage.note(this.#id, notes).catch(() => undefined);
  }

  #tell(status: FolderStatus): void {
    this.#state.setState({ status });
  }
}

function theirsOf(verdicts: ReadonlyMap<string, Verdict>, kind: 'theirs' | 'both'): ReadonlyMap<string, Theirs> {
  return new Map([...verdicts].flatMap(([path, verdict]) => (verdict.kind === kind ? [[path, verdict.theirs]] : [])));
}

function conflictOf(path: string, mine: Uint8Array | undefined, theirs: Theirs): FolderConflict {
  return { path, theirs, ...(mine && { mine }) };
}
