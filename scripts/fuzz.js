/** `npm run fuzz`: a hundred times the random inputs of `npm test`, others each time. `npm run fuzz -- 7` repeats seed 7. */
import { runTool } from './setup/run.js';
import { fail, say } from './setup/say.js';

const TIMES = 100;
const seed = process.argv[2] ?? String(Math.floor(Date.now() / 1000));

say(`Random inputs with seed ${seed} …`);
const env = { LEAFWRIGHT_FUZZ_TIMES: String(TIMES), LEAFWRIGHT_FUZZ_SEED: seed };
const passed = runTool('vitest/vitest.mjs', ['run', 'fuzz', '--test-timeout', '0'], { env });
if (!passed)
  fail('An input was handled wrongly.', `The lines above show it. \`npm run fuzz -- ${seed}\` repeats this run.`);
say('Every input was handled.');
