import type { FrameToHost, HostToFrame } from '../protocol.ts';
import { connectFrame, type FrameConnection } from './frame-connection.ts';
import { createRealmClock } from './realm-clock.ts';
import type { RealmResources } from './realm-resources.ts';
import { createWorkerLine, type WorkerLine } from './worker-line.ts';

/** A frame with workers in it. A frame whose process ended (out of memory) is replaced by a new one. */
export interface Realm {
  readonly send: (message: HostToFrame, transfer?: readonly Transferable[]) => void;
  /** Rejects when what the worker is made of cannot be loaded. */
  readonly startWorker: () => Promise<WorkerLine>;
  readonly dispose: () => void;
}

export interface RealmOptions {
  readonly container: HTMLElement;
  /** Name of the frame for screen readers; without one it is not to be seen. */
  readonly title?: string;
  readonly resources: RealmResources;
  readonly onMessage?: (message: FrameToHost) => void;
  /** The frame did not load. */
  readonly onFailure: (message: string) => void;
  /** There is a new, empty frame. */
  readonly onReplaced?: () => void;
  /** Documents come with where their elements come from. */
  readonly hasPlaces?: boolean;
}

export function createRealm(options: RealmOptions): Realm {
  const { container, title, resources, onMessage, onFailure, onReplaced, hasPlaces = false } = options;
  const workers = new Map<number, { readonly line: WorkerLine; readonly home: FrameConnection }>();
  let lastWorker = 0;
  let isDisposed = false;
  let frame = connect();
  let clockWorker: number | undefined;
  const clock = createRealmClock((script, port) => {
    clockWorker = ++lastWorker;
    frame.send({ kind: 'start-worker', worker: clockWorker, script }, [port]);
  });

  function connect(): FrameConnection {
    const connection: FrameConnection = connectFrame({
      container,
      ...(title !== undefined && { title }),
      onFailure: () => onFailure('The sandbox frame did not load.'),
      onMessage(message) {
        if (message.kind === 'worker-failed') {
          if (message.worker === clockWorker) return clock.restart('thread-failed');
          workers.get(message.worker)?.line.stop();
        }
        onMessage?.(message);
      },
    });
    return connection;
  }

  async function isAlive(home: FrameConnection): Promise<boolean> {
    if (home === frame && (await home.isAlive())) return true;
    if (home === frame && !isDisposed) replace(home);
    return false;
  }

  function replace(dead: FrameConnection): void {
    dead.dispose();
    frame = connect();
    clock.restart('frame-replaced');
    for (const { line, home } of [...workers.values()]) if (home === dead) line.stop('died');
    onReplaced?.();
  }

  return {
    send: (message, transfer) => frame.send(message, transfer),
    async startWorker() {
      const [script, wasm, icons] = await Promise.all([resources.script(), resources.wasm(), resources.icons()]);
      const worker = ++lastWorker;
      const { port1, port2 } = new MessageChannel();
      const home = frame;
      home.send({ kind: 'start-worker', worker, script }, [port2]);
      const line = createWorkerLine({
        port: port1,
        start: { icons, hasPlaces, ...(wasm && { wasm }) },
        loadGrammar: resources.grammar,
        readRaster: resources.readRaster,
        clock,
        isHomeAlive: () => isAlive(home),
        terminate() {
          workers.delete(worker);
          home.send({ kind: 'stop-worker', worker });
        },
      });
      workers.set(worker, { line, home });
      return line;
    },
    dispose() {
      isDisposed = true;
      for (const { line } of [...workers.values()]) line.stop();
      frame.dispose();
    },
  };
}
