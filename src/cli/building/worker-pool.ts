/** Threads that make pages side by side. One that does not finish in time, or dies, is replaced by a new one. */
import { Worker } from 'node:worker_threads';
import { LIMIT_MS, RETRY_LIMIT_MS } from '../../building/limits.ts';
import { type Overrun, type WorkerState, watch } from '../../building/watch.ts';
import type { SiteModel } from '../../engine/index.ts';
import { createStepMemory, stepReader } from './step-memory.ts';
import type { ThreadClock } from './thread-clock.ts';
import type { FromWorker, Job, ResultOf, ToWorker } from './worker-protocol.ts';

export interface WorkerPoolOptions {
  readonly script: URL;
  /** Most threads at a time. */
  readonly size: number;
  readonly clock: ThreadClock;
  /** How long an author's code may run without coming back, in the milliseconds of `building/limits.ts`. */
  readonly timeLimitMs: number;
}

/**
 * Why a job was not finished. `late`: an author's code did not come back. `stuck`: ours did not. `died`: the thread
 * ended, for lack of memory or by its own doing.
 */
export type AbortReason = 'late' | 'stuck' | 'died';

export class JobAborted extends Error {
  readonly reason: AbortReason;

  constructor(reason: AbortReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** No thread can start: nothing can be made at all. */
export class ThreadsUnavailable extends Error {}

interface Task {
  readonly id: number;
  readonly job: Job;
  readonly isAlone: boolean;
  readonly resolve: (result: ResultOf<Job>) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** In the order they are worked on; the first one's clock runs. */
  readonly tasks: Task[];
  readonly readState: () => WorkerState;
  isReady: boolean;
  stopWatching: () => void;
}

/** A second job waits at each thread, so that none is idle while messages travel. */
const JOBS_AT_HAND = 2;
const MOST_MEMORY_MB = 2048;

const OVERRUNS: { readonly [Cause in Exclude<Overrun, 'waiting'>]: readonly [AbortReason, string] } = {
  author: ['late', 'The code of the page did not come back.'],
  fault: ['stuck', 'It did not come back.'],
};

export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Task[] = [];
  /** To be done one by one when nothing else is left. */
  readonly #last: Task[] = [];
  #site: SiteModel | undefined;
  #lastId = 0;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** Starts one thread ahead of the first job: loading takes longer than a page. */
  warmUp(): void {
    if (this.#threads.size === 0) this.#start();
  }

  /** The site that the jobs from now on are about. Its files must lie in shared memory. */
  setSite(site: SiteModel): void {
    this.#site = site;
    for (const thread of this.#threads) post(thread, { kind: 'site', site });
  }

  /**
   * Rejects with `JobAborted` when the job did not finish; with another error when the fault is ours.
   * @param isAlone waits until nothing else is to be done, and has much more time then
   */
  run<J extends Job>(job: J, { isAlone = false } = {}): Promise<ResultOf<J>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const task: Task = { id, job, isAlone, resolve: (result) => resolve(result as ResultOf<J>), reject };
      if (isAlone) this.#last.push(task);
      // Compressed before the next page is made, so that finished pages do not pile up.
      else if (job.kind === 'compress') this.#waiting.unshift(task);
      else this.#waiting.push(task);
      this.#assign();
    });
  }

