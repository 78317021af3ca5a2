import { FRAME_CONNECT, FRAME_READY, type FrameToHost, type HostToFrame } from '../protocol.ts';
import { readFrameMessage } from './check-frame-message.ts';
import { START_LIMIT_MS } from './limits.ts';

/** A sandbox frame and the line to it. What is sent before the frame has loaded waits for it. */
export interface FrameConnection {
  readonly send: (message: HostToFrame, transfer?: readonly Transferable[]) => void;
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

  const { port1: port, port2: framePort } = new MessageChannel();
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readFrameMessage(data);
    if (message) onMessage(message);
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
    send: (message, transfer = []) => port.postMessage(message, [...transfer]),
    dispose() {
      window.removeEventListener('message', onReady);
      clearTimeout(limit);
      port.close();
      frame.remove();
    },
  };
}
