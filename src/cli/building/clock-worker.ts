/** A thread that tells how fast the machine is: see `building/work-clock.ts`. */
import { parentPort } from 'node:worker_threads';
import { type ClockRequest, runClock } from '../../building/work-clock.ts';

const port = parentPort;
if (port === null) throw new Error('This file is started as a worker thread.');

const hear = runClock((result) => port.postMessage(result));
port.on('message', (request: ClockRequest) => hear(request));
