import type { HostToWorker, WorkerToHost } from '../protocol.ts';
import { readWorkerMessage } from './check-worker-message.ts';
import { START_LIMIT_MS } from './limits.ts';

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
 * Why a request was not answered. `late`: it took too long. `died`: the worker ended by itself, or with the process
 * it runs in (out of memory). `failed`: a fault of ours. `stopped`: the worker ended before the request's turn.
 */
export type StopReason = 'late' | 'died' | 'failed' | 'stopped';

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
   * Asks the worker. `limitMs` counts from when the request's turn has come.
   * @throws {WorkerStopped} (as a rejection); the worker is of no more use then
   */
  readonly ask: <K extends Kind>(
    request: Request<K>,
    limitMs: number,
    transfer?: readonly Transferable[],
  ) => Promise<Reply<K>>;
  readonly hasEnded: () => boolean;
  /** `died` when the worker is no longer there to be stopped. */
  readonly stop: (reason?: 'stopped' | 'died') => void;
}

export interface WorkerLineOptions {
  readonly port: MessagePort;
  readonly start: Omit<Extract<HostToWorker, { kind: 'start' }>, 'kind'>;
  readonly loadGrammar: (name: string) => Promise<readonly object[]>;
  /** Whether the frame of the worker is still there. */
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

export function createWorkerLine({ port, start, loadGrammar, isHomeAlive, terminate }: WorkerLineOptions): WorkerLine {
  const pending: Pending[] = [];
  let lastId = START_ID;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: WorkerStopped | undefined;
  /** Grammars being loaded for the worker, which waits for them. */
  let loading = 0;

  const send = (message: HostToWorker, transfer: readonly Transferable[] = []): void => {
    port.postMessage(message, [...transfer]);
  };

  function stop(cause: WorkerStopped): void {
    if (end) return;
    // A worker that cannot even start is not worth another try.
    const hasStarted = pending[0]?.id !== START_ID;
    end = new WorkerStopped(hasStarted ? 'stopped' : 'failed', cause.message);
    clearTimeout(timer);
    port.close();
    terminate();
    const [first, ...others] = pending.splice(0);
    first?.reject(cause);
    for (const request of others) request.reject(end);
  }

  function watchFirst(): void {
    clearTimeout(timer);
    const first = pending[0];
    if (!first || end || loading > 0) return;
    timer = setTimeout(() => void giveUp(first), first.limitMs);
  }

  /** Too late: because the page does not end, or because the worker is no longer there? */
  async function giveUp(request: Pending): Promise<void> {
    const isThere = await isHomeAlive();
    if (pending[0] !== request) return;
    stop(
      isThere
        ? new WorkerStopped('late', 'The worker did not answer in time.')
        : new WorkerStopped('died', 'The process of the sandbox ended.'),
    );
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
    watchFirst();
    first.resolve(message);
  }

  async function sendGrammar(name: string): Promise<void> {
    // Loading is the app's time, not the page's.
    clearTimeout(timer);
    loading++;
    const registrations = await loadGrammar(name);
    loading--;
    if (end) return;
    send({ kind: 'grammar', name, registrations });
    watchFirst();
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readWorkerMessage(data);
    if (!message || end) return;
    if (message.kind === 'started') settle(message, START_ID);
    else if (message.kind === 'grammar-wanted') void sendGrammar(message.name);
    else if (message.kind === 'failed') stop(new WorkerStopped('failed', message.message));
    else settle(message, message.id);
  };

  enqueue({
    id: START_ID,
    reply: 'started',
    limitMs: START_LIMIT_MS,
    resolve: () => {},
    reject: () => {},
  });
  send({ kind: 'start', ...start }, start.wasm ? [start.wasm] : []);

  return {
    ask: <K extends Kind>(request: Request<K>, limitMs: number, transfer?: readonly Transferable[]) =>
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
