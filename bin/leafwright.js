#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/cli/main.js', import.meta.url);
if (existsSync(fileURLToPath(main))) await import(main.href);
else {
  process.stderr.write('Leafwright has not been built yet. Run `npm start`, `npm test` or `npm run build` once.\n');
  process.exitCode = 2;
}
