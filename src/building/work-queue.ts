/** Hands tasks to workers: each takes the next one when it has done one. */
import { LIMIT_MS, RETRY_LIMIT_MS } from './limits.ts';
import { WorkerStopped } from './worker-stopped.ts';

export interface WorkQueueOptions<Worker> {
  /** Of those with equally few tasks in hand the earliest is given the next, so that later ones need not have started. */
  readonly workers: readonly Worker[];
  /** Tasks of a worker at a time. More than one: it does not wait for the next. Few: an abort is quick. */
  readonly inHand: number;
  /** How long an author's code may run, as `limits.ts` counts it. */
  readonly limitMs?: number;
}

/** `first`: before all that wait. `alone`: when nothing else is left to do, with nothing beside it and more time. */
export type Turn = 'first' | 'next' | 'alone';

export interface TaskOptions {
  /** `next` by default. */
  readonly turn?: Turn;
  /** An aborted task that has not begun is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface WorkQueue<Worker> {
  /**
   * Has a worker do a task. One that a worker's end took along before its turn is done by the next worker.
   * @throws (as a rejection) what the task throws. A `WorkerStopped` that `failed` ends all other tasks that wait, too.
   */
  readonly run: <Result>(
    task: (worker: Worker, limitMs: number) => Promise<Result>,
    options?: TaskOptions,
  ) => Promise<Result>;
}

interface Task<Worker> {
  /** Does the task. @returns resolves its promise */
  readonly begin: (worker: Worker) => Promise<() => void>;
  readonly reject: (reason: unknown) => void;
  readonly isAlone: boolean;
  readonly signal: AbortSignal | undefined;
}

export function createWorkQueue<Worker>(options: WorkQueueOptions<Worker>): WorkQueue<Worker> {
  const { workers, inHand, limitMs = LIMIT_MS } = options;
  const waiting: Task<Worker>[] = [];
  const last: Task<Worker>[] = [];
  /** What each worker has in hand, in the order of `workers`. */
  const hands = workers.map((worker) => ({ worker, count: 0 }));
  let atWork = 0;
  let isAloneAtWork = false;

  function assign(): void {
    for (;;) {
      const hand = hands.reduce((least, one) => (one.count < least.count ? one : least));
      if (hand.count >= inHand || isAloneAtWork) return;
      const task = waiting.shift() ?? (atWork === 0 ? last.shift() : undefined);
      if (!task) return;
      if (task.signal?.aborted) task.reject(task.signal.reason);
      else void work(hand, task);
    }
  }

  async function work(hand: { readonly worker: Worker; count: number }, task: Task<Worker>): Promise<void> {
    hand.count++;
    atWork++;
    isAloneAtWork = task.isAlone;
    const settle = await task.begin(hand.worker).catch((error: unknown) => () => fail(task, error));
    // Whoever awaits the task finds the worker free.
    hand.count--;
    atWork--;
    isAloneAtWork = false;
    settle();
    assign();
  }

  function fail(task: Task<Worker>, error: unknown): void {
    if (isOf(error, 'stopped')) (task.isAlone ? last : waiting).unshift(task);
    else task.reject(error);
    if (isOf(error, 'failed')) for (const other of [...waiting.splice(0), ...last.splice(0)]) other.reject(error);
  }

  return {
    run: (task, { turn = 'next', signal } = {}) =>
      new Promise((resolve, reject) => {
        const isAlone = turn === 'alone';
        const limit = isAlone ? limitMs * (RETRY_LIMIT_MS / LIMIT_MS) : limitMs;
        const begin = async (worker: Worker) => {
          const result = await task(worker, limit);
          return () => resolve(result);
        };
        const added = { begin, reject, isAlone, signal };
        if (isAlone) last.push(added);
        else if (turn === 'first') waiting.unshift(added);
        else waiting.push(added);
        assign();
      }),
  };
}

function isOf(error: unknown, reason: WorkerStopped['reason']): boolean {
  return error instanceof WorkerStopped && error.reason === reason;
}
