import type { ProjectLibrary } from '../../editor/session/library/project-library.ts';
import { loadStarter } from '../../editor/session/library/starter.ts';

const VISITED_KEY = 'leafwright-visited';

let started: Promise<void> | undefined;

/** On the first visit a starter project is there to try things on. Deleted, it does not come back. */
export function createFirstProject(library: ProjectLibrary): Promise<void> {
  started ??= create(library);
  return started;
}

async function create(library: ProjectLibrary): Promise<void> {
  if (!markVisited()) return;
  const { projects, problem } = await library.list();
  if (projects.length === 0 && !problem) await library.create(await loadStarter());
}

/** `false` when the person has been here before, or when the browser remembers nothing. */
function markVisited(): boolean {
  try {
    if (localStorage.getItem(VISITED_KEY) !== null) return false;
    localStorage.setItem(VISITED_KEY, '1');
    return true;
  } catch {
    return false;
  }
}
