import { QUIET_MS, VIEW_LEAVE_LIMIT_MS, VIEW_LEAVE_QUIET_MS } from '../../building/limits.ts';
import { hearWhatHasCome, watch } from '../../building/watch.ts';
import type { WorkClock } from '../../building/work-clock.ts';

/** Seldom enough to cost nothing. */
const ASK_EVERY_MS = 1000;

export interface ViewWatchOptions {
  readonly clock: WorkClock;
  /** Asks the frame for an answer. */
  readonly ask: () => void;
  /** How long the frame may take for an answer, as `building/limits.ts` counts it. */
  readonly readLimitMs: () => number;
  /** The frame does not answer. Nothing is asked any more. */
  readonly onStuck: () => void;
  /** Somebody waits for another page, and the frame does not come to it. Nothing is asked any more. */
  readonly onLate: () => void;
}

export interface ViewWatch {
  /** The frame has answered. */
  readonly answered: () => void;
  /** The frame begins with another page: it is asked at once, so that it is known how long it has been at it. */
  readonly begun: () => void;
  /** Somebody waits for another page than the one that the frame is at. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

/**
 * Watches over the frame that shows pages: one that is busy with a page cannot be told to stop. The first answer has no
 * limit, since the frame has to be loaded before it.
 */
export function watchView({ clock, ask, readLimitMs, onStuck, onLate }: ViewWatchOptions): ViewWatch {
  let answers = 0;
  /** When the question was asked that has no answer yet, by the clock of `performance`. */
  let askedAt: number | undefined = performance.now();
  let isStopped = false;
  let stopWatching = (): void => {};
  let stopHurrying = (): void => {};

  const stop = (): void => {
    isStopped = true;
    clearInterval(timer);
    stopWatching();
    stopHurrying();
  };
  const askWithin = (limitMs: number, quietMs: number, onOverrun: () => void): (() => void) => {
    const end = watch({
      clock,
      limitMs,
      quietMs,
      // Whatever the frame is at, it is for the sake of a page.
      readState: () => ({ step: 'run', count: answers }),
      settle: hearWhatHasCome,
      onOverrun() {
        stop();
        onOverrun();
      },
    });
    ask();
    return end;
  };
  const askNow = (): void => {
    if (askedAt !== undefined || isStopped) return;
    askedAt = performance.now();
    stopWatching = askWithin(readLimitMs(), QUIET_MS, onStuck);
  };
  const timer = setInterval(askNow, ASK_EVERY_MS);
  ask();

  return {
    answered() {
      answers++;
      askedAt = undefined;
      stopWatching();
      stopHurrying();
    },
    begun: askNow,
    hurry() {
      if (isStopped || answers === 0) return;
      stopHurrying();
      // A frame that owes an answer for so long already is busy: only the work of the machine is counted then.
      const waitedMs = askedAt === undefined ? 0 : performance.now() - askedAt;
      stopHurrying = askWithin(VIEW_LEAVE_LIMIT_MS, Math.max(0, VIEW_LEAVE_QUIET_MS - waitedMs), onLate);
    },
    stop,
  };
}
