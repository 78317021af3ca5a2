import { useCallback, useRef } from 'react';

/** Time since the last change of the same thing, for the history: what is typed in one go becomes one step. */
export function usePause(): (key: string) => number {
  const last = useRef<{ readonly key: string; readonly at: number } | undefined>(undefined);
  return useCallback((key) => {
    const at = performance.now();
    const pause = last.current?.key === key ? at - last.current.at : Number.POSITIVE_INFINITY;
    last.current = { key, at };
    return pause;
  }, []);
}
