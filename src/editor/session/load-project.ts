/** Finds the newest state of a project: on the disk, in the note of the tab before, or in this tab's memory. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import {
  applyJournal,
  type Journal,
  type ProjectManifest,
  type ProjectStorage,
  refusalProblem,
  type StoredProject,
  storageProblem,
} from '../../storage/index.ts';
import type { InitialProject } from '../store/index.ts';
import type { UnstoredProject, UnstoredProjects } from './library/unstored-projects.ts';
import type { StoredState } from './saving/autosave.ts';

export type LoadedProject =
  /** `stored` is what the disk holds; `initial` may be newer. */
  | {
      readonly status: 'ok';
      readonly initial: InitialProject;
      readonly stored: StoredState;
      /** As it is stored; absent for a project that is in this tab only. */
      readonly manifest?: ProjectManifest;
    }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly problem: Diagnostic };

export interface LoadServices {
  readonly storage: Pick<ProjectStorage, 'load'>;
  readonly journal: Pick<Journal, 'read'>;
  readonly unstored: Pick<UnstoredProjects, 'get'>;
}

export async function loadProject(
  id: string,
  { storage, journal, unstored: inTab }: LoadServices,
): Promise<LoadedProject> {
  const unstored = inTab.get(id);
  let project: StoredProject | undefined;
  try {
    project = await storage.load(id);
  } catch (error) {
    if (!unstored) return { status: 'failed', problem: storageProblem(error) };
  }
  if (project) return { ...newestOf(project, journal, unstored), manifest: project.manifest };
  if (!unstored) return { status: 'missing' };
  return { status: 'ok', initial: { id, ...unstored }, stored: { files: new Map() } };
}

function newestOf(
  { manifest, files, isNewer }: StoredProject,
  journal: LoadServices['journal'],
  unstored: UnstoredProject | undefined,
): Extract<LoadedProject, { status: 'ok' }> {
  const { id, name, revision, updated, ignoredProblems = [] } = manifest;
  const stored: StoredState = { files, revision, updated };
  if (isNewer) {
    const access = { mode: 'read-only', reason: refusalProblem('newer') } as const;
    return { status: 'ok', initial: { id, name, files, revision, ignoredProblems, access }, stored };
  }
  const states: UnstoredProject[] = [{ name, files, revision, ignoredProblems }];
  const note = journal.read(id);
  if (note) {
    const { ignoredProblems: ignored = ignoredProblems } = note;
    states.push({
      name: note.name,
      files: applyJournal(files, note),
      revision: note.revision,
      ignoredProblems: ignored,
    });
  }
  if (unstored) states.push(unstored);
  const newest = states.reduce((best, other) => (other.revision > best.revision ? other : best));
  return { status: 'ok', initial: { id, ...newest }, stored };
}
