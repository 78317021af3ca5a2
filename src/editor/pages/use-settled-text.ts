import { startTransition, useCallback, useEffect, useState } from 'react';
import { useProjectStore } from '../project-context.ts';
import { selectFileText } from '../store/index.ts';

/** A pause in typing after which a page is read again by what stands beside it. Keys themselves cost nothing. */
const PAUSE_MS = 220;

export interface SettledText {
  /** `undefined` where there is no such file, or it is no text. */
  readonly text: string | undefined;
  /** Reads it at once, as after a change that was made here. */
  readonly refresh: () => void;
}

/** The text of a file as it was at the last pause. */
export function useSettledText(file: string | undefined): SettledText {
  const store = useProjectStore();
  const read = useCallback(
    () => (file === undefined ? undefined : selectFileText(store.getState(), file)),
    [store, file],
  );
  const [settled, setSettled] = useState(() => ({ file, text: read() }));
  const refresh = useCallback(() => setSettled({ file, text: read() }), [file, read]);
  useEffect(() => {
    let timer: number | undefined;
    const stop = store.subscribe((state, before) => {
      if (file === undefined || state.files.get(file) === before.files.get(file)) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => startTransition(refresh), PAUSE_MS);
    });
    refresh();
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [store, file, refresh]);
  // Another page has been opened, and is read with this drawing.
  return { text: settled.file === file ? settled.text : read(), refresh };
}
