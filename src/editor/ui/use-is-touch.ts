import { useMediaQuery } from '@mantine/hooks';

/** Whether the first way to point is a finger: what it points at is larger then (`--lw-target` in style sheets). */
export function useIsTouch(): boolean {
  return useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false;
}
