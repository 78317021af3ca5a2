import { FRAME_CONNECT, FRAME_READY, type FrameToHost, type HostToFrame } from '../protocol.ts';
import { readFrameMessage } from './check-frame-message.ts';
import { PING_LIMIT_MS, START_LIMIT_MS } from './limits.ts';

/** A sandbox frame and the line to it. What is sent before the frame has loaded waits for it. */
export interface FrameConnection {
  readonly send: (message: HostToFrame, transfer?: readonly Transferable[]) => void;
  /** Whether the frame still answers. Nothing tells when its process ends (out of memory), so it has to be asked. */
  readonly isAlive: () => Promise<boolean>;
  readonly dispose: () => void;
}

export interface FrameOptions {
  readonly container: HTMLElement;
  /** Name for screen readers; without one the frame is not to be seen. */
  readonly title?: string;
  readonly onMessage: (message: FrameToHost) => void;
  /** The frame did not load. */
  readonly onFailure: () => void;
}

/** Puts a frame of opaque origin into the container: whatever runs in it cannot reach the app or its data. */
export function connectFrame({ container, title, onMessage, onFailure }: FrameOptions): FrameConnection {
  const frame = document.createElement('iframe');
  // Never `allow-same-origin`: together with `allow-scripts` it would undo the sandbox.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = new URL('sandbox.html', document.baseURI).href;
  if (title === undefined) {
    frame.hidden = true;
    frame.setAttribute('aria-hidden', 'true');
  } else {
    frame.title = title;
    frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
  }

  /** Wait for a `pong`. */
  const listeners: (() => void)[] = [];
  const { port1: port, port2: framePort } = new MessageChannel();
  const send: FrameConnection['send'] = (message, transfer = []) => port.postMessage(message, [...transfer]);
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readFrameMessage(data);
    if (message?.kind === 'pong') for (const hear of listeners.splice(0)) hear();
    else if (message) onMessage(message);
  };
  const limit = setTimeout(onFailure, START_LIMIT_MS);
  const onReady = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || data !== FRAME_READY) return;
    window.removeEventListener('message', onReady);
    clearTimeout(limit);
    // An opaque origin has no name to send to; the window just said it is ours.
    frame.contentWindow?.postMessage(FRAME_CONNECT, '*', [framePort]);
  };
  window.addEventListener('message', onReady);
  container.append(frame);

  return {
    send,
    isAlive: () =>
      new Promise((resolve) => {
        const limit = setTimeout(() => resolve(false), PING_LIMIT_MS);
        listeners.push(() => {
          clearTimeout(limit);
          resolve(true);
        });
        send({ kind: 'ping' });
      }),
    dispose() {
      window.removeEventListener('message', onReady);
      clearTimeout(limit);
      port.close();
      frame.remove();
    },
  };
}
