import { useSyncExternalStore } from 'react';
import type { ProjectFolder } from '../../editor/session/index.ts';

/** Whether the project is written to a folder: what shows that is loaded only then. */
export function useHasFolder({ subscribe, getLink }: ProjectFolder): boolean {
  return useSyncExternalStore(subscribe, () => getLink() !== undefined);
}
