import { useCallback, useEffect, useState } from 'react';
import { useProject } from '../../project-context.ts';
import type { DeletedFile, KeptCheckpoint, Versions } from '../../session/index.ts';

export interface VersionsRead {
  /** Newest first. */
  readonly list: readonly KeptCheckpoint[];
  readonly deleted: readonly DeletedFile[];
}

/** The versions of the project, read again with each step; `failed` where the database cannot be read. */
export function useVersions(versions: Versions) {
  const [read, setRead] = useState<VersionsRead | 'failed'>();
  const step = useProject(({ history }) => history.done.at(-1)?.id);
  const undone = useProject(({ history }) => history.undone.length);
  const refresh = useCallback(async () => {
    try {
      const [list, deleted] = await Promise.all([versions.list(), versions.deleted()]);
      setRead({ list, deleted });
    } catch {
      setRead('failed');
    }
  }, [versions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is a reason to read again.
  useEffect(() => {
    void refresh();
  }, [refresh, step, undone]);
  return { read, refresh };
}
