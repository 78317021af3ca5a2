import { useEffect, useRef } from 'react';
import { type ProjectStore, selectPageList } from '../../editor/store/index.ts';
import type { ProjectRoute } from '../route.ts';
import type { Navigation } from '../use-route.ts';

/**
 * Keeps address and store saying the same about the open file and the page in the preview. The address leads; where
 * the store moves on by itself (a file was renamed or deleted), the address follows without a step back.
 */
export function useSelectionSync(store: ProjectStore, route: ProjectRoute, navigate: Navigation['navigate']): void {
  const current = useRef(route);
  current.current = route;
  /** The store is being brought in line with the address: its steps on the way are no news. */
  const isFollowing = useRef(false);
  useEffect(() => {
    const { selectedFile, openPage } = store.getState();
    isFollowing.current = true;
    if (selectedFile !== route.file) store.actions.selectFile(route.file);
    if (openPage !== route.page) store.actions.openPage(route.page);
    isFollowing.current = false;
  }, [store, route.file, route.page]);
  useEffect(
    () =>
      store.subscribe(({ selectedFile, openPage }, before) => {
        if (isFollowing.current) return;
        if (selectedFile === before.selectedFile && openPage === before.openPage) return;
        const { file, page, ...rest } = current.current;
        if (selectedFile === file && openPage === page) return;
        const nextFile = openPage === page ? selectedFile : fileBeside(store, selectedFile, openPage);
        navigate(
          {
            ...rest,
            ...(nextFile !== undefined && { file: nextFile }),
            ...(openPage !== undefined && { page: openPage }),
          },
          // A link that was followed in the preview is a step to come back from.
          selectedFile === file ? 'push' : 'replace',
        );
      }),
    [store, navigate],
  );
}

/** While the code of a page is open, it goes along with the page in the preview. */
export function fileBeside(
  store: ProjectStore,
  file: string | undefined,
  page: string | undefined,
): string | undefined {
  const state = store.getState();
  const pages = selectPageList(state);
  if (file === undefined || !pages.some((listed) => listed.file === file)) return file;
  const shown = page ?? state.reading?.home;
  return pages.find(({ path }) => path === shown)?.file ?? file;
}
