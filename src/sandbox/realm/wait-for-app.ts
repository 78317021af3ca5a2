import { FRAME_CONNECT, FRAME_READY } from '../protocol.ts';

/**
 * Hands over the line to the app, once: only what embeds the frame may connect. Another site may open the document
 * without a sandbox around it. It has the app's origin then, and runs nothing.
 */
export function waitForApp(connect: (port: MessagePort) => void): void {
  if (window.origin !== 'null') {
    document.addEventListener('DOMContentLoaded', () => document.body.append('Leafwright shows pages here.'));
    return;
  }
  window.addEventListener('message', function onConnect({ source, data, ports }: MessageEvent<unknown>) {
    if (source !== window.parent || data !== FRAME_CONNECT || !ports[0]) return;
    window.removeEventListener('message', onConnect);
    connect(ports[0]);
  });
  // The app's origin is unknown to an opaque one, and the word holds nothing.
  window.parent.postMessage(FRAME_READY, '*');
}
