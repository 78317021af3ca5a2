import { useSyncExternalStore } from 'react';
import type { FolderLink, FolderState, ProjectFolder } from '../../session/index.ts';

/** The folder that the project is written to, with its state; `undefined` where there is none. */
export function useFolder(
  folder: ProjectFolder,
): { readonly link: FolderLink; readonly state: FolderState } | undefined {
  const link = useSyncExternalStore(folder.subscribe, folder.getLink);
  const state = useSyncExternalStore(link?.subscribe ?? subscribeToNothing, () => link?.getState());
  return link && state ? { link, state } : undefined;
}

const subscribeToNothing = () => () => undefined;
