/** Builds and serves the sandbox's host without the editor around it, for the tests of the sandbox. */
import { runTool } from '../scripts/setup/run.js';
import { fail } from '../scripts/setup/say.js';
import { serveFolder } from '../scripts/static-server.js';

if (!runTool('vite/bin/vite.js', ['build', '-c', 'bench/harness/vite.config.ts', '--logLevel', 'error'])) {
  fail('The page for the tests of the sandbox could not be built.', 'The lines above say why.');
}
await serveFolder('dist/harness', { port: 4181 });
