/**
 * The second worker of the sandbox: runs the components with state of the page that is shown. It has a port to the frame,
 * none to the app, and no network. The frame has it started with the first page that has such components, and ended when
 * it does not answer.
 */
import { boundBuffers, freezeRealm } from '../../engine/index.ts';
import { WORKER_CONNECT } from '../protocol.ts';
import { createComponents } from './live/components.ts';
import type { FrameToLive } from './live/messages.ts';
import { confine } from './worker/confine.ts';

self.addEventListener('message', function onConnect({ data, ports: [port] }: MessageEvent<unknown>) {
  if (data !== WORKER_CONNECT || !port) return;
  self.removeEventListener('message', onConnect);
  confine(self);
  const buffers = boundBuffers({ isForGood: true });
  const receive = createComponents((message) => port.postMessage(message));
  port.onmessage = ({ data: message }: MessageEvent<FrameToLive>) => receive(message);
  freezeRealm();
  buffers.begin();
  // From here on, an author's code may run.
  port.postMessage({ kind: 'pong' });
});
