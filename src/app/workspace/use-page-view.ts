import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import { useProject } from '../../editor/project-context.ts';

export type PageView = 'code' | 'form';

const LAST = 'leafwright-page-view';

/** Whether pages are written in their source or in the visual editor: kept for each project, and for the next new one. */
export function usePageView(): readonly [PageView, (view: PageView) => void] {
  const project = useProject(({ id }) => id);
  const [last, keepLast] = useLocalStorage<PageView>({
    key: LAST,
    defaultValue: 'code',
    getInitialValueInEffect: false,
  });
  const [own, keepOwn] = useLocalStorage<PageView | undefined>({
    key: `${LAST}-${project}`,
    defaultValue: undefined,
    getInitialValueInEffect: false,
  });
  const setView = useCallback(
    (view: PageView) => {
      keepOwn(view);
      keepLast(view);
    },
    [keepOwn, keepLast],
  );
  return [own ?? last, setView];
}

/** Only pages have a form. */
export function hasForm(file: string): boolean {
  return /\.mdx?$/.test(file);
}
