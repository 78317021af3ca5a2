/** The versions of the open project, for whoever shows them: kept checkpoints, read together with what is not stored yet. */
import type {
  DeletedFile,
  HistoryStorage,
  KeptCheckpoint,
  OldFiles,
} from '../../../storage/history/history-storage.ts';
import type { Autosave } from '../saving/autosave.ts';

export type { DeletedFile, KeptCheckpoint, OldFiles } from '../../../storage/history/history-storage.ts';

/** All reject where the database cannot be read. */
export interface Versions {
  /** Newest first. */
  readonly list: () => Promise<readonly KeptCheckpoint[]>;
  /** Files that have changed since, by what they held then; `undefined` where there was none. */
  readonly since: (number: number) => Promise<OldFiles>;
  readonly deleted: () => Promise<readonly DeletedFile[]>;
  /** Keeps the project as it is now. */
  readonly keep: Autosave['keep'];
}

/** @param openHistory is called once, when the versions are first asked for */
export function createVersions(
  id: string,
  { flush, keep }: Pick<Autosave, 'flush' | 'keep'>,
  openHistory: () => Promise<HistoryStorage>,
): Versions {
  let opening: Promise<HistoryStorage> | undefined;
  const settled = async () => {
    opening ??= openHistory();
    await flush();
    return opening;
  };
  return {
    list: async () => (await settled()).list(id),
    since: async (number) => (await settled()).since(id, number),
    deleted: async () => (await settled()).deleted(id),
    keep,
  };
}
