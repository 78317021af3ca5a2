/** A slow machine makes the same site, only later. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures.ts';
import { smallProject, writeFolder } from '../support/archives.ts';
import { CODE_BLOCKS, longCodePage } from '../support/code-project.ts';
import { leafwright } from '../support/command-line.ts';
import { slowProcesses, slowRenderers, throttleMainThreads } from '../support/slow-processor.ts';

const FILES = smallProject({ 'index.mdx': longCodePage() });

/** The command line on a processor eight times as slow. */
async function buildSlowly(project: string, out: string): Promise<void> {
  const parameters = ['bin/leafwright.js', 'build', project, '--no-cache', '--out', out];
  const command = spawn(process.execPath, parameters, { stdio: 'ignore' });
  const ended = once(command, 'exit');
  const speedUp = await slowProcesses(async () => (command.exitCode === null && command.pid ? [command.pid] : []));
  const [code] = await ended;
  await speedUp();
  expect(code).toBe(0);
}

test('with an eighth of the processor a page of much code is shown, and the site is the same to the byte', async ({
  page,
  home,
  workspace,
}, testInfo) => {
  // Only for what never ends.
  test.setTimeout(900_000);
  const at = (name: string) => testInfo.outputPath(name);
  writeFolder(at('project'), Object.fromEntries(FILES));
  expect(leafwright('build', at('project'), '--no-cache', '--out', at('expected.zip')).code).toBe(0);
  const expected = readFileSync(at('expected.zip'));

  // Held most of the time, they leave each other the processor.
  const onCommandLine = buildSlowly(at('project'), at('slow.zip'));
  onCommandLine.catch(() => {});
  await home.goto();
  const speedUp = await slowRenderers(page);
  try {
    await test.step('the preview', async () => {
      await home.openFolder(at('project'));
      await workspace.waitUntilOpen();
      await expect(
        workspace.preview.getByRole('heading', { name: new RegExp(`, part ${CODE_BLOCKS}$`) }),
      ).toBeAttached();
      await expect(page.getByText('did not finish')).toBeHidden();
    });
    await test.step('the export', async () => {
      await workspace.exportTo(at('first.zip'));
      expect(readFileSync(at('first.zip')).equals(expected)).toBe(true);
    });
  } finally {
    await speedUp();
  }
  await test.step('a second export, with the threads of documents throttled', async () => {
    await throttleMainThreads(page);
    await workspace.exportTo(at('second.zip'));
    expect(readFileSync(at('second.zip')).equals(expected)).toBe(true);
    // A throttled thread keeps the processor busy as long as there is one.
    await page.close();
  });
  await test.step('the command line', async () => {
    await onCommandLine;
    expect(readFileSync(at('slow.zip')).equals(expected)).toBe(true);
  });
});
