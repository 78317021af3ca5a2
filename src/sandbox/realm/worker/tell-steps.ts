import type { EngineStep } from '../../../engine/index.ts';
import type { WorkerToHost } from '../../protocol.ts';

/** Often enough that a page which gets on is never taken for one that does not; far too seldom to cost anything. */
const BEAT_MS = 250;

/**
 * In characters. With up to so many a step of ours is over in milliseconds, and a message about it takes as long: it wakes
 * the app, which takes a processor from the worker where there are two.
 */
const SHORT: Partial<Record<EngineStep, number>> = { highlight: 2000, write: 200_000 };

export interface StepTeller {
  /** A request begins. */
  readonly begin: () => void;
  /** See `EngineServices.onStep`. */
  readonly onStep: (step: EngineStep, characters?: number) => void;
}

/** Tells the app when an author's code begins and ends, and now and then that the same goes on. */
export function createStepTeller(toHost: (message: WorkerToHost) => void): StepTeller {
  // Taken hold of before an author's code can change it.
  const now = performance.now.bind(performance);
  let told: EngineStep | undefined;
  let toldAt = 0;
  const onStep = (step: EngineStep, characters = Number.POSITIVE_INFINITY): void => {
    if (characters <= (SHORT[step] ?? 0)) return;
    const isSameSide = told !== undefined && (step === 'run') === (told === 'run');
    const at = now();
    if (isSameSide && at - toldAt < BEAT_MS) return;
    told = step;
    toldAt = at;
    toHost({ kind: 'step', step });
  };
  return {
    begin() {
      told = undefined;
      onStep('read');
    },
    onStep,
  };
}
