import type { FrameToHost, HostToFrame } from '../protocol.ts';
import { connectFrame } from './frame-connection.ts';
import type { RealmResources } from './realm-resources.ts';
import { createWorkerLine, type WorkerLine } from './worker-line.ts';

/** A frame with workers in it. */
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
}

export function createRealm({ container, title, resources, onMessage, onFailure }: RealmOptions): Realm {
  const workers = new Map<number, WorkerLine>();
  let lastWorker = 0;

  const frame = connectFrame({
    container,
    ...(title !== undefined && { title }),
    onFailure: () => onFailure('The sandbox frame did not load.'),
    onMessage(message) {
      if (message.kind === 'worker-failed') workers.get(message.worker)?.stop();
      onMessage?.(message);
    },
  });

  return {
    send: frame.send,
    async startWorker() {
      const [script, wasm, icons] = await Promise.all([resources.script(), resources.wasm(), resources.icons()]);
      const worker = ++lastWorker;
      const { port1, port2 } = new MessageChannel();
      frame.send({ kind: 'start-worker', worker, script }, [port2]);
      const line = createWorkerLine({
        port: port1,
        start: { icons, ...(wasm && { wasm }) },
        loadGrammar: resources.grammar,
        terminate() {
          workers.delete(worker);
          frame.send({ kind: 'stop-worker', worker });
        },
      });
      workers.set(worker, line);
      return line;
    },
    dispose() {
      for (const line of [...workers.values()]) line.stop();
      frame.dispose();
    },
  };
}
