import { useMediaQuery } from '@mantine/hooks';

/** Below this width panes side by side are too narrow to work in: one at a time has the window. */
const ONE_PANE = '(max-width: 899.98px)';

/** Whether the window has room for one pane only; known before the first drawing. */
export function useIsNarrow(): boolean {
  return useMediaQuery(ONE_PANE, undefined, { getInitialValueInEffect: false });
}
