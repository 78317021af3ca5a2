import { LIMIT_MS } from '../../building/limits.ts';
import { createRequestLine, START } from '../../building/request-line.ts';
import type { WorkerState } from '../../building/watch.ts';
import type { WorkClock } from '../../building/work-clock.ts';
import { WorkerStopped } from '../../building/worker-stopped.ts';
import type { ReadRaster } from '../../images/raster/read-raster.ts';
import type { HostToWorker, LoadedGrammar, WorkerToHost } from '../protocol.ts';
import { readWorkerMessage } from './check-worker-message.ts';

/** What answers which request. */
interface Replies {
  update: 'updated';
  render: 'rendered';
  locate: 'located';
  plan: 'planned';
  'plan-check': 'check-planned';
  build: 'built';
  'build-shared': 'shared-built';
  'check-finished-site': 'finished-site-checked';
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
  'plan-check': 'check-planned',
  build: 'built',
  'build-shared': 'shared-built',
  'check-finished-site': 'finished-site-checked',
  compress: 'compressed',
};

/** A worker in the sandbox, as something to ask. Requests are answered in the order they were made. */
export interface WorkerLine {
  /**
   * Asks the worker.
   * @throws {WorkerStopped} (as a rejection); the worker is of no more use then
   */
  readonly ask: <K extends Kind>(request: Request<K>, options?: AskOptions) => Promise<Reply<K>>;
  readonly hasEnded: () => boolean;
  /** What is to be shown goes to another frame from here on, by this port. */
  readonly connectView: (view: MessagePort) => void;
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
  readonly loadGrammar: (name: string) => Promise<LoadedGrammar>;
  readonly readRaster: ReadRaster;
  readonly clock: WorkClock;
  /** Whether the frame of the worker is still there. Answers after everything that the worker said before. */
  readonly isHomeAlive: () => Promise<boolean>;
  /** Ends the worker itself. */
  readonly terminate: () => void;
}

/** A request that takes so long is reason to ask whether the worker's process is still there. */
const ALIVE_EVERY_MS = 2000;

export function createWorkerLine(options: WorkerLineOptions): WorkerLine {
  const { port, start, loadGrammar, readRaster, clock, isHomeAlive, terminate } = options;
  const expected = new Map<number, WorkerToHost['kind']>([[START, 'started']]);
  let state: WorkerState = { step: 'load', count: 0 };
  const requests = createRequestLine<WorkerToHost>({
    clock,
    readState: () => state,
    isAlive: isHomeAlive,
    askAliveEveryMs: ALIVE_EVERY_MS,
    isStartWatched: true,
    terminate() {
      port.close();
      terminate();
    },
  });

  const send = (message: HostToWorker, transfer: readonly Transferable[] = []): void => {
    port.postMessage(message, [...transfer]);
  };

  const enter = (step: WorkerState['step']): void => {
    state = { step, count: state.count + 1 };
  };

  function settle(message: WorkerToHost, id: number): void {
    // Answers come in order; anything else was not said by our code.
    if (requests.first() !== id || expected.get(id) !== message.kind) return;
    expected.delete(id);
    enter('waiting');
    if (id === START) requests.started();
    else requests.answer(message);
  }

  /** Sends what the worker waits for. Making it ready is the app's time, not the page's. */
  async function supply(make: () => Promise<HostToWorker>): Promise<void> {
    requests.pause();
    const message = await make();
    if (!requests.hasEnded()) {
      const pixels = message.kind === 'picture' && message.picture?.pixels.buffer;
      send(message, pixels ? [pixels] : []);
      // A page may go on while the worker waits for its grammars.
      if (state.step !== 'run') enter('load');
    }
    requests.resume();
  }

  const grammarOf = async (name: string): Promise<HostToWorker> => ({
    kind: 'grammar',
    name,
    ...(await loadGrammar(name)),
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
    if (!message || requests.hasEnded()) return;
    if (message.kind === 'started') settle(message, START);
    else if (message.kind === 'step') enter(message.step);
    else if (message.kind === 'grammar-wanted') void supply(() => grammarOf(message.name));
    else if (message.kind === 'picture-wanted') void supply(() => pictureOf(message.id, message.bytes));
    else if (message.kind === 'failed') requests.end(new WorkerStopped('failed', message.message));
    else settle(message, message.id);
  };
  send({ kind: 'start', ...start }, start.wasm ? [start.wasm] : []);

  return {
    ask: async <K extends Kind>(request: Request<K>, { limitMs = LIMIT_MS, transfer }: AskOptions = {}) => {
      const answer = await requests.ask((id) => {
        expected.set(id, REPLIES[request.kind]);
        send({ ...request, id } as unknown as HostToWorker, transfer);
      }, limitMs);
      return answer as Reply<K>;
    },
    hasEnded: requests.hasEnded,
    connectView: (view) => send({ kind: 'connect-view' }, [view]),
    stop: (reason = 'stopped') => requests.endAlong(new WorkerStopped(reason, 'The worker was stopped.')),
  };
}
