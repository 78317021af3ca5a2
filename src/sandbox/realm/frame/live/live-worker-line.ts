/** The worker that runs components with state, and a watch over it: code that does not end takes nothing else along. */

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
}

export function createLiveWorkers(): LiveWorkers & { readonly connect: (code: MessagePort) => void } {
  let code: MessagePort | undefined;
  let last = 0;
  const tell = (message: ViewToCode, ports: MessagePort[] = []): void => code?.postMessage(message, ports);
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
  };
}

const TICK_MS = 500;
/** So many ticks of our own without an answer: time in which nothing else ran here either does not count. */
const MOST_TICKS = 8;

/** @param onStuck is told the component whose code ran last; the worker has been ended by then */
export function openLiveWorker(
  workers: LiveWorkers,
  receive: (message: LiveToFrame) => void,
  onStuck: (component: number) => void,
): LiveWorkerLine {
  const { port, stop } = workers.start();
  let last = NO_COMPONENT;
  let waited = 0;
  /** The worker's own start is no author's doing, however long it takes. */
  let isReady = false;
  let isAsked = false;
  /** Since its last answer. */
  let messages = 0;
  const tell = (message: FrameToLive): void => port.postMessage(message);
  const paints = createPaints(() => tell({ kind: 'painted' }));

  const end = (): void => {
    clearInterval(timer);
    port.close();
    stop();
  };
  const timer = setInterval(() => {
    if (!isReady) return;
    if (!isAsked) {
      isAsked = true;
      waited = 0;
      tell({ kind: 'ping' });
    } else if (++waited >= MOST_TICKS) giveUp();
  }, TICK_MS);
  const giveUp = (): void => {
    end();
    onStuck(last);
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (++messages > MOST_MESSAGES) return giveUp();
    const began = performance.now();
    const message = readLiveMessage(data);
    if (message?.kind === 'pong') {
      isReady = true;
      isAsked = false;
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
