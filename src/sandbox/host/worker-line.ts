import { LIMIT_MS } from '../../building/limits.ts';
import { type Overrun, type WorkerState, watch } from '../../building/watch.ts';
import type { WorkClock } from '../../building/work-clock.ts';
import type { ReadRaster } from '../../images/raster/read-raster.ts';
import type { HostToWorker, WorkerToHost } from '../protocol.ts';
import { readWorkerMessage } from './check-worker-message.ts';

/** What answers which request. */
interface Replies {
  update: 'updated';
  render: 'rendered';
  locate: 'located';
  plan: 'planned';
  build: 'built';
  'build-shared': 'shared-built';
  compress: 'compressed';
}

type Kind = keyof Replies;
type Reply<K extends Kind> = Extract<WorkerToHost, { kind: Replies[K] }>;
type Request<K extends Kind> = Omit<Extract<HostToWorker, { kind: K }>, 'id'> & { readonly kind: K };

const REPLIES: { readonly [K in Kind]: Replies[K] } = {
  update: 'updated',
  render: 'rendered',
  locate: 'located',
  plan: 'planned',
  build: 'built',
  'build-shared': 'shared-built',
  compress: 'compressed',
};

/**
 * Why a request was not answered. `late`: an author's code did not come back. `died`: the worker ended by itself, or with the process
 * it runs in (out of memory). `stuck`: code of ours did not come back. `failed`: another fault of ours. `stopped`: the
 * worker ended before the request's turn.
 */
export type StopReason = 'late' | 'died' | 'stuck' | 'failed' | 'stopped';

export class WorkerStopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason, message: string) {
    super(message);
    this.name = 'WorkerStopped';
    this.reason = reason;
  }
}

/** A worker in the sandbox, as something to ask. Requests are answered in the order they were made. */
export interface WorkerLine {
  /**
   * Asks the worker.
   * @throws {WorkerStopped} (as a rejection); the worker is of no more use then
   */
  readonly ask: <K extends Kind>(request: Request<K>, options?: AskOptions) => Promise<Reply<K>>;
  readonly hasEnded: () => boolean;
  /** `died` when the worker is no longer there to be stopped. */
  readonly stop: (reason?: 'stopped' | 'died') => void;
}

export interface AskOptions {
  /** For a request that runs an author's code: how long that may take, as `building/limits.ts` counts it. */
  readonly limitMs?: number;
  readonly transfer?: readonly Transferable[];
}

export interface WorkerLineOptions {
  readonly port: MessagePort;
  readonly start: Omit<Extract<HostToWorker, { kind: 'start' }>, 'kind'>;
  readonly loadGrammar: (name: string) => Promise<readonly object[]>;
  readonly readRaster: ReadRaster;
  readonly clock: WorkClock;
  /** Whether the frame of the worker is still there. Answers after everything that the worker said before. */
  readonly isHomeAlive: () => Promise<boolean>;
  /** Ends the worker itself. */
  readonly terminate: () => void;
}

interface Pending {
  readonly id: number;
  readonly reply: WorkerToHost['kind'];
  readonly limitMs: number;
  readonly resolve: (message: WorkerToHost) => void;
  readonly reject: (error: WorkerStopped) => void;
}

const START_ID = 0;
/** A request that takes so long is reason to ask whether the worker's process is still there. */
const ALIVE_EVERY_MS = 2000;

/** Reason and words for a request that is given up. A turn that does not come is not the request's own doing. */
const OVERRUNS: { readonly [Cause in Overrun]: readonly [StopReason, string] } = {
  author: ['late', 'The code of the page did not come back.'],
  waiting: ['stopped', 'What an earlier page left for later kept the worker.'],
  fault: ['stuck', 'The editor’s own code did not come back.'],
};

