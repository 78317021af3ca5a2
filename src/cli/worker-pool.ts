/** Threads that make pages side by side. One that does not finish in time, or dies, is replaced by a new one. */
import { Worker } from 'node:worker_threads';
import type { SiteModel } from '../engine/site/site-model.ts';
import type { FromWorker, Job, ResultOf, ToWorker } from './worker-protocol.ts';

export interface WorkerPoolOptions {
  readonly script: URL;
  /** Most threads at a time. */
  readonly size: number;
  /** How long a job may take, in milliseconds. */
  readonly timeLimitMs: number;
}

/** A job that was not finished. `stopped`: too slow. `died`: the thread ended, for lack of memory or by its own doing. */
export class JobAborted extends Error {
  readonly reason: 'stopped' | 'died';

  constructor(reason: 'stopped' | 'died', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** No thread can start: nothing can be made at all. */
export class ThreadsUnavailable extends Error {}

interface Task {
  readonly id: number;
  readonly job: Job;
  readonly resolve: (result: ResultOf<Job>) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** In the order they are worked on; the first one's clock runs. */
  readonly tasks: Task[];
  isReady: boolean;
  timer: NodeJS.Timeout | undefined;
}

/** A second job waits at each thread, so that none is idle while messages travel. */
const JOBS_AT_HAND = 2;
const MOST_MEMORY_MB = 2048;
/** Part of the time limit that a thread must have been at work before it is stopped. */
const FAIR_SHARE = 0.8;
/** Times the limit after which a job is stopped though it was hardly at work. */
const MOST_PATIENCE = 6;
const MIN_WAIT_MS = 100;

export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Task[] = [];
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

  /** Rejects with `JobAborted` when the job did not finish; with another error when the fault is ours. */
  run<J extends Job>(job: J): Promise<ResultOf<J>> {
    return new Promise((resolve, reject) => {
      const task: Task = { id: ++this.#lastId, job, resolve: (result) => resolve(result as ResultOf<J>), reject };
      // Compressed before the next page is made, so that finished pages do not pile up.
      if (job.kind === 'compress') this.#waiting.unshift(task);
      else this.#waiting.push(task);
      this.#assign();
    });
  }

  /** Ends all threads; jobs that are not done never settle. */
  async close(): Promise<void> {
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const thread of threads) clearTimeout(thread.timer);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const worker = new Worker(this.#options.script, {
      // Options of the command's own process are none of the threads'.
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    // What authors' code prints is of no use in a build.
    worker.stdout.resume();
    worker.stderr.resume();
    const thread: Thread = { worker, tasks: [], isReady: false, timer: undefined };
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

  /** Hands waiting jobs to the threads with the fewest; starts threads while there is more to do than they hold. */
  #assign(): void {
    while (this.#waiting.length > 0) {
      const idle = [...this.#threads].sort((a, b) => a.tasks.length - b.tasks.length)[0];
      const canStart = this.#threads.size < this.#options.size;
      const thread = canStart && (idle === undefined || idle.tasks.length > 0) ? this.#start() : idle;
      if (thread === undefined || thread.tasks.length >= JOBS_AT_HAND) return;
      const task = this.#waiting.shift();
      if (task === undefined) return;
      thread.tasks.push(task);
      post(thread, { kind: 'job', id: task.id, job: task.job });
      if (thread.tasks.length === 1) this.#watch(thread);
    }
  }

  /** Starts the clock for the first job of a thread. */
  #watch(thread: Thread): void {
    clearTimeout(thread.timer);
    if (!thread.isReady || thread.tasks.length === 0) return;
    const limit = this.#options.timeLimitMs;
    const start = performance.now();
    const cpuAtStart = process.cpuUsage();
    const check = (): void => {
      const { user, system } = process.cpuUsage(cpuAtStart);
      const busy = [...this.#threads].filter(({ tasks }) => tasks.length > 0).length;
      const worked = (user + system) / 1000 / busy;
      // On a machine that others keep busy a page may wait long for its turn: what counts is the time it had.
      if (worked < limit * FAIR_SHARE && performance.now() - start < limit * MOST_PATIENCE) {
        thread.timer = setTimeout(check, Math.max(limit - worked, MIN_WAIT_MS));
      } else this.#replace(thread, 'stopped', `Not done after ${limit} ms.`);
    };
    thread.timer = setTimeout(check, limit);
  }

  /** The first job of the thread is at fault; the others go back to the front of the queue. */
  #replace(thread: Thread, reason: JobAborted['reason'], message: string): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    const [guilty, ...others] = thread.tasks;
    this.#waiting.unshift(...others);
    if (!thread.isReady && reason === 'died') {
      // The thread could not even start: a new one would fare no better.
      const error = new ThreadsUnavailable(`A worker thread could not start: ${message}`);
      for (const task of [guilty, ...this.#waiting.splice(0)]) task?.reject(error);
      return;
    }
    guilty?.reject(new JobAborted(reason, message));
    this.#assign();
  }
}

function post(thread: Thread, message: ToWorker): void {
  thread.worker.postMessage(message);
}
