import { useEffect, useState } from 'react';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { addressesOf, unreadFiles } from '../../store/selectors/file-uses.ts';

/** As long as nobody notices. */
const STEP_MS = 8;

/**
 * The files once all that they name is known; `undefined` while thousands of pages are read for the first time, a few
 * milliseconds at a time.
 */
export function useReadFiles(files: ProjectFiles): ProjectFiles | undefined {
  const [ready, setReady] = useState<ProjectFiles>();
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
  return ready;
}
