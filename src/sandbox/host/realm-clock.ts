import { type ClockRequest, createTimer, createWorkClock, type WorkClock } from '../../building/work-clock.ts';
import script from '../realm/clock.ts?script';

export interface RealmClock extends WorkClock {
  /** Starts the thread, for a watch over what would keep it from being started. */
  readonly prepare: () => void;
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

  const clock = createWorkClock((request) => {
    isGoing = request === 'go';
    send ??= startWorking();
    send(request);
  });

  return {
    listen: clock.listen,
    prepare() {
      send ??= startWorking();
    },
    restart(cause) {
      send = cause === 'thread-failed' ? createTimer(clock.onTick) : undefined;
      if (!isGoing) return;
      send ??= startWorking();
      send('go');
    },
  };
}