export function createWorkerLine(options: WorkerLineOptions): WorkerLine {
  const { port, start, loadGrammar, readRaster, clock, isHomeAlive, terminate } = options;
  const pending: Pending[] = [];
  let lastId = START_ID;
  let stopWatching = (): void => {};
  let end: WorkerStopped | undefined;
  let state: WorkerState = { step: 'load', count: 0 };
  /** What is being loaded for the worker, which waits for it. */
  let loading = 0;

  const send = (message: HostToWorker, transfer: readonly Transferable[] = []): void => {
    port.postMessage(message, [...transfer]);
  };

  function stop(cause: WorkerStopped): void {
    if (end) return;
    // A worker that cannot even start is not worth another try.
    const hasStarted = pending[0]?.id !== START_ID;
    end = new WorkerStopped(hasStarted ? 'stopped' : 'failed', cause.message);
    stopWatching();
    port.close();
    terminate();
    const [first, ...others] = pending.splice(0);
    first?.reject(cause);
    for (const request of others) request.reject(end);
  }

  const enter = (step: WorkerState['step']): void => {
    state = { step, count: state.count + 1 };
  };

  function watchFirst(): void {
    stopWatching();
    const first = pending[0];
    if (!first || end || loading > 0) return;
    const stopIfHomeless = async (): Promise<void> => {
      const isThere = await isHomeAlive();
      if (!isThere && pending[0] === first) stop(new WorkerStopped('died', 'The process of the sandbox ended.'));
    };
    const stopWatch = watch({
      clock,
      limitMs: first.limitMs,
      readState: () => state,
      settle: stopIfHomeless,
      onOverrun: (overrun) => stop(new WorkerStopped(...OVERRUNS[overrun])),
    });
    // Nothing tells when a process ends, and then the clock does not go either.
    const timer = setInterval(() => void stopIfHomeless(), ALIVE_EVERY_MS);
    stopWatching = () => {
      stopWatch();
      clearInterval(timer);
    };
  }

  function enqueue(request: Pending): void {
    pending.push(request);
    if (pending.length === 1) watchFirst();
  }

  function settle(message: WorkerToHost, id: number): void {
    const first = pending[0];
    // Answers come in order; anything else was not said by our code.
    if (!first || first.id !== id || first.reply !== message.kind) return;
    pending.shift();
    enter('waiting');
    watchFirst();
    first.resolve(message);
  }

  /** Sends what the worker waits for. Making it ready is the app's time, not the page's. */
  async function supply(make: () => Promise<HostToWorker>): Promise<void> {
    stopWatching();
    loading++;
    const message = await make();
    loading--;
    if (end) return;
    const pixels = message.kind === 'picture' && message.picture?.pixels.buffer;
    send(message, pixels ? [pixels] : []);
    enter('load');
    watchFirst();
  }

  const grammarOf = async (name: string): Promise<HostToWorker> => ({
    kind: 'grammar',
    name,
    registrations: await loadGrammar(name),
  });

  const pictureOf = async (id: number, bytes: Uint8Array): Promise<HostToWorker> => {
    try {
      const picture = await readRaster(bytes);
      return { kind: 'picture', id, ...(picture && { picture }) };
    } catch (error) {
      return { kind: 'picture', id, fault: error instanceof Error ? error.message : String(error) };
    }
  };

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readWorkerMessage(data);
    if (!message || end) return;
    if (message.kind === 'started') settle(message, START_ID);
    else if (message.kind === 'step') enter(message.step);
    else if (message.kind === 'grammar-wanted') void supply(() => grammarOf(message.name));
    else if (message.kind === 'picture-wanted') void supply(() => pictureOf(message.id, message.bytes));
    else if (message.kind === 'failed') stop(new WorkerStopped('failed', message.message));
    else settle(message, message.id);
  };

  enqueue({
    id: START_ID,
    reply: 'started',
    limitMs: LIMIT_MS,
    resolve: () => {},
    reject: () => {},
  });
  send({ kind: 'start', ...start }, start.wasm ? [start.wasm] : []);

  return {
    ask: <K extends Kind>(request: Request<K>, { limitMs = LIMIT_MS, transfer }: AskOptions = {}) =>
      new Promise<Reply<K>>((resolve, reject) => {
        if (end) return reject(end);
        const id = ++lastId;
        send({ ...request, id } as unknown as HostToWorker, transfer);
        enqueue({
          id,
          reply: REPLIES[request.kind],
          limitMs,
          resolve: (message) => resolve(message as Reply<K>),
          reject,
        });
      }),
    hasEnded: () => end !== undefined,
    stop: (reason = 'stopped') => stop(new WorkerStopped(reason, 'The worker was stopped.')),
  };
}
