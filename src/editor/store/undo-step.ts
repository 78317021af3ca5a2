import type { ProjectStore } from './project-store.ts';

/** Takes the last step back when it is the one of this name; tells whether it was. */
export function undoStep({ settle, actions }: ProjectStore, label: string): boolean {
  if (settle().history.done.at(-1)?.label !== label) return false;
  actions.undo();
  return true;
}
