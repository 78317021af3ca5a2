/** Requests to one worker, which does one after the other. The first is watched; one that does not end is given up. */
import { type Overrun, type WorkerState, watch } from './watch.ts';
import type { WorkClock } from './work-clock.ts';
import { type StopReason, WorkerStopped } from './worker-stopped.ts';

export interface RequestLine<Answer> {
  /**
   * Waits for the answer to a request.
   * @param send hands the request to the worker; not called when the worker has ended
   * @param limitMs how long an author's code may run, as `limits.ts` counts it
   * @throws {WorkerStopped} (as a rejection); the line is of no more use then
   */
  readonly ask: (send: (id: number) => void, limitMs: number) => Promise<Answer>;
  /** The request that the worker is at: `START` until it has started, `undefined` when there is none. */
  readonly first: () => number | undefined;
  /** The first request is done. */
  readonly answer: (answer: Answer) => void;
  /** The first request failed, and the worker goes on. */
  readonly refuse: (error: Error) => void;
  /** The worker has started. */
  readonly started: () => void;
  /** The worker waits for the app: nothing is watched until `resume` was called as often. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** The worker ended, or is to end. Its first request is rejected with the cause, the others as `stopped`. */
  readonly end: (cause: WorkerStopped) => void;
  /** The worker ends through no doing of its own, as with the process of others: another one may be tried, also at the start. */
  readonly endAlong: (cause: WorkerStopped) => void;
  /** Ends the worker; what waits is never settled. */
  readonly close: () => void;
  readonly hasEnded: () => boolean;
}

export interface RequestLineOptions {
  readonly clock: WorkClock;
  readonly readState: () => WorkerState;
  /** Whether what the worker runs in is still there. Answers after everything that the worker said before. */
  readonly isAlive: () => Promise<boolean>;
  /** For workers whose end nothing tells: a request that takes so long is reason to ask, again and again. */
  readonly askAliveEveryMs?: number;
  /** Whether a start that does not come to an end is given up; off by default, for workers whose end is told. */
  readonly isStartWatched?: boolean;
  /** Ends the worker itself; called once. */
  readonly terminate: () => void;
}

/** Stands in the line until the worker has started. */
export const START = 0;

interface Request<Answer> {
  readonly id: number;
  readonly limitMs: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Reason and words for a request that is given up. A turn that does not come is not the request's own doing. */
const OVERRUNS: { readonly [Cause in Overrun]: readonly [StopReason, string] } = {
  author: ['late', 'The code of the page did not come back.'],
  waiting: ['stopped', 'What an earlier page left for later kept the worker.'],
  fault: ['stuck', 'Leafwright’s own code did not come back.'],
};

const nothing = (): void => {};

export function createRequestLine<Answer>(options: RequestLineOptions): RequestLine<Answer> {
  const { clock, readState, isAlive, askAliveEveryMs, isStartWatched = false, terminate } = options;
  // Only code of ours runs at the start, which has the limit for faults.
  const requests: Request<Answer>[] = [{ id: START, limitMs: 0, resolve: nothing, reject: nothing }];
  let lastId = START;
  let pauses = 0;
  let ended: WorkerStopped | undefined;
  let stopWatching = nothing;

  function watchFirst(): void {
    stopWatching();
    stopWatching = nothing;
    const [first] = requests;
    if (!first || ended || pauses > 0 || (first.id === START && !isStartWatched)) return;
    const endIfGone = async (): Promise<void> => {
      const isThere = await isAlive();
      if (!isThere && requests[0] === first) end(new WorkerStopped('died', 'The process of the worker ended.'));
    };
    const stopWatch = watch({
      clock,
      limitMs: first.limitMs,
      readState,
      settle: endIfGone,
      onOverrun: (overrun) => end(new WorkerStopped(...OVERRUNS[overrun])),
    });
    // While a process is gone its clock does not go either.
    const timer = askAliveEveryMs === undefined ? undefined : setInterval(() => void endIfGone(), askAliveEveryMs);
    stopWatching = () => {
      stopWatch();
      clearInterval(timer);
    };
  }

  function takeFirst(): Request<Answer> | undefined {
    const first = requests.shift();
    watchFirst();
    return first;
  }

  function finish(error: WorkerStopped): Request<Answer>[] {
    ended = error;
    stopWatching();
    terminate();
    return requests.splice(0);
  }

  function end(cause: WorkerStopped): void {
    // A worker that cannot even start is not worth another try.
    endFor(cause, requests[0]?.id === START ? 'failed' : 'stopped');
  }

  /** @param others why what waits behind the first request is not done */
  function endFor(cause: WorkerStopped, others: StopReason): void {
    if (ended) return;
    const error = new WorkerStopped(others, cause.message);
    const [first, ...waiting] = finish(error);
    first?.reject(cause);
    for (const request of waiting) request.reject(error);
  }

  watchFirst();
  return {
    ask: (send, limitMs) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = ++lastId;
        send(id);
        requests.push({ id, limitMs, resolve, reject });
        if (requests.length === 1) watchFirst();
      }),
    first: () => requests[0]?.id,
    answer: (answer) => takeFirst()?.resolve(answer),
    refuse: (error) => takeFirst()?.reject(error),
    started() {
      if (requests[0]?.id === START) takeFirst();
    },
    pause() {
      pauses++;
      watchFirst();
    },
    resume() {
      pauses--;
      watchFirst();
    },
    end,
    endAlong: (cause) => endFor(cause, 'stopped'),
    close() {
      if (!ended) finish(new WorkerStopped('stopped', 'The worker was closed.'));
    },
    hasEnded: () => ended !== undefined,
  };
}
