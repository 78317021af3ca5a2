/** The clock of the command line: a thread beside those that it is to watch. */
import { Worker } from 'node:worker_threads';
import { type ClockRequest, createTimer, createWorkClock, type WorkClock } from '../../building/work-clock.ts';

export interface ThreadClock extends WorkClock {
  readonly close: () => Promise<void>;
}

/** The thread starts when somebody first listens; it never keeps the program from ending. */
export function createThreadClock(script: URL): ThreadClock {
  let worker: Worker | undefined;
  let send: ((request: ClockRequest) => void) | undefined;
  let last: ClockRequest = 'halt';
  const start = (): ((request: ClockRequest) => void) => {
    const started = new Worker(script, { execArgv: [] });
    worker = started;
    started.unref();
    started.on('message', clock.onTick);
    started.on('error', () => {
      send = createTimer(clock.onTick);
      send(last);
    });
    return (request) => started.postMessage(request);
  };
  const clock = createWorkClock((request) => {
    last = request;
    send ??= start();
    send(request);
  });
  return {
    listen: clock.listen,
    close: async () => {
      send?.('halt');
      await worker?.terminate();
    },
  };
}
