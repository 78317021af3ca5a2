import { useEffect, useState } from 'react';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { addressesOf, selectFileUses, type UsesByFile, unreadFiles } from '../../store/selectors/file-uses.ts';

/** As long as nobody notices. */
const STEP_MS = 8;

/**
 * What names each file of the project; `undefined` while thousands of pages are read for the first time, a few
 * milliseconds at a time.
 */
export function useFileUses(files: ProjectFiles): UsesByFile | undefined {
  const [ready, setReady] = useState<typeof files>();
  useEffect(() => {
    const unread = [...unreadFiles(files)];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const end = performance.now() + STEP_MS;
      while (unread.length > 0 && performance.now() < end) {
        const next = unread.pop();
        if (next) addressesOf(...next);
      }
      if (unread.length === 0) setReady(files);
      else timer = setTimeout(step);
    };
    step();
    return () => clearTimeout(timer);
  }, [files]);
  // Of the files before while a keystroke is read: nothing flickers.
  return ready && selectFileUses(ready);
}