  /** Ends all threads; jobs that are not done never settle. */
  async close(): Promise<void> {
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const thread of threads) thread.stopWatching();
    await Promise.all([this.#options.clock.close(), ...threads.map(({ worker }) => worker.terminate())]);
  }

  #start(): Thread {
    const steps = createStepMemory();
    const worker = new Worker(this.#options.script, {
      workerData: steps,
      // Options of the command's own process are none of the threads'.
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    // What authors' code prints is of no use in a build.
    worker.stdout.resume();
    worker.stderr.resume();
    const readState = stepReader(steps);
    const thread: Thread = { worker, tasks: [], readState, isReady: false, stopWatching: () => {} };
    this.#threads.add(thread);
    worker.on('message', (message: FromWorker) => this.#receive(thread, message));
    worker.on('error', (error) => this.#replace(thread, 'died', error.message));
    worker.on('exit', () => this.#replace(thread, 'died', 'The thread ended.'));
    if (this.#site !== undefined) post(thread, { kind: 'site', site: this.#site });
    return thread;
  }

  #receive(thread: Thread, message: FromWorker): void {
    if (!this.#threads.has(thread)) return;
    if (message.kind === 'ready') {
      thread.isReady = true;
      this.#watch(thread);
      return;
    }
    const task = thread.tasks.shift();
    if (task?.id !== message.id) throw new Error('A thread answered out of turn.');
    this.#watch(thread);
    this.#assign();
    if (message.kind === 'done') task.resolve(message.result);
    else task.reject(new Error(message.message));
  }

  /** Whether there is a job whose turn has come: one that is to be alone waits for all others, and they for it. */
  #hasNext(): boolean {
    const atWork = [...this.#threads].flatMap(({ tasks }) => tasks);
    if (atWork.some(({ isAlone }) => isAlone)) return false;
    return this.#waiting.length > 0 || (atWork.length === 0 && this.#last.length > 0);
  }

  /** Hands waiting jobs to the threads with the fewest; starts threads while there is more to do than they hold. */
  #assign(): void {
    while (this.#hasNext()) {
      const idle = [...this.#threads].sort((a, b) => a.tasks.length - b.tasks.length)[0];
      const canStart = this.#threads.size < this.#options.size;
      const thread = canStart && (idle === undefined || idle.tasks.length > 0) ? this.#start() : idle;
      if (thread === undefined || thread.tasks.length >= JOBS_AT_HAND) return;
      const task = this.#waiting.shift() ?? this.#last.shift();
      if (task === undefined) return;
      thread.tasks.push(task);
      post(thread, { kind: 'job', id: task.id, job: task.job });
      if (thread.tasks.length === 1) this.#watch(thread);
    }
  }

  /** Watches over the first job of a thread. */
  #watch(thread: Thread): void {
    thread.stopWatching();
    const [first] = thread.tasks;
    if (!thread.isReady || first === undefined) return;
    const { clock, timeLimitMs } = this.#options;
    thread.stopWatching = watch({
      clock,
      limitMs: first.isAlone ? timeLimitMs * (RETRY_LIMIT_MS / LIMIT_MS) : timeLimitMs,
      readState: thread.readState,
      settle: () => new Promise((resolve) => setImmediate(resolve)),
      onOverrun: (overrun) => {
        if (overrun === 'waiting') this.#replace(thread, 'not-begun', '');
        else this.#replace(thread, ...OVERRUNS[overrun]);
      },
    });
  }

  /** The first job of the thread is at fault, if it has begun; the others go back to the front of the queue. */
  #replace(thread: Thread, reason: AbortReason | 'not-begun', message: string): void {
    if (!this.#threads.delete(thread)) return;
    thread.stopWatching();
    void thread.worker.terminate();
    const guilty = reason === 'not-begun' ? undefined : thread.tasks.shift();
    for (const task of thread.tasks.reverse()) (task.isAlone ? this.#last : this.#waiting).unshift(task);
    if (!thread.isReady && reason === 'died') {
      // The thread could not even start: a new one would fare no better.
      const error = new ThreadsUnavailable(`A worker thread could not start: ${message}`);
      for (const task of [guilty, ...this.#waiting.splice(0), ...this.#last.splice(0)]) task?.reject(error);
      return;
    }
    if (guilty !== undefined && reason !== 'not-begun') guilty.reject(new JobAborted(reason, message));
    this.#assign();
  }
}

function post(thread: Thread, message: ToWorker): void {
  thread.worker.postMessage(message);
}
