import type { ProjectLibrary } from '../../editor/session/library/project-library.ts';
import { loadStarter } from '../../editor/session/library/starter.ts';

const VISITED_KEY = 'leafwright-visited';

let started: Promise<string | undefined> | undefined;

/** On the first visit a starter project is there to try things on. Gives its id. Deleted, it does not come back. */
export function createFirstProject(library: ProjectLibrary): Promise<string | undefined> {
  started ??= create(library);
  return started;
}

/**
 * Gives the id of a project made of the example. On the first visit it is the one that came by itself, for as long as
 * nobody has opened it: whoever asks for the example wants one, and not a second one beside it.
 */
export async function startFromExample(library: ProjectLibrary): Promise<string> {
  const first = await started;
  if (first !== undefined && (await isUnopened(library, first))) return first;
  return library.create(await loadStarter());
}

async function create(library: ProjectLibrary): Promise<string | undefined> {
  if (!markVisited()) return undefined;
  const { projects, problem } = await library.list();
  if (projects.length > 0 || problem) return undefined;
  return library.create(await loadStarter());
}

async function isUnopened(library: ProjectLibrary, id: string): Promise<boolean> {
  const { projects } = await library.list();
  const project = projects.find((one) => one.id === id);
  return project !== undefined && project.record.opened === undefined;
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
