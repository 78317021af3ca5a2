import { WORKER_CONNECT } from '../../protocol.ts';

export interface Workers {
  /** `ports` are the worker's lines; the frame passes them on and cannot listen in. */
  readonly start: (id: number, script: Blob | string, ports: readonly MessagePort[]) => void;
  readonly stop: (id: number) => void;
  readonly stopAll: () => void;
}

/** Workers, by numbers of whoever asks for them. `onFailure` is told of one that cannot be started, or breaks. */
export function createWorkers(onFailure: (id: number, message: string) => void): Workers {
  const running = new Map<number, Worker>();
  return {
    start(id, script, ports) {
      // A worker of an opaque origin starts from a blob of that origin; a `Blob` itself belongs to none.
      const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
      const worker = new Worker(url);
      running.set(id, worker);
      worker.onerror = (event) => {
        event.preventDefault();
        onFailure(id, event.message || 'The worker could not be started.');
      };
      worker.postMessage(WORKER_CONNECT, [...ports]);
      URL.revokeObjectURL(url);
    },
    stop(id) {
      running.get(id)?.terminate();
      running.delete(id);
    },
    stopAll() {
      for (const worker of running.values()) worker.terminate();
      running.clear();
    },
  };
}
