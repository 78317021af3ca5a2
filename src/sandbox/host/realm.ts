import { VIEW_LIMIT_MS } from '../../building/limits.ts';
import type { WorkClock } from '../../building/work-clock.ts';
import type { HostToFrame } from '../protocol.ts';
import { createRealmClock } from './realm-clock.ts';
import {
  closeFrames,
  closeView,
  type Frames,
  lineToView,
  openCode,
  openView,
  type RealmFrameOptions,
  type WatchView,
} from './realm-frames.ts';
import type { RealmResources } from './realm-resources.ts';
import { sharedProcess } from './shared-process.ts';
import { watchView } from './view-watch.ts';
import { createWorkerLine, type WorkerLine } from './worker-line.ts';

/**
 * A frame with workers in it, which run the code of authors, and where pages are to be seen a second frame, which shows
 * them. Frames whose process ended (out of memory) are replaced by new ones.
 */
export interface Realm {
  /** To the frame that shows pages. */
  readonly send: (message: HostToFrame, transfer?: readonly Transferable[]) => void;
  /** Rejects when what the worker is made of cannot be loaded. */
  readonly startWorker: () => Promise<WorkerLine>;
  /** Somebody waits for another page: a frame that is too busy with the last one is replaced soon, without blame. */
  readonly hurry: () => void;
  /** The frame that shows pages begins with another page, and may be busy with it from here on. */
  readonly begun: () => void;
  readonly dispose: () => void;
}

export interface RealmOptions extends RealmFrameOptions {
  readonly resources: RealmResources;
  readonly onWorkerFailure?: (message: string) => void;
  /** There are new, empty frames. `hasWorkers`: those from before go on, and have what they had. */
  readonly onReplaced?: (hasWorkers: boolean) => void;
  /** The frame that shows pages does not answer; it is replaced after this. */
  readonly onStuck?: () => void;
  /** How long the frame that shows pages may take for an answer, as `building/limits.ts` counts it. */
  readonly readViewLimitMs?: () => number;
  /** Documents come with where their elements come from. */
  readonly hasPlaces?: boolean;
}

export function createRealm(options: RealmOptions): Realm {
  const { resources, onWorkerFailure, onReplaced, hasPlaces = false } = options;
  const process = sharedProcess();
  const workers = new Map<number, { readonly line: WorkerLine; readonly home: Frames }>();
  let lastWorker = 0;
  let isDisposed = false;
  let clockWorker: number | undefined;
  const clock = createRealmClock((script, port) => {
    clockWorker = ++lastWorker;
    frames?.code.send({ kind: 'start-worker', worker: clockWorker, script }, [port]);
  });
  const watchTheView = watchFor(options, clock, process.replace);
  /** None while the process is being replaced, and none before a worker is wanted where there is nothing to be seen. */
  let frames: Frames | undefined;
  let isAway = false;
  const waiting: (() => void)[] = [];
  if (options.title !== undefined) open();
  const leaveProcess = process.join({
    leave() {
      isAway = true;
      if (frames?.hasOwnProcess()) return closeView(frames);
      const gone = frames;
      frames = undefined;
      if (gone) closeFrames(gone);
      endWorkersOf(gone, 'stopped');
    },
    enter() {
      isAway = false;
      const hasWorkers = frames !== undefined;
      if (frames) {
        openView(frames, options, watchTheView);
        // The workers, which went on, get the new frame to show their pages in.
        for (const { line, home } of workers.values()) for (const port of lineToView(home)) line.connectView(port);
      }
      // The frame that somebody looks at comes first; what builds is opened when there is something to build.
      else if (options.title !== undefined || waiting.length > 0) open();
      onReplaced?.(hasWorkers);
    },
  });

  function open(): void {
    const opened = openCode(options, onWorkerFailed, () => {
      if (opened === frames && !isDisposed) replace(opened);
    });
    frames = opened;
    openView(frames, options, watchTheView);
    clock.restart('frame-replaced');
    // A thread cannot be started any more when the frame does not answer.
    clock.prepare();
    for (const goOn of waiting.splice(0)) goOn();
  }

  function endWorkersOf(gone: Frames | undefined, reason: 'stopped' | 'died'): void {
    for (const { line, home } of [...workers.values()]) if (home === gone) line.stop(reason);
  }

  function onWorkerFailed(worker: number, message: string): void {
    if (worker === clockWorker) clock.restart('thread-failed');
    else {
      workers.get(worker)?.line.stop();
      onWorkerFailure?.(message);
    }
  }

  async function isAlive(home: Frames): Promise<boolean> {
    if (home === frames && (await home.code.isAlive(clock))) return true;
    if (home === frames && !isDisposed) replace(home);
    return false;
  }

  function replace(dead: Frames): void {
    closeFrames(dead);
    open();
    endWorkersOf(dead, 'died');
    onReplaced?.(false);
  }

  return {
    send: (message, transfer) => frames?.view?.line.send(message, transfer),
    hurry() {
      // What is left is given up first, so that it takes nothing from what comes.
      frames?.view?.line.send({ kind: 'leave-page' });
      frames?.view?.watch.hurry();
    },
    begun: () => frames?.view?.watch.begun(),
    async startWorker() {
      const [script, wasm, icons] = await Promise.all([resources.script(), resources.wasm(), resources.icons()]);
      if (!frames && !isAway && !isDisposed) open();
      while (!frames) await new Promise<void>((goOn) => waiting.push(goOn));
      const worker = ++lastWorker;
      const { port1, port2 } = new MessageChannel();
      const home = frames;
      home.code.send({ kind: 'start-worker', worker, script }, [port2, ...lineToView(home)]);
      const line = createWorkerLine({
        port: port1,
        start: { icons, hasPlaces, ...(wasm && { wasm }) },
        loadGrammar: resources.grammar,
        readRaster: resources.readRaster,
        clock,
        isHomeAlive: () => isAlive(home),
        terminate() {
          workers.delete(worker);
          home.code.send({ kind: 'stop-worker', worker });
        },
      });
      workers.set(worker, { line, home });
      return line;
    },
    dispose() {
      isDisposed = true;
      leaveProcess();
      for (const { line } of [...workers.values()]) line.stop();
      if (frames) closeFrames(frames);
    },
  };
}

/** @param replace opens new frames in place of all that are in the process */
function watchFor({ readViewLimitMs, onStuck }: RealmOptions, clock: WorkClock, replace: () => void): WatchView {
  return (view) => {
    const stuck = (): void => {
      onStuck?.();
      replace();
    };
    const watch = watchView({
      clock,
      ask: () => view.send({ kind: 'ping' }),
      readLimitMs: readViewLimitMs ?? (() => VIEW_LIMIT_MS),
      onStuck: stuck,
      onLate: replace,
    });
    return {
      ...watch,
      lost() {
        watch.stop();
        stuck();
      },
    };
  };
}
