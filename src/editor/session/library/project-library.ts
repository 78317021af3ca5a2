/** The projects on this computer: made, listed, copied, deleted and brought back. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { FolderStorage } from '../../../storage/folder-storage.ts';
import {
  type CreateOptions,
  type Journal,
  type OwnershipOptions,
  type ProjectStorage,
  type ProjectSummary,
  refusalProblem,
  storageProblem,
} from '../../../storage/index.ts';
import { libraryWords } from '../../words/library.ts';
import { loadProject } from '../load-project.ts';
import { lookOf } from '../saving/project-look.ts';
import { createProject, sweepUnfinished } from './create-project.ts';
import type { KeptInTab, NewProject, UnstoredProjects } from './unstored-projects.ts';

export interface ProjectList {
  /** Changed last first. */
  readonly projects: readonly ProjectSummary[];
  /** Those that can be brought back, deleted last first. */
  readonly deleted: readonly ProjectSummary[];
  /** The browser stores nothing, so only the projects of this tab are here. */
  readonly problem?: Diagnostic;
}

export interface ProjectLibrary {
  readonly list: () => Promise<ProjectList>;
  /**
   * Stores a new project and gives its id; a number behind the name tells it from others of that name. When it cannot be stored, it is kept in this tab all the same: it can be
   * opened, and saving goes on being tried. Rejects when it is cancelled, and then nothing is left of it.
   */
  readonly create: (project: NewProject, options?: CreateOptions) => Promise<string>;
  /** Clears away projects whose making was cut off, as by a tab that was closed. */
  readonly sweep: () => Promise<void>;
  /** A copy with everything that was typed, under a name of its own; `undefined` where the project cannot be read. */
  readonly duplicate: (id: string) => Promise<string | undefined>;
  /**
   * Puts a new project in the place of another, with its name and the problems that are ignored in it. The other one is
   * deleted, and can be brought back.
   */
  readonly replace: (id: string, project: NewProject, options?: CreateOptions) => Promise<string>;
  /** `undefined` when it worked, else why not. */
  readonly rename: (id: string, name: string) => Promise<Diagnostic | undefined>;
  /** Deletes a project, which can be brought back for `KEPT_DAYS`. */
  readonly remove: (id: string) => Promise<Diagnostic | undefined>;
  /** Brings a deleted project back. */
  readonly restore: (id: string) => Promise<Diagnostic | undefined>;
  /** Deletes a project for good. */
  readonly erase: (id: string) => Promise<Diagnostic | undefined>;
}

export interface LibraryOptions {
  readonly storage: ProjectStorage;
  readonly openFolders: () => Promise<Pick<FolderStorage, 'link'>>;
  readonly journal: Pick<Journal, 'read' | 'remove'>;
  readonly unstored: UnstoredProjects;
  readonly locks?: OwnershipOptions['locks'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new id, such as `crypto.randomUUID()`. */
  readonly newId: () => string;
}

/** A deleted project is kept for so long. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export function createProjectLibrary(library: LibraryOptions): ProjectLibrary {
  const { storage, journal, unstored, now } = library;

  /** What is stored, and what is in this tab only. */
  async function listAll(): Promise<Pick<ProjectList, 'projects' | 'problem'>> {
    const own = [...unstored].map(([id, project]) => summarize(id, project));
    try {
      const stored = await storage.list();
      const ids = new Set(stored.map(({ id }) => id));
      return { projects: [...own.filter(({ id }) => !ids.has(id)), ...stored] };
    } catch (error) {
      return { projects: own, problem: storageProblem(error) };
    }
  }

  async function freeName(wanted: string): Promise<string> {
    const { projects } = await listAll();
    const taken = projects.filter(({ record }) => record.deleted === undefined).map(({ name }) => name);
    return nextFreeName(wanted, taken);
  }

  async function create(project: NewProject, options?: CreateOptions): Promise<string> {
    return createProject(library, { ...project, name: await freeName(project.name) }, options);
  }

  async function note(id: string, notes: Parameters<ProjectStorage['note']>[1]): Promise<Diagnostic | undefined> {
    try {
      const result = await storage.note(id, notes);
      return result === 'saved' ? undefined : refusalProblem(result);
    } catch (error) {
      return storageProblem(error);
    }
  }

  /** What is in this tab only is deleted here. */
  async function mark(id: string, deleted: number | undefined, name?: string): Promise<Diagnostic | undefined> {
    const own = unstored.get(id);
    if (own) {
      const { deleted: _, ...rest } = own;
      unstored.set(id, deleted === undefined ? rest : { ...rest, deleted });
    }
    const problem = await note(id, { deleted, ...(name !== undefined && { name }) });
    return own ? undefined : problem;
  }

  async function erase(id: string): Promise<Diagnostic | undefined> {
    try {
      await storage.remove(id);
      journal.remove(id);
      unstored.delete(id);
      return undefined;
    } catch (error) {
      return storageProblem(error);
    }
  }

  const remove: ProjectLibrary['remove'] = (id) => mark(id, now());

  return {
    create,
    erase,
    remove,
    sweep: () => sweepUnfinished(library),
    list: async () => {
      const { projects, ...rest } = await listAll();
      const isOver = ({ record }: ProjectSummary) => (record.deleted ?? now()) < now() - KEPT_DAYS * DAY_MS;
      // How long a newer program keeps what it wrote, it says itself.
      for (const { id } of projects.filter((project) => isOver(project) && !project.isNewer)) await erase(id);
      return {
        ...rest,
        projects: projects.filter(({ record }) => record.deleted === undefined),
        deleted: projects
          .filter((project) => project.record.deleted !== undefined && !isOver(project))
          .sort((one, other) => (other.record.deleted ?? 0) - (one.record.deleted ?? 0)),
      };
    },
    duplicate: async (id) => {
      const loaded = await loadProject(id, { storage, journal, unstored });
      if (loaded.status !== 'ok') return undefined;
      const { name, files, ignoredProblems } = loaded.initial;
      const { hidesOtherHosts } = loaded.manifest ?? {};
      return create({
        name: libraryWords.copy(name),
        files,
        ...(ignoredProblems && { ignoredProblems }),
        ...(hidesOtherHosts && { hidesOtherHosts }),
      });
    },
    replace: async (id, project, options) => {
      const stored = await storage.load(id).catch(() => undefined);
      const { name = project.name, ignoredProblems, hidesOtherHosts } = stored?.manifest ?? unstored.get(id) ?? {};
      await remove(id);
      const kept = { name, ...(ignoredProblems && { ignoredProblems }), ...(hidesOtherHosts && { hidesOtherHosts }) };
      try {
        return await create({ ...project, ...kept }, options);
      } catch (error) {
        await mark(id, undefined);
        throw error;
      }
    },
    rename: (id, name) => note(id, { name }),
    restore: async (id) => {
      const { projects } = await listAll();
      const { name, isNewer } = projects.find((project) => project.id === id) ?? {};
      const free = name === undefined || isNewer ? name : await freeName(name);
      return mark(id, undefined, free === name ? undefined : free);
    },
  };
}

function summarize(id: string, { name, files, updated, deleted, source }: KeptInTab): ProjectSummary {
  const record = { ...(deleted !== undefined && { deleted }), ...(source !== undefined && { source }) };
  return { id, name, updated, look: lookOf(files), isNewer: false, record };
}

/** The name, or the first numbered one that no project has: `Field Guide 2`. */
function nextFreeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number++) name = libraryWords.numbered(wanted, number);
  return name;
}
