/**
 * A clock that goes as fast as the machine does.
 *
 * Seconds say nothing about a page that is not done: a busy, throttled or sleeping machine spends them on something else.
 * So a thread beside the one that is watched does a known piece of work again and again, and a limit counts these pieces.
 * Whatever slows the watched thread (load, throttling, a slow processor, a machine put to sleep) slows the clock as much,
 * and a clock of the system that is set back or forth has no part in it. It costs nothing while nobody watches.
 */
export interface WorkClock {
  /** Calls back after each piece of work until what it returns is called. */
  readonly listen: (onTick: () => void) => () => void;
}

/** What a piece of work takes on a quiet machine of today, in milliseconds. Limits are counted in it. */
export const TICK_MS = 20;

/** Chosen so that a usual machine takes `TICK_MS`; a faster one is held back by the limit in seconds (`watch.ts`). */
const ROUNDS = 17_000_000;

/** Does one piece of work; gives a number that depends on all of it, so that no engine can leave any out. */
export function work(seed: number): number {
  let state = seed | 0;
  for (let round = 0; round < ROUNDS; round++) state = (Math.imul(state, 1_103_515_245) + 12_345 + (state >>> 16)) | 0;
  return state;
}

/** From the host to the thread of a clock. */
export type ClockRequest = 'go' | 'halt';

/** The thread's side: works while it is told to, and hears what it is told after each piece. */
export function runClock(tick: (result: number) => void): (request: ClockRequest) => void {
  // A message to itself: a timer would rest for some milliseconds, and a thread that rests is served before others.
  const { port1, port2 } = new MessageChannel();
  let isGoing = false;
  let isWaiting = false;
  let state = 1;
  const wait = (): void => {
    if (isWaiting || !isGoing) return;
    isWaiting = true;
    port2.postMessage(undefined);
  };
  port1.onmessage = () => {
    isWaiting = false;
    if (!isGoing) return;
    state = work(state);
    tick(state);
    wait();
  };
  return (request) => {
    isGoing = request === 'go';
    wait();
  };
}

/** The host's side: one thread for all who listen, started when the first one does. */
export function createWorkClock(send: (request: ClockRequest) => void): WorkClock & { readonly onTick: () => void } {
  const listeners = new Set<() => void>();
  return {
    onTick() {
      for (const listener of [...listeners]) listener();
    },
    listen(onTick) {
      const listener = (): void => onTick();
      listeners.add(listener);
      if (listeners.size === 1) send('go');
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) send('halt');
      };
    },
  };
}

/** Where the thread cannot start, seconds have to do, and there are to be enough of them. */
const MS_WITHOUT_THREAD = TICK_MS * 10;

/** Takes the place of a thread. */
export function createTimer(onTick: () => void): (request: ClockRequest) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  return (request) => {
    clearInterval(timer);
    if (request === 'go') timer = setInterval(onTick, MS_WITHOUT_THREAD);
  };
}
