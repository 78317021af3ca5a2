/**
 * The script of the frame that runs the code of authors. The frame shows nothing and loads nothing; it starts workers,
 * which take its policy over: nothing at all may leave them.
 */
import type { CodeToHost, HostToCode, ViewToCode } from '../protocol.ts';
import clockScript from './clock.ts?script';
import { createWorkers } from './code/workers.ts';
import liveScript from './live-worker.ts?script';
import { waitForApp } from './wait-for-app.ts';

function connect(port: MessagePort): void {
  const send = (message: CodeToHost): void => port.postMessage(message);
  const workers = createWorkers((worker, message) => send({ kind: 'worker-failed', worker, message }));
  let stopListening = (): void => {};
  // Where the host sends the header for it, this document has a process that the frame which shows pages is not in.
  if (window.crossOriginIsolated) send({ kind: 'has-own-process' });

  // The port was handed over by the app, so its messages are the app's own.
  port.onmessage = ({ data: message, ports }: MessageEvent<HostToCode>) => {
    switch (message.kind) {
      case 'start-worker':
        workers.start(message.worker, message.script, ports);
        break;
      case 'stop-worker':
        workers.stop(message.worker);
        break;
      case 'connect-view':
        stopListening();
        if (ports[0]) stopListening = listenToView(ports[0]);
        break;
      case 'disconnect-view':
        stopListening();
        break;
      case 'ping':
        send({ kind: 'pong' });
    }
  };
}

/** @returns ends what was started for the view */
function listenToView(port: MessagePort): () => void {
  const scripts = { 'start-live': liveScript, 'start-clock': clockScript };
  // One that does not start does not answer either, and that the view finds out.
  const workers = createWorkers(() => undefined);
  port.onmessage = ({ data: message, ports }: MessageEvent<ViewToCode>) => {
    if (message.kind === 'stop-live') workers.stop(message.worker);
    else workers.start(message.worker, scripts[message.kind], ports);
  };
  return () => {
    port.close();
    workers.stopAll();
  };
}

waitForApp(connect);
