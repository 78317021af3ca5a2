import { buffersOf } from '../../project/copy-bytes.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { createProjectFeed, type ProjectFeed } from './project-feed.ts';
import type { Realm } from './realm.ts';
import type { WorkerLine } from './worker-line.ts';

/** A worker that has the project, replaced by a new one after it ended. */
export interface WorkerSession {
  /** Starts the worker ahead of the first files. A failure is told to whoever opens it. */
  readonly prepare: () => void;
  /**
   * Gives the worker what it lacks of these files, and gives its line at once: what is asked next is answered after
   * they have been read. A promise only while the worker starts: whoever waits for one waits for all else that the app does now.
   */
  readonly open: (files: ProjectFiles) => OpenWorker | Promise<OpenWorker>;
  readonly stop: () => void;
}

export interface OpenWorker {
  readonly line: WorkerLine;
  /** What the worker read: `undefined` when it had everything before. Rejects with `WorkerStopped`. */
  readonly reading: Promise<Reading> | undefined;
}

export interface Reading {
  readonly status: 'ok' | 'unreadable';
  /** Why the configuration cannot be read; empty when it can. */
  readonly problems: readonly Diagnostic[];
}

interface StartedWorker {
  readonly line: WorkerLine;
  readonly feed: ProjectFeed;
}

export function createWorkerSession(realm: Pick<Realm, 'startWorker'>): WorkerSession {
  let starting: Promise<StartedWorker> | undefined;
  let running: StartedWorker | undefined;

  function start(): Promise<StartedWorker> {
    const started = realm.startWorker().then((line) => ({ line, feed: createProjectFeed() }));
    // Before whoever waits for it goes on.
    started.then(
      (worker) => {
        running = worker;
      },
      () => {
        // Another attempt next time.
        starting = undefined;
      },
    );
    return started;
  }

  function readWorker(): StartedWorker | Promise<StartedWorker> {
    if (running?.line.hasEnded()) {
      running = undefined;
      starting = undefined;
    }
    if (running) return running;
    starting ??= start();
    return starting;
  }

  return {
    prepare: () => void readWorker(),
    open(files) {
      const worker = readWorker();
      return worker instanceof Promise ? worker.then((started) => give(started, files)) : give(worker, files);
    },
    stop: () => running?.line.stop(),
  };
}

function give({ line, feed }: StartedWorker, files: ProjectFiles): OpenWorker {
  let reading: Promise<Reading> | undefined;
  for (const part of feed.next(files)) {
    const transfer = buffersOf(part.changes.map(({ contents }) => contents));
    reading = line.ask({ kind: 'update', ...part }, { transfer });
    // Whoever does not look at the reading learns of the worker's end from what is asked next.
    reading.catch(() => {});
  }
  return { line, reading };
}
