import { useDeferredValue, useMemo, useState } from 'react';
import { type AssetFilter, type AssetItem, inFolderOrder, searchAssets } from './library.ts';

export interface ShownFiles {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly filter: AssetFilter;
  readonly setFilter: (filter: AssetFilter) => void;
  /** What is searched for, once the list shows it. */
  readonly searched: string;
  readonly shown: readonly AssetItem[];
  /** Their paths. */
  readonly order: readonly string[];
}

/** The files that are looked for, in the order of the list: by folder, or the best first. */
export function useShownFiles(items: readonly AssetItem[]): ShownFiles {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AssetFilter>('all');
  const searched = useDeferredValue(search);
  const shown = useMemo(() => {
    const found = searchAssets(items, filter, searched);
    return searched === '' ? inFolderOrder(found) : found;
  }, [items, filter, searched]);
  const order = useMemo(() => shown.map(({ path }) => path), [shown]);
  return { search, setSearch, filter, setFilter, searched, shown, order };
}
