import { VIEW_LIMIT_MS } from '../../building/limits.ts';
import type { WorkClock } from '../../building/work-clock.ts';
import type { HostToFrame } from '../protocol.ts';
import { createRealmClock } from './realm-clock.ts';
import {
  closeFrames,
  closeView,
  type Frames,
  openCode,
  openView,
  type ViewFrameOptions,
  type WatchView,
} from './realm-frames.ts';
import type { RealmResources } from './realm-resources.ts';
import { createRealmWorkers } from './realm-workers.ts';
import { sharedProcess } from './shared-process.ts';
import { watchView } from './view-watch.ts';
import type { WorkerLine } from './worker-line.ts';

/**
 * A frame with workers in it, which run the code of authors, and where pages are to be seen a second frame, which shows
 * them. Frames whose process ended (out of memory) are replaced by new ones.
 */
export interface Realm {
  /** Opens the frame that shows pages, beside the workers that there are. To be called once, if at all. */
  readonly show: (view: RealmView) => void;
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

/** Who is told what happens to a realm. */
export interface RealmListener {
  /** A frame did not load. */
  readonly onFailure: (message: string) => void;
  readonly onWorkerFailure?: (message: string) => void;
  /** There are new, empty frames. `hasWorkers`: those from before go on, and have what they had. */
  readonly onReplaced?: (hasWorkers: boolean) => void;
}

export interface RealmOptions extends RealmListener {
  readonly resources: RealmResources;
  /** Documents come with where their elements come from. */
  readonly hasPlaces?: boolean;
}

/** The frame that shows pages. It takes the place of whoever was told before. */
export interface RealmView extends RealmListener, ViewFrameOptions {
  /** The frame that shows pages does not answer; it is replaced after this. */
  readonly onStuck?: () => void;
  /** How long the frame that shows pages may take for an answer, as `building/limits.ts` counts it. */
  readonly readViewLimitMs?: () => number;
}

export function createRealm(options: RealmOptions): Realm {
  const { resources, hasPlaces = false } = options;
  let listener: RealmListener = options;
  /** None where nothing is to be seen, or not yet. */
  let view: RealmView | undefined;
  const process = sharedProcess();
  let isDisposed = false;
  let clockWorker: number | undefined;
  const clock = createRealmClock((script, port) => {
    clockWorker = workers.number();
    frames?.code.send({ kind: 'start-worker', worker: clockWorker, script }, [port]);
  });
  const workers = createRealmWorkers({ resources, hasPlaces, clock, isAlive });
  /** None while the process is being replaced, and none before a worker or a view is wanted. */
  let frames: Frames | undefined;
  let isAway = false;
  const waiting: (() => void)[] = [];
  const leaveProcess = process.join({
    leave() {
      isAway = true;
      if (frames?.hasOwnProcess()) return closeView(frames);
      const gone = frames;
      frames = undefined;
      if (gone) closeFrames(gone);
      workers.end(gone, 'stopped');
    },
    enter() {
      isAway = false;
      const hasWorkers = frames !== undefined;
      if (frames) openViewIn(frames);
      // The frame that somebody looks at comes first; what builds is opened when there is something to build.
      else if (view || waiting.length > 0) open();
      listener.onReplaced?.(hasWorkers);
    },
  });

  function open(): void {
    const opened = openCode({
      onFailure: (message) => listener.onFailure(message),
      onWorkerFailed,
      onLost: () => {
        if (opened === frames && !isDisposed) replace(opened);
      },
    });
    frames = opened;
    openViewIn(opened);
    clock.restart('frame-replaced');
    // A thread cannot be started any more when the frame does not answer.
    clock.prepare();
    for (const goOn of waiting.splice(0)) goOn();
  }

  function openViewIn(home: Frames): void {
    if (!view) return;
    openView(home, view, watchFor(view, clock, process.replace));
    workers.showIn(home);
  }

  function onWorkerFailed(worker: number, message: string): void {
    if (worker === clockWorker) clock.restart('thread-failed');
    else {
      workers.failed(worker);
      listener.onWorkerFailure?.(message);
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
    workers.end(dead, 'died');
    listener.onReplaced?.(false);
  }

  function openMissing(): void {
    if (!frames && !isAway && !isDisposed) open();
  }

  return {
    show(wanted) {
      view = wanted;
      listener = wanted;
      if (frames) openViewIn(frames);
      else openMissing();
    },
    send: (message, transfer) => frames?.view?.line.send(message, transfer),
    hurry() {
      // What is left is given up first, so that it takes nothing from what comes.
      frames?.view?.line.send({ kind: 'leave-page' });
      frames?.view?.watch.hurry();
    },
    begun: () => frames?.view?.watch.begun(),
    async startWorker() {
      // The frame loads beside what a worker is made of.
      openMissing();
      const parts = await workers.load();
      openMissing();
      while (!frames) await new Promise<void>((goOn) => waiting.push(goOn));
      return workers.start(frames, parts);
    },
    dispose() {
      isDisposed = true;
      leaveProcess();
      workers.stopAll();
      if (frames) closeFrames(frames);
    },
  };
}

/** @param replace opens new frames in place of all that are in the process */
function watchFor({ readViewLimitMs, onStuck }: RealmView, clock: WorkClock, replace: () => void): WatchView {
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
