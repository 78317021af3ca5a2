import { useEffect } from 'react';
import { type ProjectStore, prepareOutline } from '../../editor/store/index.ts';
import { inIdleTime } from './in-idle-time.ts';
import { loadNavigation } from './load-navigation.ts';

/** Has the navigation ready before somebody opens it: its code, and what it shows of each page. */
export function usePreparedNavigation(store: ProjectStore): void {
  useEffect(() => inIdleTime(prepare(store)), [store]);
}

function* prepare(store: ProjectStore): Generator<void> {
  // Whoever opens the navigation is told when it cannot be loaded.
  loadNavigation().catch(() => undefined);
  yield* prepareOutline(store.getState);
}
