import type { ProjectFiles } from '../../engine/project/project-files.ts';
import type { BuildPurpose, BuiltPage, PlannedPage } from '../protocol.ts';
import { BUILD_PAGE_LIMIT_MS } from './limits.ts';
import { stoppedPage } from './sandbox-diagnostics.ts';
import { WorkerStopped } from './worker-line.ts';
import type { WorkerSession } from './worker-session.ts';

/** Pages a worker has in hand: enough that it never waits for the next, few enough that an abort is quick. */
const PAGES_IN_HAND = 3;

export interface DispatchOptions {
  readonly files: ProjectFiles;
  readonly pages: readonly PlannedPage[];
  readonly purpose: Exclude<BuildPurpose, 'page-as-text'>;
  readonly workers: readonly WorkerSession[];
  readonly signal: AbortSignal | undefined;
  readonly onBuilt: (planned: PlannedPage, built: BuiltPage) => void;
}

/**
 * Has the workers build the pages, each taking the next one when it has finished one. A page that does not finish
 * is stopped with its worker and built again as text; what else that worker had in hand is done by the next one.
 */
export async function dispatchPages(options: DispatchOptions): Promise<void> {
  const { files, pages, purpose, workers, signal, onBuilt } = options;
  const queue: { readonly planned: PlannedPage; readonly purpose: BuildPurpose }[] = [];
  for (const planned of pages) queue.push({ planned, purpose });
  queue.reverse();

  async function work(worker: WorkerSession): Promise<void> {
    for (let task = queue.pop(); task; task = queue.pop()) {
      signal?.throwIfAborted();
      const { planned } = task;
      try {
        const { line } = await worker.open(files);
        const request = { kind: 'build', page: planned.path, purpose: task.purpose } as const;
        const { page } = await line.ask(request, BUILD_PAGE_LIMIT_MS);
        onBuilt(planned, task.purpose === 'page-as-text' ? withStop(planned, page) : page);
      } catch (error) {
        if (!(error instanceof WorkerStopped) || error.reason === 'failed' || task.purpose === 'page-as-text')
          throw error;
        queue.push(error.reason === 'late' ? { planned, purpose: 'page-as-text' } : task);
      }
    }
  }

  const hands = workers.flatMap((worker) => Array.from({ length: PAGES_IN_HAND }, () => work(worker)));
  await Promise.all(hands);
}

/** What the author is told of a page that was stopped is only this; the rest is about the text in its place. */
function withStop(planned: PlannedPage, page: BuiltPage): BuiltPage {
  return { ...page, status: 'failed', diagnostics: [stoppedPage(planned.file, BUILD_PAGE_LIMIT_MS, true)] };
}
