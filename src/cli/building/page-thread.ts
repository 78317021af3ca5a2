/** A thread that makes pages, as something to ask. */
import { Worker } from 'node:worker_threads';
import type { PageToMake, PageWorker } from '../../building/page-worker.ts';
import { createRequestLine, type RequestLine } from '../../building/request-line.ts';
import type { WorkClock } from '../../building/work-clock.ts';
import { PageFault, type StopReason, WorkerStopped } from '../../building/worker-stopped.ts';
import type { SiteModel } from '../../engine/index.ts';
import { type MadePage, madePage } from './made-page.ts';
import { createStepMemory, stepReader } from './step-memory.ts';
import type { SavedTokens } from './token-memory.ts';
import type { CompressJob, CompressResult, FromWorker, Job, PageJob, ResultOf, ToWorker } from './worker-protocol.ts';

export interface ThreadPage extends PageToMake {
  /** Colours of the code of an earlier version of the page; empty when there are none. */
  readonly readTokens: () => SavedTokens;
  /** Whether those of this version are kept for later builds. */
  readonly keepsTokens: boolean;
}

/** The thread starts with the first job, and anew with the next one after it has ended. */
export interface PageThread extends PageWorker<ThreadPage, MadePage> {
  readonly compress: (job: Omit<CompressJob, 'kind'>, limitMs: number) => Promise<CompressResult>;
  /** The site that the jobs from now on are about. Its files must lie in shared memory. */
  readonly setSite: (site: SiteModel) => void;
  /** Starts the thread ahead of its first job. */
  readonly warmUp: () => void;
  /** Ends the thread; jobs that are not done never settle. */
  readonly close: () => Promise<void>;
}

export interface PageThreadOptions {
  readonly script: URL;
  readonly clock: WorkClock;
}

interface RunningThread {
  readonly worker: Worker;
  readonly line: RequestLine<ResultOf<Job>>;
}

const MOST_MEMORY_MB = 2048;
/** What is made for a page is gone with the next one: with more room, little of it is looked at before it is. */
const YOUNG_MEMORY_MB = 96;

export function createPageThread(options: PageThreadOptions): PageThread {
  let site: SiteModel | undefined;
  let current: RunningThread | undefined;

  const running = (): RunningThread => {
    if (current === undefined || current.line.hasEnded()) current = startThread(options, site);
    return current;
  };

  const run = async <J extends Job>(job: J, limitMs: number): Promise<ResultOf<J>> => {
    const { worker, line } = running();
    return (await line.ask((id) => post(worker, { kind: 'job', id, job }), limitMs)) as ResultOf<J>;
  };

  return {
    async render({ path, readTokens, keepsTokens }, form, limitMs) {
      const tokens = form === 'page' ? readTokens() : [];
      const job: PageJob = { kind: form, path, keepsTokens, ...(tokens.length > 0 && { tokens }) };
      return madePage(await run(job, limitMs));
    },
    compress: (job, limitMs) => run({ kind: 'compress', ...job }, limitMs),
    setSite(next) {
      site = next;
      if (current?.line.hasEnded() === false) post(current.worker, { kind: 'site', site });
    },
    warmUp: () => void running(),
    async close() {
      current?.line.close();
      await current?.worker.terminate();
    },
  };
}

function startThread({ script, clock }: PageThreadOptions, site: SiteModel | undefined): RunningThread {
  const steps = createStepMemory();
  const worker = new Worker(script, {
    workerData: steps,
    // Options of the command's own process are none of the threads'.
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
  });
  // What authors' code prints is of no use in a build.
  worker.stdout.resume();
  worker.stderr.resume();
  const line = createRequestLine<ResultOf<Job>>({
    clock,
    readState: stepReader(steps),
    // The end of a thread is told; what it said before arrives first.
    isAlive: () => new Promise((resolve) => setImmediate(() => resolve(true))),
    terminate: () => void worker.terminate(),
  });
  let isReady = false;
  const end = (message: string): void => {
    const [reason, words]: [StopReason, string] = isReady
      ? ['died', message]
      : ['failed', `A worker thread could not start: ${message}`];
    line.end(new WorkerStopped(reason, words));
  };
  worker.on('error', (error) => end(error.message));
  worker.on('exit', () => end('The thread ended.'));
  worker.on('message', (message: FromWorker) => {
    if (line.hasEnded()) return;
    if (message.kind === 'ready') {
      isReady = true;
      line.started();
    } else if (line.first() !== message.id) throw new Error('A thread answered out of turn.');
    else if (message.kind === 'done') line.answer(message.result);
    else line.refuse(new PageFault(message.message));
  });
  if (site !== undefined) post(worker, { kind: 'site', site });
  return { worker, line };
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
