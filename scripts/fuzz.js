/**
 * `npm run fuzz`: ten times the random inputs of `fuzz/`, 100,000, and other random inputs than `npm test` has for every other
 * test that takes some. `npm run fuzz -- 7` repeats seed 7.
 */
import { readFileSync } from 'node:fs';
import { runTool } from './setup/run.js';
import { fail, say } from './setup/say.js';
import { sourceFiles } from './source-files.js';

const TIMES = 10;
const seed = process.argv[2] ?? String(Math.floor(Date.now() / 1000));

say(`Random inputs with seed ${seed} …`);
const env = { LEAFWRIGHT_FUZZ_TIMES: String(TIMES), LEAFWRIGHT_FUZZ_SEED: seed };
const others = sourceFiles().filter(
  (file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
const passed = runTool('vitest/vitest.mjs', ['run', 'fuzz', ...others, '--test-timeout', '0', '--pool', 'forks'], {
  env,
});
if (!passed)
  fail('An input was handled wrongly.', `The lines above show it. \`npm run fuzz -- ${seed}\` repeats this run.`);
say('Every input was handled.');
