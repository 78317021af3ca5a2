import { LIMIT_MS, RETRY_LIMIT_MS } from '../../building/limits.ts';
import { abortedPage, endlessPage, faultyPage } from '../../building/problems.ts';
import { createRetries } from '../../building/retries.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { BuildPurpose, BuiltPage, PlannedPage } from '../protocol.ts';
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
  /** Pages that a worker has in hand at a time. */
  readonly inHand?: number;
  readonly onBuilt: (planned: PlannedPage, built: BuiltPage) => void;
}

/** A page that was in hand when its worker was stopped or died. */
interface Suspect {
  readonly planned: PlannedPage;
  readonly failure: WorkerStopped;
}

/**
 * Has the workers build the pages, each taking the next one when it has finished one. A page that does not come back is
 * stopped with its worker, whose other pages go to the next one. When all others are done it is tried again, alone and
 * with much more time; if that is in vain too, it is built as text.
 */
export async function dispatchPages(options: DispatchOptions): Promise<void> {
  const { files, pages, purpose, workers, signal, onBuilt, inHand = PAGES_IN_HAND } = options;
  const queue = [...pages].reverse();
  const suspects: Suspect[] = [];

  async function build(
    worker: WorkerSession,
    planned: PlannedPage,
    how: BuildPurpose,
    limitMs: number,
  ): Promise<BuiltPage> {
    signal?.throwIfAborted();
    const { line } = await worker.open(files);
    return (await line.ask({ kind: 'build', page: planned.path, purpose: how }, { limitMs })).page;
  }

  async function work(worker: WorkerSession): Promise<void> {
    for (let planned = queue.pop(); planned; planned = queue.pop()) {
      try {
        onBuilt(planned, await build(worker, planned, purpose, LIMIT_MS));
      } catch (error) {
        const failure = failureOf(error);
        if (failure.reason === 'stopped') queue.push(planned);
        else suspects.push({ planned, failure });
      }
    }
  }

  /** One by one: nothing takes time or memory from the page, and one that ends the process takes no other along. */
  async function workAlone(worker: WorkerSession): Promise<void> {
    const retries = createRetries();
    for (const { planned, failure } of suspects) {
      try {
        onBuilt(planned, await retries.tryAgain(() => buildAlone(worker, planned, purpose), failure));
      } catch (error) {
        const text = await buildAlone(worker, planned, 'page-as-text');
        // Of a page that was stopped its author needs to know only that; the rest is about the text in its place.
        onBuilt(planned, {
          ...text,
          status: 'failed',
          diagnostics: [problemOf(planned.file, failureOf(error).reason)],
        });
      }
    }
  }

  async function buildAlone(worker: WorkerSession, planned: PlannedPage, how: BuildPurpose): Promise<BuiltPage> {
    for (;;) {
      try {
        return await build(worker, planned, how, RETRY_LIMIT_MS);
      } catch (error) {
        if (failureOf(error).reason !== 'stopped') throw error;
      }
    }
  }

  await Promise.all(workers.flatMap((worker) => Array.from({ length: inHand }, () => work(worker))));
  const [first] = workers;
  if (first) await workAlone(first);
}

/** @throws what is not about the page */
function failureOf(error: unknown): WorkerStopped {
  if (!(error instanceof WorkerStopped) || error.reason === 'failed') throw error;
  return error;
}

function problemOf(file: string, reason: StopReason): Diagnostic {
  if (reason === 'late') return endlessPage(file, 'text-in-site');
  if (reason === 'stuck') return faultyPage(file, 'text-in-site', 'it did not come back.');
  return abortedPage(file, 'text-in-site');
}
