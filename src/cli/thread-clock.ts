/** The clock of the command line: a thread beside those that it is to watch. */
import { Worker } from 'node:worker_threads';
import { type ClockRequest, createWorkClock, type WorkClock } from '../supervision/work-clock.ts';

export interface ThreadClock extends WorkClock {
  readonly close: () => Promise<void>;
}

/** The thread starts when somebody first listens; it never keeps the program from ending. */
export function createThreadClock(script: URL): ThreadClock {
  let worker: Worker | undefined;
  const start = (): Worker => {
    const started = new Worker(script, { execArgv: [] });
    started.unref();
    started.on('message', clock.onTick);
    return started;
  };
  const clock = createWorkClock((request: ClockRequest) => {
    worker ??= start();
    worker.postMessage(request);
  });
  return {
    listen: clock.listen,
    close: async () => {
      await worker?.terminate();
    },
  };
}
