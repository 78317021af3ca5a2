/** The projects on this computer: made, listed, renamed, deleted. */
import type { Diagnostic } from '../../../engine/diagnostics.ts';
import type { LeftProblem } from '../../../engine/left-problems.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import {
  type Journal,
  type ProjectStorage,
  type ProjectSummary,
  refusalProblem,
  storageProblem,
} from '../../../storage/index.ts';
import { lookOf } from '../saving/project-look.ts';

export interface NewProject {
  readonly name: string;
  readonly files: ProjectFiles;
}

/** A project that could not be written to the disk, or not its last changes; it lives as long as the tab. */
export interface UnstoredProject extends NewProject {
  readonly revision: number;
  readonly leftProblems?: readonly LeftProblem[];
}

export interface ProjectLibrary {
  /** Newest first. `problem`: the browser stores nothing, so only the projects of this tab are here. */
  readonly list: () => Promise<{ readonly projects: readonly ProjectSummary[]; readonly problem?: Diagnostic }>;
  /**
   * Stores a new project and gives its id; a number behind the name tells it from others of that name. When it cannot be stored, it is kept in this tab all the same: it can be
   * opened, and saving goes on being tried.
   */
  readonly create: (project: NewProject) => Promise<string>;
  /** `undefined` when it worked, else why not. */
  readonly rename: (id: string, name: string) => Promise<Diagnostic | undefined>;
  readonly remove: (id: string) => Promise<Diagnostic | undefined>;
  /** Keeps what could not be saved when its workspace closed, so that opening it again finds it. */
  readonly keepUnstored: (id: string, project: UnstoredProject) => void;
  readonly findUnstored: (id: string) => UnstoredProject | undefined;
}

export interface LibraryOptions {
  readonly storage: ProjectStorage;
  readonly journal: Pick<Journal, 'remove'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new id, such as `crypto.randomUUID()`. */
  readonly newId: () => string;
}

export function createProjectLibrary({ storage, journal, now, newId }: LibraryOptions): ProjectLibrary {
  const unstored = new Map<string, UnstoredProject & { readonly updated: number }>();

  const list: ProjectLibrary['list'] = async () => {
    const own = [...unstored].map(([id, project]) => summarize(id, project));
    try {
      const stored = await storage.list();
      const ids = new Set(stored.map(({ id }) => id));
      return { projects: [...own.filter(({ id }) => !ids.has(id)), ...stored] };
    } catch (error) {
      return { projects: own, problem: storageProblem(error) };
    }
  };

  return {
    list,
    create: async ({ name: wanted, files }) => {
      const id = newId();
      const updated = now();
      const changes = [...files].map(([path, after]) => ({ path, after }));
      const { projects } = await list();
      const name = freeName(
        wanted,
        projects.map((project) => project.name),
      );
      try {
        await storage.save({ manifest: { id, name, revision: 1, updated, look: lookOf(files) }, changes });
      } catch {
        // The reason comes again, and is shown, when the project is opened and saved.
        unstored.set(id, { name, files, revision: 1, updated });
      }
      return id;
    },
    rename: async (id, name) => {
      try {
        const result = await storage.rename(id, name);
        return result === 'saved' ? undefined : refusalProblem(result);
      } catch (error) {
        return storageProblem(error);
      }
    },
    remove: async (id) => {
      try {
        await storage.remove(id);
        journal.remove(id);
        unstored.delete(id);
        return undefined;
      } catch (error) {
        return storageProblem(error);
      }
    },
    keepUnstored: (id, project) => void unstored.set(id, { ...project, updated: now() }),
    findUnstored: (id) => unstored.get(id),
  };
}

function summarize(id: string, { name, files, updated }: NewProject & { readonly updated: number }): ProjectSummary {
  return { id, name, updated, look: lookOf(files), isNewer: false };
}

/** The name, or the first numbered one that no project has: `Field Guide 2`. */
function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number++) name = `${wanted} ${number}`;
  return name;
}
