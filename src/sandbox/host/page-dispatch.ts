import type { Diagnostic } from '../../engine/diagnostics.ts';
import type { ProjectFiles } from '../../engine/project/project-files.ts';
import type { BuildPurpose, BuiltPage, PlannedPage } from '../protocol.ts';
import { BUILD_PAGE_LIMIT_MS } from './limits.ts';
import { abortedPage, stoppedPage } from './sandbox-diagnostics.ts';
import { type StopReason, WorkerStopped } from './worker-line.ts';
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

interface Task {
  readonly planned: PlannedPage;
  readonly purpose: BuildPurpose;
  /** Why the page is built as text, to be told with it. */
  readonly problem?: Diagnostic;
}

/**
 * Has the workers build the pages, each taking the next one when it has finished one. A page that does not finish
 * is stopped with its worker and built again as text; what else that worker had in hand is done by the next one.
 */
export async function dispatchPages(options: DispatchOptions): Promise<void> {
  const { files, pages, purpose, workers, signal, onBuilt } = options;
  const queue: Task[] = pages.map((planned) => ({ planned, purpose })).reverse();
  /** Pages in hand when workers died; one of them may be the cause, and take the others along. */
  const suspects: Task[] = [];

  async function build(worker: WorkerSession, { planned, purpose: how, problem }: Task): Promise<void> {
    signal?.throwIfAborted();
    const { line } = await worker.open(files);
    const { page } = await line.ask({ kind: 'build', page: planned.path, purpose: how }, BUILD_PAGE_LIMIT_MS);
    // Of a page that was stopped its author needs to know only that; the rest is about the text in its place.
    onBuilt(planned, problem ? { ...page, status: 'failed', diagnostics: [problem] } : page);
  }

  async function work(worker: WorkerSession): Promise<void> {
    for (let task = queue.pop(); task; task = queue.pop()) {
      try {
        await build(worker, task);
      } catch (error) {
        const reason = reasonOf(error, task);
        if (reason === 'late') queue.push(asText(task, stoppedPage(task.planned.file, BUILD_PAGE_LIMIT_MS, true)));
        else if (reason === 'died') suspects.push(task);
        else queue.push(task);
      }
    }
  }

  /** One by one, so that a page that ends the process takes no other along. */
  async function workAlone(worker: WorkerSession): Promise<void> {
    for (let task = suspects.pop(); task; task = suspects.pop()) {
      try {
        await build(worker, task);
      } catch (error) {
        const isLate = reasonOf(error, task) === 'late';
        const { file } = task.planned;
        suspects.push(asText(task, isLate ? stoppedPage(file, BUILD_PAGE_LIMIT_MS, true) : abortedPage(file, true)));
      }
    }
  }

  await Promise.all(workers.flatMap((worker) => Array.from({ length: PAGES_IN_HAND }, () => work(worker))));
  const [first] = workers;
  if (first) await workAlone(first);
}

function asText({ planned }: Task, problem: Diagnostic): Task {
  return { planned, purpose: 'page-as-text', problem };
}

/** @throws what is not about the page, or cannot be helped by building it as text */
function reasonOf(error: unknown, { purpose }: Task): StopReason {
  if (!(error instanceof WorkerStopped) || error.reason === 'failed') throw error;
  if (purpose === 'page-as-text' && error.reason !== 'stopped') throw error;
  return error.reason;
}
