import { useEffect } from 'react';
import { type ProjectStore, prepareOutline } from '../../editor/store/index.ts';
import { inIdleTime } from './in-idle-time.ts';
import { loadNavigation } from './load-navigation.ts';
import type { ConnectedProject } from './open-project.ts';

/** Has the navigation ready before somebody opens it: its code, and what it shows of each page. */
export function usePreparedNavigation({ store, ready }: Pick<ConnectedProject, 'store' | 'ready'>): void {
  useEffect(() => inIdleTime(prepare(store), ready), [store, ready]);
}

function* prepare(store: ProjectStore): Generator<void> {
  // Whoever opens the navigation is told when it cannot be loaded.
  loadNavigation().catch(() => undefined);
  yield* prepareOutline(store.getState);
}
