import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ProjectActions, ProjectState, ProjectStore } from './store/index.ts';

export const ProjectContext = createContext<ProjectStore | undefined>(undefined);

/** The open project. Throws outside of a workspace. */
export function useProjectStore(): ProjectStore {
  const store = useContext(ProjectContext);
  if (!store) throw new Error('No project is open around this component.');
  return store;
}

/** A part of the open project's state; the component is drawn again when that part changes. */
export function useProject<Part>(selector: (state: ProjectState) => Part): Part {
  return useStore(useProjectStore(), selector);
}

export function useProjectActions(): ProjectActions {
  return useProjectStore().actions;
}
