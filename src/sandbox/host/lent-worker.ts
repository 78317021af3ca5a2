import { WorkerStopped } from '../../building/worker-stopped.ts';
import { classifyFile } from '../../project/classify-file.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { isReadByEngine } from './project-feed.ts';
import type { WorkerLine } from './worker-line.ts';
import type { WorkerSession } from './worker-session.ts';

const FEW_PAGES = 60;
const FEW_BYTES = 500_000;

/**
 * Whether the pages of a project are so few that the preview's worker looks at them beside its own work. A second worker, in a frame
 * of its own, would cost a seventh of the opening and as much memory as the first.
 */
export function isSmallProject(files: ProjectFiles): boolean {
  let pages = 0;
  let bytes = 0;
  for (const [path, contents] of files) {
    if (!isReadByEngine(path)) continue;
    if (classifyFile(path) === 'page') pages++;
    bytes += contents.length;
    if (pages > FEW_PAGES || bytes > FEW_BYTES) return false;
  }
  return true;
}

/** The worker of somebody else, for looks at pages. It is lent until it ends: the one after it is for its owner alone. */
export interface Loan {
  readonly owner: WorkerSession;
  /**
   * The worker for one look.
   * @param signal called off when the files change: the worker must not get older ones than its owner has given it
   * @returns what throws a `WorkerStopped` once the worker has ended
   */
  readonly take: (signal: AbortSignal | undefined) => WorkerSession;
  readonly isOver: () => boolean;
}

export function createLoan(owner: WorkerSession): Loan {
  let line: WorkerLine | undefined;
  const isOver = (): boolean => line?.hasEnded() ?? false;
  return {
    owner,
    isOver,
    take: (signal) => ({
      ...owner,
      async open(files) {
        signal?.throwIfAborted();
        if (isOver()) throw new WorkerStopped('failed', 'The worker that was lent has ended.');
        const opened = await owner.open(files);
        line ??= opened.line;
        return opened;
      },
    }),
  };
}
