/** A worker of the sandbox that tells how fast the machine is: see `building/work-clock.ts`. */
import { type ClockRequest, runClock } from '../../building/work-clock.ts';
import { WORKER_CONNECT } from '../protocol.ts';

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (data !== WORKER_CONNECT || !port) return;
  const hear = runClock((result) => port.postMessage(result));
  port.onmessage = ({ data: request }: MessageEvent<ClockRequest>) => hear(request);
});
