/** A frame has this much to spare where the browser does not say it. */
const SPARE_MS = 4;
const PAUSE_MS = 30;

interface Spare {
  /** Milliseconds that nobody needs. */
  readonly timeRemaining: () => number;
}

/**
 * Does work piece by piece while nobody waits for anything else. Returns how to stop.
 * @param ready begins no sooner than this resolves
 */
export function inIdleTime(work: Iterator<unknown>, ready: Promise<void>): () => void {
  let isStopped = false;
  const goOn = (spare: Spare): void => {
    let isDone = isStopped;
    while (!isDone && spare.timeRemaining() >= 1) isDone = work.next().done === true;
    if (!isDone) whenIdle(goOn);
  };
  void ready.then(() => whenIdle(goOn));
  return () => {
    isStopped = true;
  };
}

function whenIdle(run: (spare: Spare) => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(run);
    return;
  }
  setTimeout(() => {
    const until = performance.now() + SPARE_MS;
    run({ timeRemaining: () => until - performance.now() });
  }, PAUSE_MS);
}
