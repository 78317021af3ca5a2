import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { Section } from '../route.ts';
import { followSection, type Pane, shownPane, type WantedPane } from './shown-pane.ts';

/** Below this width panes side by side are too narrow to work in: one at a time has the window. */
const ONE_PANE = '(max-width: 899.98px)';

/** Whether the window has room for one pane only; known before the first drawing. */
export function useIsNarrow(): boolean {
  return useMediaQuery(ONE_PANE, undefined, { getInitialValueInEffect: false });
}

/**
 * The pane that a narrow window shows. `show` changes it; called after what changes the address, it also holds for the
 * section that comes with it. The last one is kept from visit to visit.
 */
export function usePanes(section: Section, has: { readonly section: boolean; readonly code: boolean }) {
  const [kept, keep] = useLocalStorage<Pane>({
    key: 'leafwright-pane',
    defaultValue: 'section',
    getInitialValueInEffect: false,
  });
  const [wanted, setWanted] = useState<WantedPane>({ pane: kept, section });
  const followed = followSection(wanted, section);
  if (followed !== wanted) setWanted(followed);
  useEffect(() => keep(followed.pane), [keep, followed.pane]);
  const show = useCallback((pane: Pane) => setWanted({ pane }), []);
  return { shown: shownPane(followed, has), show };
}
