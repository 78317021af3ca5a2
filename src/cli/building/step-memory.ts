/**
 * What a thread is at, in memory that it shares with the thread that watches it: telling costs nothing, and a thread that
 * does not come back can still be asked.
 */

import type { WorkerState } from '../../building/watch.ts';
import type { EngineStep } from '../../engine/index.ts';

const STEPS = ['waiting', 'read', 'compile', 'load', 'run', 'highlight', 'write'] as const satisfies readonly (
  | EngineStep
  | 'waiting'
)[];

const STEP = 0;
const COUNT = 1;

export function createStepMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
}

/** The side of the thread that works. */
export function stepWriter(memory: SharedArrayBuffer): (step: WorkerState['step']) => void {
  const fields = new Int32Array(memory);
  return (step) => {
    Atomics.store(fields, STEP, STEPS.indexOf(step));
    Atomics.add(fields, COUNT, 1);
  };
}

/** The side of the thread that watches. */
export function stepReader(memory: SharedArrayBuffer): () => WorkerState {
  const fields = new Int32Array(memory);
  return () => ({
    step: STEPS[Atomics.load(fields, STEP)] ?? 'waiting',
    count: Atomics.load(fields, COUNT),
  });
}
