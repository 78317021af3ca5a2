/** Threads that make pages side by side. */
import { createWorkQueue, type WorkQueue } from '../../building/work-queue.ts';
import type { SiteModel } from '../../engine/index.ts';
import { createPageThread, type PageThread } from './page-thread.ts';
import type { ThreadClock } from './thread-clock.ts';
import type { CompressJob, CompressResult } from './worker-protocol.ts';

export interface ThreadPoolOptions {
  readonly script: URL;
  /** Most threads at a time. */
  readonly size: number;
  readonly clock: ThreadClock;
  /** How long an author's code may run without coming back, in the milliseconds of `building/limits.ts`. */
  readonly timeLimitMs: number;
}

export interface ThreadPool {
  readonly queue: WorkQueue<PageThread>;
  /** Compresses before the next page is made, so that finished pages do not pile up. */
  readonly compress: (job: Omit<CompressJob, 'kind'>) => Promise<CompressResult>;
  /** See `PageThread`. */
  readonly setSite: (site: SiteModel) => void;
  /** Starts one thread ahead of the first job: loading takes longer than a page. */
  readonly warmUp: () => void;
  /** Ends all threads; jobs that are not done never settle. */
  readonly close: () => Promise<void>;
}

/** A second job waits at each thread, so that none is idle while messages travel. */
const JOBS_IN_HAND = 2;

export function createThreadPool({ script, size, clock, timeLimitMs }: ThreadPoolOptions): ThreadPool {
  const threads = Array.from({ length: Math.max(1, size) }, () => createPageThread({ script, clock }));
  const queue = createWorkQueue({ workers: threads, inHand: JOBS_IN_HAND, limitMs: timeLimitMs });
  return {
    queue,
    compress: (job) => queue.run((thread, limitMs) => thread.compress(job, limitMs), { turn: 'first' }),
    setSite(site) {
      for (const thread of threads) thread.setSite(site);
    },
    warmUp: () => threads[0]?.warmUp(),
    async close() {
      await Promise.all([clock.close(), ...threads.map((thread) => thread.close())]);
    },
  };
}
