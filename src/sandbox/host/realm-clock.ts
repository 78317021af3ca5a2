import { type ClockRequest, createWorkClock, TICK_MS, type WorkClock } from '../../supervision/work-clock.ts';
import script from '../realm/clock.ts?script';

/** Where the thread cannot start, seconds have to do, and there are to be enough of them. */
const MS_WITHOUT_THREAD = TICK_MS * 10;

export interface RealmClock extends WorkClock {
  /** The frame is another one, or the thread could not be started. */
  readonly restart: (cause: 'frame-replaced' | 'thread-failed') => void;
}

/** The clock of a frame: a worker beside those that it is to watch, so that what slows these slows it too. */
export function createRealmClock(startThread: (script: Blob, port: MessagePort) => void): RealmClock {
  let send: ((request: ClockRequest) => void) | undefined;
  let isGoing = false;

  const startWorking = (): ((request: ClockRequest) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = clock.onTick;
    startThread(new Blob([script], { type: 'text/javascript' }), port2);
    return (request) => port1.postMessage(request);
  };

  const startWaiting = (): ((request: ClockRequest) => void) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    return (request) => {
      clearInterval(timer);
      if (request === 'go') timer = setInterval(clock.onTick, MS_WITHOUT_THREAD);
    };
  };

  const clock = createWorkClock((request) => {
    isGoing = request === 'go';
    send ??= startWorking();
    send(request);
  });

  return {
    listen: clock.listen,
    restart(cause) {
      send = cause === 'thread-failed' ? startWaiting() : undefined;
      if (!isGoing) return;
      send ??= startWorking();
      send('go');
    },
  };
}
