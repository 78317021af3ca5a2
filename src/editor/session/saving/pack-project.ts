import type { ProjectStorage } from '../../../storage/project-storage.ts';
import type { StoredState } from './autosave.ts';
import { readStorageFacts } from './kept-storage.ts';

/** The second copy takes its room only where this many of it would fit: what people make comes first. */
const ROOM_FOR = 10;

/**
 * Has a project open sooner the next time. Where that does not work out it opens as it did before, so nobody is told.
 * @param stored what the disk holds of it
 * @param manager `navigator.storage`
 */
export async function packProject(
  storage: Pick<ProjectStorage, 'pack'>,
  id: string,
  { files, revision }: StoredState,
  manager: StorageManager | undefined,
): Promise<void> {
  const { space } = await readStorageFacts(manager);
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (revision === undefined || space === undefined || space.total - space.used < size * ROOM_FOR) return;
  await storage.pack(id, files, revision).catch(() => undefined);
}
