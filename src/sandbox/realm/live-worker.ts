/**
 * The second worker of the sandbox: runs the components with state of the page that is shown. It has no port to the app
 * and no network; the frame starts it with the first page that has such, and ends it when it does not answer.
 */
import { createComponents } from './live/components.ts';
import type { FrameToLive } from './live/messages.ts';
import { confine } from './worker/confine.ts';

interface DedicatedWorker extends EventTarget {
  postMessage(message: unknown): void;
}

const scope = self as unknown as DedicatedWorker;
const send = scope.postMessage.bind(scope);
scope.addEventListener('message', (event) => receive((event as MessageEvent<FrameToLive>).data));
confine(scope);
const receive = createComponents(send);
// From here on, an author's code may run.
send({ kind: 'pong' });
