import { addresses } from 'virtual:sandbox-pages';
import { SILENCE_LIMIT_MS, START_LIMIT_MS } from '../../building/limits.ts';
import type { WorkClock } from '../../building/work-clock.ts';
import { FRAME_CONNECT, FRAME_READY } from '../protocol.ts';
import { startPatientTimer } from './patient-timer.ts';

/** A frame of the sandbox and the line to it. What is sent before the frame has loaded waits for it. */
export interface FrameConnection<Sent> {
  readonly send: (message: Sent, transfer?: readonly Transferable[]) => void;
  /**
   * Whether the frame is still there, as it says itself. One that only does not answer, while a clock in its process goes on, is
   * there.
   */
  readonly isAlive: (clock: WorkClock) => Promise<boolean>;
  readonly dispose: () => void;
}

export interface FrameOptions<Received> {
  /** Its document, beside the app's own. */
  readonly page: 'sandbox.html' | 'sandbox-code.html' | 'sandbox-fetch.html';
  readonly container: HTMLElement;
  /** Name for screen readers; without one the frame is not to be seen. */
  readonly title?: string;
  /** Reads what came from the frame; `undefined` for anything that is no message. */
  readonly read: (data: unknown) => Received | undefined;
  readonly onMessage: (message: Received) => void;
  /** The frame did not load. */
  readonly onFailure: () => void;
  /** The process of the frame has ended by itself (out of memory). */
  readonly onLost?: () => void;
}

/** Of a look at whether the frame's process is there, in milliseconds. A look costs nothing. */
const LOOK_EVERY_MS = 200;

/**
 * For so long a frame may owe an answer before the clock is asked whether its process is there. One that is being loaded
 * is busy, and a clock that works beside it takes a processor from it, where there may be two.
 */
const BUSY_MS = 5000;

interface Ping {
  readonly kind: 'ping';
}

/**
 * Puts a document into the container that holds nothing but a frame of opaque origin: whatever runs in that cannot reach
 * the app or its data. `sandbox-page.ts` of the build says why there are two.
 */
export function connectFrame<Sent extends object, Received extends { readonly kind: string }>(
  options: FrameOptions<Received>,
): FrameConnection<Sent | Ping> {
  const { container, page, title, read, onMessage, onFailure, onLost } = options;
  const frame = document.createElement('iframe');
  frame.src = new URL(addresses[page], document.baseURI).href;
  if (title === undefined) {
    frame.hidden = true;
    frame.setAttribute('aria-hidden', 'true');
  } else {
    frame.title = title;
    frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
  }

  /** Wait for a `pong`. */
  const listeners: ((isAlive: boolean) => void)[] = [];
  let isLost = false;
  let isReady = false;
  const { port1: port, port2: framePort } = new MessageChannel();
  const send: FrameConnection<Sent | Ping>['send'] = (message, transfer = []) =>
    port.postMessage(message, [...transfer]);
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = read(data);
    if (message?.kind === 'pong') answerAll(true);
    if (message) onMessage(message);
  };
  const answerAll = (isAlive: boolean): void => {
    for (const answer of listeners.splice(0)) answer(isAlive);
  };
  // No event tells that a process has ended, but its documents are gone: ours has no frame in it any more.
  const looking = setInterval(() => {
    if (!isReady || frame.contentWindow?.length !== 0) return;
    clearInterval(looking);
    isLost = true;
    answerAll(false);
    onLost?.();
  }, LOOK_EVERY_MS);
  const stopWaiting = startPatientTimer(START_LIMIT_MS, onFailure);
  const onReady = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const inner = source as Window | null;
    // The only frame in the document. One that has the app's origin is in no sandbox.
    if (!inner || inner.parent !== frame.contentWindow || origin !== 'null' || data !== FRAME_READY) return;
    window.removeEventListener('message', onReady);
    stopWaiting();
    isReady = true;
    // An opaque origin has no name to send to; the window just said it is ours.
    inner.postMessage(FRAME_CONNECT, '*', [framePort]);
  };
  window.addEventListener('message', onReady);
  container.append(frame);

  return {
    send,
    isAlive: (clock) =>
      new Promise((resolve) => {
        if (isLost) return resolve(false);
        const answer = (isAlive: boolean): void => {
          stopTimer();
          stopListening();
          resolve(isAlive);
        };
        const wait = (): (() => void) =>
          startPatientTimer(SILENCE_LIMIT_MS, () => {
            // One that is still being loaded has a limit of its own.
            if (isReady) answer(false);
            else stopTimer = wait();
          });
        let stopListening = (): void => {};
        let stopTimer = startPatientTimer(BUSY_MS, () => {
          stopTimer = wait();
          stopListening = clock.listen(() => {
            stopTimer();
            stopTimer = wait();
          });
        });
        listeners.push(answer);
        send({ kind: 'ping' });
      }),
    dispose() {
      clearInterval(looking);
      window.removeEventListener('message', onReady);
      stopWaiting();
      port.close();
      frame.remove();
      answerAll(false);
    },
  };
}
