import { FRAME_CONNECT, FRAME_READY } from '../protocol.ts';

/**
 * Hands over the line to the app, once. The app is the page around the document that holds this frame, and of the
 * editor's own origin: another site that puts the sandbox into a frame is not heard. Without a sandbox around it the
 * frame would have the app's origin, and runs nothing.
 */
export function waitForApp(connect: (port: MessagePort) => void): void {
  const app = window.parent.parent;
  if (window.origin !== 'null' || app === window.parent) return;
  // The frame's own origin has no name. Its document came with the editor, and says where from.
  const { origin } = new URL(document.baseURI);
  window.addEventListener(
    'message',
    function onConnect({ source, origin: sender, data, ports }: MessageEvent<unknown>) {
      if (source !== app || sender !== origin || data !== FRAME_CONNECT || !ports[0]) return;
      window.removeEventListener('message', onConnect);
      connect(ports[0]);
    },
  );
  app.postMessage(FRAME_READY, origin);
}
