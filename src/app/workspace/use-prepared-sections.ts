import { useEffect } from 'react';
import { type ProjectStore, prepareOutline } from '../../editor/store/index.ts';
import { inIdleTime } from './in-idle-time.ts';
import { loadCodeEditor, loadNavigation, loadWritingTools } from './load-sections.ts';
import type { ConnectedProject } from './open-project.ts';

/** Has ready what nearly everybody opens next: the navigation with what it shows of each page, and what a page is written in. */
export function usePreparedSections({ store, ready }: Pick<ConnectedProject, 'store' | 'ready'>): void {
  useEffect(() => inIdleTime(prepare(store), ready), [store, ready]);
}

function* prepare(store: ProjectStore): Generator<void> {
  load(loadNavigation);
  yield* prepareOutline(store.getState);
  // The largest part of the editor.
  load(loadCodeEditor);
  yield;
  load(loadWritingTools);
}

/** Whoever opens a section is told when it cannot be loaded. */
function load(section: () => Promise<unknown>): void {
  section().catch(() => undefined);
}
