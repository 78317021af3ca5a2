/** Serves the sandbox's host without the editor around it, for the tests of the sandbox. */
import { serveFolder } from '../scripts/static-server.js';
import { HARNESS_PORT } from './support/addresses.js';

await serveFolder('dist/harness', { port: HARNESS_PORT });
