/**
 * `npm run engines`, the last part of `npm test`: the stories of `e2e/engines`, in every browser beside Chromium that is
 * installed. With `LEAFWRIGHT_ALL_ENGINES` it fails where one is missing.
 */
import { INSTALLED, PASSED_OVER } from '../e2e/engines/installed.js';
import { ensureBuild } from './setup/build.js';
import { ensureDependencies } from './setup/dependencies.js';
import { runTool } from './setup/run.js';
import { fail, say } from './setup/say.js';

ensureDependencies();
for (const sentence of PASSED_OVER) say(sentence);
if (process.env.LEAFWRIGHT_ALL_ENGINES && PASSED_OVER.length > 0) {
  fail('A browser is missing.', 'Install what is named above: here every engine is tested.');
}
if (INSTALLED.length > 0) {
  ensureBuild();
  const projects = INSTALLED.map(({ name }) => `--project=${name}`);
  const passed = runTool('@playwright/test/cli.js', ['test', ...projects, ...process.argv.slice(2)], {
    env: { LEAFWRIGHT_ENGINES: '1' },
  });
  if (!passed)
    fail('A story failed in another engine.', 'The lines above say which; a picture of it is in `test-results`.');
}
