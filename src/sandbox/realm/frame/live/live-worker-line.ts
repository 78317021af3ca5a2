/** The worker that runs components with state, and a watch over it: code that does not end takes nothing else along. */

import type { ViewToCode } from '../../../protocol.ts';
import { type FrameToLive, type LiveToFrame, NO_COMPONENT, readLiveMessage } from '../../live/messages.ts';

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
      port.postMessage({ kind: 'ping' } satisfies FrameToLive);
    } else if (++waited >= MOST_TICKS) {
      end();
      onStuck(last);
    }
  }, TICK_MS);
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readLiveMessage(data);
    if (message?.kind === 'pong') {
      isReady = true;
      isAsked = false;
    } else if (message?.kind === 'enter') last = message.component;
    else if (message) receive(message);
  };
  return { send: (message) => port.postMessage(message), end };
}
