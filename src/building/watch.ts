/** Tells a worker that does not come back from an author's code from one that is only slow. */
import type { EngineStep } from '../engine/index.ts';
import { FAULT_LIMIT_MS, QUIET_MS } from './limits.ts';
import { TICK_MS, type WorkClock } from './work-clock.ts';

/** What a worker last said of the request it is at. */
export interface WorkerState {
  /** `waiting`: it has not begun. What an earlier page left for later may keep it. */
  readonly step: EngineStep | 'waiting';
  /** Grows with everything that the worker says. */
  readonly count: number;
}

/** Why a request is given up: an author's code does not end, the request's turn does not come, or the fault is ours. */
export type Overrun = 'author' | 'waiting' | 'fault';

export interface WatchOptions {
  readonly clock: WorkClock;
  /** How long an author's code may run without getting on, in the milliseconds of `limits.ts`. */
  readonly limitMs: number;
  /** How long nothing is said before it counts, in milliseconds; `QUIET_MS` where nobody is in a hurry. */
  readonly quietMs?: number;
  readonly readState: () => WorkerState;
  /** Resolves when everything that was on its way from the worker has been heard. */
  readonly settle: () => Promise<void>;
  readonly onOverrun: (overrun: Overrun) => void;
}

/**
 * So many quiet times does a step of ours have before the clock counts. It comes to its end by itself, and a clock that works
 * beside it takes a processor from it, where there may be two.
 */
const OWN_QUIETS = 20;

/**
 * Watches over one request. Nothing happens for `quietMs`, which is all that most requests take; then the clock counts
 * how much work the machine could have done while the worker said nothing. A step of ours is no author's doing and has
 * no limit but that for faults.
 * @returns ends the watch
 */
export function watch({ clock, limitMs, quietMs = QUIET_MS, readState, settle, onOverrun }: WatchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  let isOver = false;
  let known = readState();
  let since = performance.now();
  let ticks = 0;
  let quiets = 0;

  const isAuthors = (): boolean => known.step === 'run' || known.step === 'waiting';
  const pause = (): void => {
    clearTimeout(timer);
    stopListening?.();
    stopListening = undefined;
  };
  const startOver = (): void => {
    pause();
    known = readState();
    since = performance.now();
    ticks = 0;
    quiets = 0;
    timer = setTimeout(look, quietMs);
  };
  const look = (): void => {
    if (readState().count !== known.count) startOver();
    else if (!isAuthors() && ++quiets < OWN_QUIETS) timer = setTimeout(look, quietMs);
    else stopListening = clock.listen(count);
  };
  const count = (): void => {
    if (readState().count !== known.count) {
      startOver();
      return;
    }
    ticks++;
    const limit = isAuthors() ? limitMs : FAULT_LIMIT_MS;
    // A machine much faster than the one the work was chosen on is given the seconds all the same.
    if (ticks * TICK_MS < limit || performance.now() - since < limit) return;
    pause();
    void settle().then(() => {
      if (isOver) return;
      if (readState().count !== known.count) return startOver();
      isOver = true;
      onOverrun(known.step === 'run' ? 'author' : known.step === 'waiting' ? 'waiting' : 'fault');
    });
  };
  startOver();

  return () => {
    isOver = true;
    pause();
  };
}

/** For `settle`: whoever watches may have been busy too, and the answer among the messages that wait for it. */
export function hearWhatHasCome(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
