import { useMemo, useRef, useState } from 'react';
import type { AssetItem } from './library.ts';

export interface ChosenFiles {
  /** Files are being chosen: a click takes one in or out. */
  readonly isOn: boolean;
  readonly items: readonly AssetItem[];
  readonly paths: ReadonlySet<string>;
  readonly start: () => void;
  readonly stop: () => void;
  /** With the shift key: all from the one before to this one. */
  readonly toggle: (path: string, isRange: boolean) => void;
  readonly choose: (paths: Iterable<string>) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** @param order paths as they stand in the list */
export function useChosenFiles(items: readonly AssetItem[], order: readonly string[]): ChosenFiles {
  const [paths, setPaths] = useState<ReadonlySet<string>>();
  const last = useRef<string>(undefined);
  const chosen = useMemo(
    () => (paths === undefined ? [] : items.filter(({ path }) => paths.has(path))),
    [items, paths],
  );
  const toggle = (path: string, isRange: boolean) => {
    const next = new Set(paths);
    const from = last.current === undefined ? -1 : order.indexOf(last.current);
    if (isRange && from >= 0) {
      const to = order.indexOf(path);
      for (const one of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
    } else if (!next.delete(path)) next.add(path);
    last.current = path;
    setPaths(next);
  };
  return {
    isOn: paths !== undefined,
    items: chosen,
    paths: paths ?? NONE,
    start: () => setPaths(NONE),
    stop: () => {
      setPaths(undefined);
      last.current = undefined;
    },
    toggle,
    choose: (wanted) => setPaths(new Set(wanted)),
  };
}
