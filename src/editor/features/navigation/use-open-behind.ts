import { useState } from 'react';
import { createAfterPaint } from '../../session/index.ts';
import { useLatest } from '../../ui/use-latest.ts';

/**
 * Opens a page that was just made once its entry is painted: what a person did is seen first, and everything else that
 * shows a page comes behind it.
 */
export function useOpenBehind(onOpen: (page: string) => void): (page: string) => void {
  const latest = useLatest(onOpen);
  const [open] = useState(() => {
    const painted = createAfterPaint();
    return (page: string) => painted.put(() => latest.current(page));
  });
  return open;
}
