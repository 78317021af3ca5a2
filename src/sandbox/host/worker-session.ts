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
   * Gives the worker what it lacks of these files and resolves with its line at once: what is asked next is
   * answered after they have been read.
   */
  readonly open: (files: ProjectFiles) => Promise<OpenWorker>;
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

export function createWorkerSession(realm: Pick<Realm, 'startWorker'>): WorkerSession {
  let current: Promise<{ readonly line: WorkerLine; readonly feed: ProjectFeed }> | undefined;
  let running: WorkerLine | undefined;

  const start = async () => {
    const line = await realm.startWorker();
    running = line;
    return { line, feed: createProjectFeed() };
  };

  const worker = (): NonNullable<typeof current> => {
    if (!current || running?.hasEnded()) {
      running = undefined;
      current = start();
      // Another attempt next time.
      current.catch(() => {
        current = undefined;
      });
    }
    return current;
  };

  return {
    prepare: () => void worker(),
    async open(files) {
      const { line, feed } = await worker();
      let reading: Promise<Reading> | undefined;
      for (const part of feed.next(files)) {
        const transfer = [...new Set(part.changes.flatMap(({ contents }) => (contents ? [contents.buffer] : [])))];
        reading = line.ask({ kind: 'update', ...part }, { transfer });
        // Whoever does not look at the reading learns of the worker's end from what is asked next.
        reading.catch(() => {});
      }
      return { line, reading };
    },
    stop: () => running?.stop(),
  };
}
