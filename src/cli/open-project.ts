/** What every command begins with: the project read, its site built, the threads at hand. */
import { availableParallelism } from 'node:os';
import { createProjectSession, type ProjectSession, type SiteModel } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { Arguments } from './arguments.ts';
import { createThreadClock } from './building/thread-clock.ts';
import { createThreadPool, type ThreadPool } from './building/thread-pool.ts';
import { distFolder } from './dist-folder.ts';
import { type Project, readProject } from './read-project.ts';
import { createServices, PLAIN_HIGHLIGHTER } from './services.ts';
import { shareFiles } from './share-files.ts';

export type OpenedProject =
  | {
      readonly status: 'ok';
      readonly project: Project;
      readonly session: ProjectSession;
      readonly site: SiteModel;
      readonly pool: ThreadPool;
      /** Of the project as a whole; those of pages come with the pages. */
      readonly diagnostics: readonly Diagnostic[];
    }
  /** There is no configuration, or it cannot be read. */
  | { readonly status: 'refused'; readonly diagnostics: readonly Diagnostic[]; readonly folder: string | undefined };

/** @param leaveOut Files and folders in the project that are not part of it. */
export async function openProject(args: Arguments, leaveOut: readonly string[]): Promise<OpenedProject> {
  const pool = createPool(args);
  pool.warmUp();
  try {
    return await openWith(pool, args, leaveOut);
  } catch (error) {
    await pool.close();
    throw error;
  }
}

async function openWith(pool: ThreadPool, args: Arguments, leaveOut: readonly string[]): Promise<OpenedProject> {
  const reading = await readProject(args.project, leaveOut);
  if (reading.status === 'refused') {
    await pool.close();
    return { ...reading, folder: undefined };
  }
  const project: Project = { ...reading.project, files: shareFiles(reading.project.files) };
  const session = createProjectSession(createServices(PLAIN_HIGHLIGHTER), {
    ...(args.siteUrl !== undefined && { address: args.siteUrl }),
  });
  const update = session.update(project.files);
  const diagnostics = [...project.diagnostics, ...update.diagnostics];
  if (update.status === 'unreadable') {
    await pool.close();
    return { status: 'refused', diagnostics, folder: project.folder };
  }
  pool.setSite(update.site);
  return { status: 'ok', project, session, site: update.site, pool, diagnostics };
}

export function createPool(args: Arguments): ThreadPool {
  return createThreadPool({
    script: new URL('cli/worker.js', distFolder()),
    clock: createThreadClock(new URL('cli/clock.js', distFolder())),
    size: args.workers ?? availableParallelism(),
    timeLimitMs: args.timeLimitSeconds * 1000,
  });
}
