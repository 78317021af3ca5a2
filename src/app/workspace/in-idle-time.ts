import { type Spare, whenIdle } from '../when-idle.ts';

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
