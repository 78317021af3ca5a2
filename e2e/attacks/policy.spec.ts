/** The policy of the frame that runs code, by itself: what its workers try with nothing else in their way. */
import { expect, test } from '../base-test.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';
import { listen } from '../support/listening-host.ts';
import { tryAllIn } from './ways-out.ts';

test('nothing leaves a worker of the frame that runs code', async ({ page, context }) => {
  const control = await listen();
  const host = await listen();
  const plain = await context.newPage();
  await plain.goto(`${control.address}/plain.html`);
  const ways = await tryAllIn(plain, control.address);
  // Elsewhere the same tries get out, so that this test would notice if they did here.
  const heard = ['/transport', '/font', '/fetch', '/request', '/events', '/socket', '/script', '/module', '/worker'];
  await expect.poll(() => [...control.heard].sort()).toEqual(heard.sort());

  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': 'Words.' });
  expect(await tryAllIn(sandbox.codeFrame, host.address)).toEqual(ways);
  expect(host.heard).toEqual([]);
  await control.close();
  await host.close();
});
