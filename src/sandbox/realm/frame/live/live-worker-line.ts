/** The worker that runs components with state, and a watch over it: code that does not end takes nothing else along. */

import { LIVE_LIMIT_MS } from '../../../../building/limits.ts';
import { hearWhatHasCome, watch } from '../../../../building/watch.ts';
import { type ClockRequest, createWorkClock, type WorkClock } from '../../../../building/work-clock.ts';
import type { ViewToCode } from '../../../protocol.ts';
import {
  type FrameToLive,
  type LiveToFrame,
  MOST_MESSAGES,
  NO_COMPONENT,
  readLiveMessage,
} from '../../live/messages.ts';

export interface LiveWorkerLine {
  readonly send: (message: FrameToLive) => void;
  readonly end: () => void;
}

/** Workers for components with state, which the code frame starts. */
export interface LiveWorkers {
  /** Gives a worker's line, and a way to end it. */
  readonly start: () => { readonly port: MessagePort; readonly stop: () => void };
  /** A thread beside them: what slows these slows it too. */
  readonly clock: WorkClock;
}

export function createLiveWorkers(): LiveWorkers & { readonly connect: (code: MessagePort) => void } {
  let code: MessagePort | undefined;
  let last = 0;
  let askClock: ((request: ClockRequest) => void) | undefined;
  const tell = (message: ViewToCode, ports: MessagePort[] = []): void => code?.postMessage(message, ports);
  const startClock = (): ((request: ClockRequest) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = clock.onTick;
    tell({ kind: 'start-clock', worker: ++last }, [port2]);
    return (request) => port1.postMessage(request);
  };
  const clock = createWorkClock((request) => {
    askClock ??= startClock();
    askClock(request);
  });
  return {
    connect(port) {
      code = port;
    },
    start() {
      const worker = ++last;
      const { port1, port2 } = new MessageChannel();
      tell({ kind: 'start-live', worker }, [port2]);
      return { port: port1, stop: () => tell({ kind: 'stop-live', worker }) };
    },
    clock,
  };
}

const ASK_EVERY_MS = 500;

/** @param onStuck is told the component whose code ran last; the worker has been ended by then */
export function openLiveWorker(
  workers: LiveWorkers,
  receive: (message: LiveToFrame) => void,
  onStuck: (component: number) => void,
): LiveWorkerLine {
  const { port, stop } = workers.start();
  let last = NO_COMPONENT;
  let answers = 0;
  /** The worker's own start is no author's doing, however long it takes. */
  let isReady = false;
  let stopWatching: (() => void) | undefined;
  /** Since its last answer. */
  let messages = 0;
  const tell = (message: FrameToLive): void => port.postMessage(message);
  const paints = createPaints(() => tell({ kind: 'painted' }));

  const end = (): void => {
    clearInterval(timer);
    stopWatching?.();
    port.close();
    stop();
  };
  const giveUp = (): void => {
    end();
    onStuck(last);
  };
  const timer = setInterval(() => {
    if (!isReady || stopWatching) return;
    stopWatching = watch({
      clock: workers.clock,
      limitMs: LIVE_LIMIT_MS,
      readState: () => ({ step: 'run', count: answers }),
      settle: hearWhatHasCome,
      onOverrun: giveUp,
    });
    tell({ kind: 'ping' });
  }, ASK_EVERY_MS);
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (++messages > MOST_MESSAGES) return giveUp();
    const began = performance.now();
    const message = readLiveMessage(data);
    if (message?.kind === 'pong') {
      isReady = true;
      answers++;
      stopWatching?.();
      stopWatching = undefined;
      messages = 0;
    } else if (message?.kind === 'enter') last = message.component;
    else if (message) receive(message);
    if (message?.kind === 'shown') paints.wait(began);
  };
  return { send: tell, end };
}

/** A frame that is not in sight is not painted, and its components go on slowly. */
const UNSEEN_PAINT_MS = 500;

/** A change that takes longer than two frames of the screen leaves others as much time as it took. */
const HEAVY_MS = 34;
const LONGEST_PAUSE_MS = 500;

/** Tells once what was shown is painted, however much it was, and not sooner than other things had their turn. */
function createPaints(onPainted: () => void): { readonly wait: (began: number) => void } {
  let isWaiting = false;
  return {
    wait(began) {
      if (isWaiting) return;
      isWaiting = true;
      const tell = (): void => {
        isWaiting = false;
        onPainted();
      };
      const done = (): void => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        // What comes after a frame's callbacks is its painting.
        setTimeout(() => {
          const took = performance.now() - began;
          if (took < HEAVY_MS) tell();
          else setTimeout(tell, Math.min(took, LONGEST_PAUSE_MS));
        });
      };
      const frame = requestAnimationFrame(done);
      const timer = setTimeout(done, UNSEEN_PAINT_MS);
    },
  };
}
