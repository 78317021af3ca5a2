import { useEffect, useRef } from 'react';
import type { ProjectStore } from '../../editor/store/index.ts';
import type { ProjectRoute } from '../route.ts';
import type { Navigation } from '../use-route.ts';

/**
 * Keeps address and store saying the same about the open file and the page in the preview. The address leads; where
 * the store moves on by itself (a file was renamed or deleted), the address follows without a step back.
 */
export function useSelectionSync(store: ProjectStore, route: ProjectRoute, navigate: Navigation['navigate']): void {
  const current = useRef(route);
  current.current = route;
  useEffect(() => {
    const { selectedFile, openPage } = store.getState();
    if (selectedFile !== route.file) store.actions.selectFile(route.file);
    if (openPage !== route.page) store.actions.openPage(route.page);
  }, [store, route.file, route.page]);
  useEffect(
    () =>
      store.subscribe(({ selectedFile, openPage }, before) => {
        if (selectedFile === before.selectedFile && openPage === before.openPage) return;
        const { file, page, ...rest } = current.current;
        if (selectedFile === file && openPage === page) return;
        navigate(
          {
            ...rest,
            ...(selectedFile !== undefined && { file: selectedFile }),
            ...(openPage !== undefined && { page: openPage }),
          },
          'replace',
        );
      }),
    [store, navigate],
  );
}
