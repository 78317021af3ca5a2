/** A frame has this much to spare where the browser does not say it. */
const SPARE_MS = 4;
const PAUSE_MS = 30;

export interface Spare {
  /** Milliseconds that nobody needs. */
  readonly timeRemaining: () => number;
}

/** Runs something when the browser has nothing else to do; where it does not say when that is, after a pause. */
export function whenIdle(run: (spare: Spare) => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(run);
    return;
  }
  setTimeout(() => {
    const until = performance.now() + SPARE_MS;
    run({ timeRemaining: () => until - performance.now() });
  }, PAUSE_MS);
}
