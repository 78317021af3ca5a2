/** Serves the sandbox's host without the editor around it, for the tests of the sandbox. */
import { serveFolder } from '../scripts/static-server.js';

await serveFolder('dist/harness', { port: 4181 });
