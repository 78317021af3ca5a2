/** The worker that runs components with state, and a watch over it: code that does not end takes nothing else along. */

import { type FrameToLive, type LiveToFrame, NO_COMPONENT, readLiveMessage } from '../../live/messages.ts';
import script from '../../live-worker.ts?script';

export interface LiveWorkerLine {
  readonly send: (message: FrameToLive) => void;
  readonly end: () => void;
}

const TICK_MS = 500;
/** So many ticks of our own without an answer: time in which nothing else ran here either does not count. */
const MOST_TICKS = 8;

/** @param onStuck is told the component whose code ran last; the worker has been ended by then */
export function openLiveWorker(
  receive: (message: LiveToFrame) => void,
  onStuck: (component: number) => void,
): LiveWorkerLine {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  let last = NO_COMPONENT;
  let waited = 0;
  /** The worker's own start is no author's doing, however long it takes. */
  let isReady = false;
  let isAsked = false;

  const end = (): void => {
    clearInterval(timer);
    worker.terminate();
  };
  const timer = setInterval(() => {
    if (!isReady) return;
    if (!isAsked) {
      isAsked = true;
      waited = 0;
      worker.postMessage({ kind: 'ping' } satisfies FrameToLive);
    } else if (++waited >= MOST_TICKS) {
      end();
      onStuck(last);
    }
  }, TICK_MS);
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readLiveMessage(data);
    if (message?.kind === 'pong') {
      isReady = true;
      isAsked = false;
    } else if (message?.kind === 'enter') last = message.component;
    else if (message) receive(message);
  };
  worker.onerror = (event) => event.preventDefault();
  return { send: (message) => worker.postMessage(message), end };
}
