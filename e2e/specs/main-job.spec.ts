import { readFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import type { WorkspacePage } from '../pages/workspace-page.ts';
import { extractZip, readFolder, writeZip } from '../support/archives.ts';
import { leafwright } from '../support/command-line.ts';

const PROJECT = 'fixtures/kitchen-sink';
const COLOR = '#7a1fa2';
const SENTENCE = 'Written in the editor a moment ago.';

/** Byte for byte. */
async function expectSameZip(project: string, workspace: WorkspacePage, testInfo: TestInfo): Promise<void> {
  const fromBrowser = testInfo.outputPath('browser.zip');
  const fromCommandLine = testInfo.outputPath('command-line.zip');
  await workspace.exportTo(fromBrowser);
  const { code, output } = leafwright('build', project, '--no-cache', '--out', fromCommandLine);
  expect(code, output).toBe(0);
  expect(readFileSync(fromBrowser).equals(readFileSync(fromCommandLine))).toBe(true);
}

test('a person imports a project, changes brand and text, sees both, keeps both, and takes the site away', async ({
  page,
  home,
  workspace,
}, testInfo) => {
  const zip = testInfo.outputPath('project.zip');
  writeZip(zip, readFolder(PROJECT), 'kitchen-sink-main/');
  await home.goto();
  await home.openZip(zip);
  await workspace.waitUntilOpen();
  await test.step('whose zip equals that of the command line', () => expectSameZip(PROJECT, workspace, testInfo));

  await test.step('changes the primary colour in the form', async () => {
    await workspace.goTo('Brand');
    await workspace.primaryColor.fill(COLOR);
    await workspace.primaryColor.blur();
    await expect(workspace.preview.locator('html')).toHaveCSS('--accent', COLOR);
  });

  let title = '';
  await test.step('edits the page it shows', async () => {
    title = (await workspace.preview.locator('h1').textContent()) ?? '';
    await workspace.openPage(await workspace.shownPath());
    await workspace.typeAtEnd(`\n\n${SENTENCE}\n`);
    await expect(workspace.preview.getByText(SENTENCE)).toBeVisible();
  });

  await test.step('reloads and finds both kept', async () => {
    await workspace.waitUntilSaved();
    await page.reload();
    await workspace.waitUntilOpen();
    await expect(workspace.preview.getByText(SENTENCE)).toBeVisible();
    await expect(workspace.preview.locator('html')).toHaveCSS('--accent', COLOR);
    await workspace.goTo('Brand');
    await expect(workspace.primaryColor).toHaveValue(COLOR);
  });

  await test.step('exports, unzips, serves, and finds both in the site', async () => {
    const site = testInfo.outputPath('site');
    await workspace.exportTo(testInfo.outputPath('site.zip'));
    extractZip(testInfo.outputPath('site.zip'), site);
    const server = await serveFolder(site);
    try {
      const reader = await page.context().newPage();
      await reader.goto(server.url);
      await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(reader.getByText(SENTENCE)).toBeVisible();
      await expect(reader.locator('html')).toHaveCSS('--accent', COLOR);
      await reader.close();
    } finally {
      await server.close();
    }
  });
});

test('the zip of the browser equals the zip of the command line for a folder too', async ({
  home,
  workspace,
}, testInfo) => {
  await home.goto();
  await home.openFolder('fixtures/live');
  await workspace.waitUntilOpen();
  await expectSameZip('fixtures/live', workspace, testInfo);
});

test('the first visit offers a starter project, which opens and exports', async ({
  page,
  home,
  workspace,
}, testInfo) => {
  await home.goto();
  await home.project(/field guide/i).click();
  await workspace.waitUntilOpen();
  await expect(workspace.preview.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('an export that is cancelled leaves the project as it was', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Cancel|Close)$/ })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(workspace.preview.locator('main')).toBeVisible();
  });

  await workspace.exportTo(testInfo.outputPath('starter.zip'));
  const site = testInfo.outputPath('starter');
  extractZip(testInfo.outputPath('starter.zip'), site);
  expect([...readFolder(site).keys()]).toEqual(expect.arrayContaining(['index.html', '404.html', 'llms.txt']));
});
