import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { createIgnoredTest } from '../../../rules/ignored-problems.ts';
import { useProject } from '../../project-context.ts';
import { selectFileUses } from '../../store/selectors/file-uses.ts';
import { selectMissingFiles } from '../../store/selectors/missing-files.ts';
import { type AssetItem, listAssets } from './library.ts';
import { listMissing, type MissingFile } from './missing.ts';
import { useReadFiles } from './use-read-files.ts';

export interface Library {
  readonly items: readonly AssetItem[];
  readonly unused: readonly AssetItem[];
  /** Named and not there. */
  readonly missing: readonly MissingFile[];
  /** False while it is being found out what names what. */
  readonly isRead: boolean;
}

const NOTHING: readonly MissingFile[] = [];

/** The open project's pictures and files, and what names them. */
export function useLibrary(): Library {
  // Someone may be typing in a page beside the list.
  const files = useDeferredValue(useProject((state) => state.files));
  const read = useReadFiles(files);
  const last = useRef<readonly AssetItem[]>([]);
  const items = useMemo(() => listAssets(files, read && selectFileUses(read), last.current), [files, read]);
  useEffect(() => {
    last.current = items;
  }, [items]);
  const unused = useMemo(() => items.filter(({ isUnused }) => isUnused), [items]);
  const ignored = useProject((state) => state.ignoredProblems);
  const missing = useMemo(
    () =>
      read === undefined
        ? NOTHING
        : listMissing(
            selectMissingFiles(read),
            items.map(({ path }) => path),
            createIgnoredTest(ignored),
          ),
    [read, items, ignored],
  );
  return { items, unused, missing, isRead: read !== undefined };
}
