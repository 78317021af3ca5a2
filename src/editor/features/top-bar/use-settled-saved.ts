import { useEffect, useState } from 'react';
import { useProjectStore } from '../../project-context.ts';
import type { ProjectState } from '../../store/index.ts';

const SETTLING_MS = 600;

/**
 * The saved state without its flicker: typing is saved several times a second, so "saved" is told only once it lasts.
 * Subscribes by itself, so that a state that is not told draws nothing again.
 */
export function useSettledSaved(): ProjectState['saved'] {
  const store = useProjectStore();
  const [shown, setShown] = useState(store.getState().saved);
  useEffect(() => {
    let told = store.getState().saved;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (saved: ProjectState['saved']) => {
      told = saved;
      setShown(saved);
    };
    const follow = (saved: ProjectState['saved']) => {
      clearTimeout(timer);
      if (saved.status === 'saved') timer = setTimeout(() => tell(saved), SETTLING_MS);
      else if (saved.status === 'failed' || told.status !== saved.status) tell(saved);
    };
    tell(told);
    const unsubscribe = store.subscribe(({ saved }, before) => {
      if (saved !== before.saved) follow(saved);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return shown;
}
