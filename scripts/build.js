/** `npm run build`: the editor into `dist/editor`, the command line into `dist/cli`. */
import { existsSync } from 'node:fs';
import { markBuilt } from './setup/build.js';
import { run, runTool } from './setup/run.js';
import { fail, say } from './setup/say.js';

const step = (name, isDone) => {
  say(`${name} …`);
  if (!isDone()) fail(`${name}: failed.`, 'The lines above say why.');
};

// Without the WebAssembly compiler the editor still works, with the slower one in JavaScript.
if (existsSync('scripts/fetch-wasm.js')) run(process.execPath, ['scripts/fetch-wasm.js']);
step('The editor', () => runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn']));
step('The command line', () => runTool('vite/bin/vite.js', ['build', '--mode', 'cli', '--logLevel', 'warn']));
step('The sandbox alone, for its tests', () =>
  runTool('vite/bin/vite.js', ['build', '--config', 'bench/harness/vite.config.ts', '--logLevel', 'warn']),
);
markBuilt();
