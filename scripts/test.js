/** `npm test`: sets everything up, a browser too, and runs every check and every test. */
import { ensureBrowser } from './setup/browser.js';
import { ensureDependencies } from './setup/dependencies.js';
import { run, runTool } from './setup/run.js';
import { fail, say } from './setup/say.js';

ensureDependencies();
const browser = await ensureBrowser();
say(`Browser for the tests: ${browser}`);
if (!run(process.execPath, ['scripts/check.js'])) {
  fail('A check failed.', 'The lines above say which. Run `npm run check` for the checks alone.');
}
say('End-to-end tests in the browser …');
const passed = runTool('@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
  env: { LEAFWRIGHT_BROWSER: browser },
});
if (!passed) fail('An end-to-end test failed.', 'Run `npm run e2e` for these tests alone, with `--headed` to watch.');
say('The main stories in other engines …');
if (!run(process.execPath, ['scripts/engines.js'])) {
  fail('A story failed in another engine.', 'Run `npm run engines` for these stories alone.');
}
say('Every check and every test passed.');
