import { VIEW_LIMIT_MS } from '../../building/limits.ts';
import type { CodeToHost, FrameToHost, HostToCode, HostToFrame } from '../protocol.ts';
import { readCodeMessage, readFrameMessage } from './check-frame-message.ts';
import { connectFrame, type FrameConnection } from './frame-connection.ts';
import { createRealmClock } from './realm-clock.ts';
import type { RealmResources } from './realm-resources.ts';
import { sharedProcess } from './shared-process.ts';
import { type ViewWatch, watchView } from './view-watch.ts';
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

/** What the frame that shows pages says of itself. */
export type ViewMessage = Exclude<FrameToHost, { kind: 'pong' }>;

export interface RealmOptions {
  /** Of the frame that shows pages. */
  readonly container: HTMLElement;
  /** Name for screen readers of the frame that shows pages; without one there is none. */
  readonly title?: string;
  readonly resources: RealmResources;
  readonly onMessage?: (message: ViewMessage) => void;
  /** A frame did not load. */
  readonly onFailure: (message: string) => void;
  readonly onWorkerFailure?: (message: string) => void;
  /** There are new, empty frames. */
  readonly onReplaced?: () => void;
  /** The frame that shows pages does not answer; it is replaced after this. */
  readonly onStuck?: () => void;
  /** How long the frame that shows pages may take for an answer, as `building/limits.ts` counts it. */
  readonly readViewLimitMs?: () => number;
  /** Documents come with where their elements come from. */
  readonly hasPlaces?: boolean;
  /** The frame that shows pages loads nothing from other hosts. */
  readonly isClosed?: boolean;
}

interface Frames {
  readonly code: FrameConnection<HostToCode>;
  readonly view: FrameConnection<HostToFrame> | undefined;
  readonly watch: Pick<ViewWatch, 'hurry' | 'begun'> | undefined;
  readonly dispose: () => void;
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
  /** None while the process is being replaced, and none before a worker is wanted where there is nothing to be seen. */
  let frames: Frames | undefined;
  let isAway = false;
  const waiting: (() => void)[] = [];
  if (options.title !== undefined) open();
  const leaveProcess = process.join({
    leave() {
      isAway = true;
      const gone = frames;
      frames = undefined;
      gone?.dispose();
      endWorkersOf(gone, 'stopped');
    },
    enter() {
      isAway = false;
      // The frame that somebody looks at comes first; what builds is opened when there is something to build.
      if (options.title !== undefined || waiting.length > 0) open();
      onReplaced?.();
    },
  });

  function open(): void {
    const watchTheView = (view: FrameConnection<HostToFrame>): ViewWatch =>
      watchView({
        clock,
        ask: () => view.send({ kind: 'ping' }),
        readLimitMs: options.readViewLimitMs ?? (() => VIEW_LIMIT_MS),
        onStuck() {
          options.onStuck?.();
          process.replace();
        },
        onLate: process.replace,
      });
    frames = openFrames(options, onWorkerFailed, watchTheView);
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
    dead.dispose();
    open();
    endWorkersOf(dead, 'died');
    onReplaced?.();
  }

  return {
    send: (message, transfer) => frames?.view?.send(message, transfer),
    hurry() {
      // What is left is given up first, so that it takes nothing from what comes.
      frames?.view?.send({ kind: 'leave-page' });
      frames?.watch?.hurry();
    },
    begun: () => frames?.watch?.begun(),
    async startWorker() {
      const [script, wasm, icons] = await Promise.all([resources.script(), resources.wasm(), resources.icons()]);
      if (!frames && !isAway && !isDisposed) open();
      while (!frames) await new Promise<void>((goOn) => waiting.push(goOn));
      const worker = ++lastWorker;
      const { port1, port2 } = new MessageChannel();
      const home = frames;
      home.code.send({ kind: 'start-worker', worker, script }, [port2, ...connectToView(home)]);
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
      frames?.dispose();
    },
  };
}

function openFrames(
  { container, title, onMessage, onFailure, isClosed = false }: RealmOptions,
  onWorkerFailed: (worker: number, message: string) => void,
  watchTheView: (view: FrameConnection<HostToFrame>) => ViewWatch,
): Frames {
  const onLost = (): void => onFailure('The sandbox frame did not load.');
  const code = connectFrame<HostToCode, CodeToHost>({
    container: document.body,
    page: 'sandbox-code.html',
    read: readCodeMessage,
    onMessage(message) {
      if (message.kind === 'worker-failed') onWorkerFailed(message.worker, message.message);
    },
    onFailure: onLost,
  });
  if (title === undefined) return { code, view: undefined, watch: undefined, dispose: code.dispose };
  const view = connectFrame<HostToFrame, FrameToHost>({
    container,
    page: 'sandbox.html',
    title,
    read: readFrameMessage,
    onMessage(message) {
      if (message.kind === 'pong') viewWatch.answered();
      else onMessage?.(message);
    },
    onFailure: onLost,
  });
  const viewWatch = watchTheView(view);
  // Before the line on which documents come.
  if (isClosed) view.send({ kind: 'show-nothing-from-elsewhere' });
  // The components with state of the page that is shown run in the other frame.
  const { port1, port2 } = new MessageChannel();
  code.send({ kind: 'connect-view' }, [port1]);
  view.send({ kind: 'connect-code' }, [port2]);
  return {
    code,
    view,
    watch: viewWatch,
    dispose() {
      viewWatch.stop();
      view.dispose();
      code.dispose();
    },
  };
}

/** A line on which a worker sends what is to be shown; none where nothing is. */
function connectToView({ view }: Frames): readonly MessagePort[] {
  if (!view) return [];
  const { port1, port2 } = new MessageChannel();
  view.send({ kind: 'connect-worker' }, [port1]);
  return [port2];
}
