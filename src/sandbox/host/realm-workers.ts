import type { WorkClock } from '../../building/work-clock.ts';
import { type Frames, lineToView } from './realm-frames.ts';
import type { RealmResources } from './realm-resources.ts';
import { createWorkerLine, type WorkerLine } from './worker-line.ts';

/** What a worker is made of. */
export interface WorkerParts {
  readonly script: Blob;
  readonly wasm: ArrayBuffer | undefined;
  readonly icons: string;
}

/** The workers of a realm, and the frames that each of them is in. */
export interface RealmWorkers {
  /** A number for a worker that the frame starts. */
  readonly number: () => number;
  /** Rejects when something cannot be loaded. */
  readonly load: () => Promise<WorkerParts>;
  readonly start: (home: Frames, parts: WorkerParts) => WorkerLine;
  /** The frame that shows pages is another one: the workers that are there already get it to show their pages in. */
  readonly showIn: (home: Frames) => void;
  /** The worker of this number cannot be started, or has broken. */
  readonly failed: (worker: number) => void;
  /** The frames have gone. */
  readonly end: (home: Frames | undefined, reason: 'stopped' | 'died') => void;
  readonly stopAll: () => void;
}

export interface RealmWorkersOptions {
  readonly resources: RealmResources;
  /** Documents come with where their elements come from. */
  readonly hasPlaces: boolean;
  readonly clock: WorkClock;
  readonly isAlive: (home: Frames) => Promise<boolean>;
}

export function createRealmWorkers({ resources, hasPlaces, clock, isAlive }: RealmWorkersOptions): RealmWorkers {
  const running = new Map<number, { readonly line: WorkerLine; readonly home: Frames }>();
  let last = 0;
  const number = (): number => ++last;
  return {
    number,
    async load() {
      const [script, wasm, icons] = await Promise.all([resources.script(), resources.wasm(), resources.icons()]);
      return { script, wasm, icons };
    },
    start(home, { script, wasm, icons }) {
      const worker = number();
      const { port1, port2 } = new MessageChannel();
      home.code.send({ kind: 'start-worker', worker, script }, [port2, ...lineToView(home)]);
      const line = createWorkerLine({
        port: port1,
        start: { icons, hasPlaces, ...(wasm && { wasm }) },
        loadGrammar: resources.grammar,
        readRaster: resources.readRaster,
        clock,
        isHomeAlive: () => isAlive(home),
        terminate() {
          running.delete(worker);
          home.code.send({ kind: 'stop-worker', worker });
        },
      });
      running.set(worker, { line, home });
      return line;
    },
    showIn(home) {
      for (const { line, home: theirs } of running.values()) {
        if (theirs === home) for (const port of lineToView(home)) line.connectView(port);
      }
    },
    failed: (worker) => running.get(worker)?.line.stop(),
    end(home, reason) {
      for (const { line, home: theirs } of [...running.values()]) if (theirs === home) line.stop(reason);
    },
    stopAll() {
      for (const { line } of [...running.values()]) line.stop();
    },
  };
}
