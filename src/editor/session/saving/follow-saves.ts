/** What one tab saves, the others show: each save is told to them, and they read what it wrote. */
import type { OwnershipOptions, ProjectStorage } from '../../../storage/index.ts';
import { type FileChange, type ProjectState, type ProjectStore, replaceFiles } from '../../store/index.ts';
import type { Autosave, SaveDone } from './autosave.ts';

export interface FollowOptions {
  readonly store: ProjectStore;
  readonly storage: Pick<ProjectStorage, 'load' | 'loadPart'>;
  readonly autosave: Pick<Autosave, 'stored' | 'rebase'>;
  readonly channel: ReturnType<OwnershipOptions['openChannel']>;
}

interface SavedMessage extends SaveDone {
  readonly saved: string;
}

/** Tells the other tabs of a save. */
export function tellSave(channel: FollowOptions['channel'], id: string, done: SaveDone): void {
  channel.postMessage({ saved: id, ...done } satisfies SavedMessage);
}

/** Shows what other tabs save, as long as the project is only seen here and everything of this tab is stored. */
export function followSaves({ store, storage, autosave, channel }: FollowOptions): void {
  const { id } = store.getState();
  let turn = Promise.resolve();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isSaveOf(id, data)) return;
    // What cannot be read now is read with the next save.
    turn = turn.then(() => follow(data)).catch(() => undefined);
  };

  const isFollowing = ({ access, revision }: ProjectState) =>
    access.mode === 'elsewhere' && revision === autosave.stored().revision;

  async function follow({ base, revision, paths }: SavedMessage): Promise<void> {
    if (!isFollowing(store.getState())) return;
    const before = autosave.stored();
    const part = before.revision === base ? await storage.loadPart(id, paths) : undefined;
    // More was saved since, or something before was missed.
    const whole = part?.manifest.revision === revision ? undefined : await storage.load(id);
    const manifest = whole?.manifest ?? part?.manifest;
    if (!manifest || !isFollowing(store.getState())) return;
    const files = whole?.files ?? replaceFiles(before.files, changesOf(part?.files));
    const { name, revision: now, updated, ignoredProblems = [] } = manifest;
    autosave.rebase({ files, revision: now, updated });
    const { access } = store.getState();
    store.actions.reset({ name, files, revision: now, ignoredProblems, access });
  }
}

function changesOf(files: ReadonlyMap<string, Uint8Array | undefined> = new Map()): readonly FileChange[] {
  return [...files].map(([path, after]) => ({ path, ...(after && { after }) }));
}

function isSaveOf(id: string, data: unknown): data is SavedMessage {
  return typeof data === 'object' && data !== null && 'saved' in data && data.saved === id;
}
