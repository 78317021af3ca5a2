/** The editor without a network, and new versions of it: the sandbox holds as ever, and nothing is lost. */
import type { Page } from '@playwright/test';
import { test as withErrors } from '../base-test.ts';
import { expect, test } from '../fixtures.ts';
import { WorkspacePage } from '../pages/workspace-page.ts';
import { smallProject, writeZip } from '../support/archives.ts';
import { type EditorHost, hostEditor } from '../support/editor-host.ts';
import { listen } from '../support/listening-host.ts';
import { pageOfMadeAddresses, pageOfWaysOut, WAYS_OUT } from './hostile-pages.ts';
import { tryAllIn } from './ways-out.ts';

test.use({ serviceWorkers: 'allow' });

const COUNTER = `---
title: First page
---

export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicked {count}</button>;
};

<Counter />
`;

/** Opens the page of projects, and waits until the browser has all files. */
async function visit(page: Page, host: EditorHost): Promise<void> {
  await page.goto(host.url);
  await expect(page.getByText('Works without a network: this browser keeps the whole editor.')).toBeVisible();
}

async function openZip(page: Page, zip: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  await (await chooser).setFiles(zip);
}

const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content);

/** What a tab does by itself every hour. */
const askForNewVersion = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => undefined));

test('after the first visit the editor does everything without a network', async ({
  page,
  context,
  workspace,
}, testInfo) => {
  const host = await hostEditor(testInfo.outputPath('editor'));
  const zip = testInfo.outputPath('small.zip');
  writeZip(zip, smallProject({ 'index.mdx': COUNTER }));
  await visit(page, host);
  await test.step('a browser takes it as an app', async () => {
    const browser = await context.newCDPSession(page);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Each test has a window of its own, which browsers call private.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    await browser.detach();
  });
  await host.stop();
  await context.setOffline(true);
  await page.reload();

  await test.step('the example, with its zips', async () => {
    await page.getByRole('button', { name: 'Start from an example' }).click();
    await workspace.waitUntilOpen();
    await workspace.openPage('index');
    await workspace.typeAtEnd('\n\nWritten without a network.\n');
    await expect(workspace.preview.getByText('Written without a network.')).toBeVisible();
    await workspace.waitUntilSaved();
    await workspace.exportTo(testInfo.outputPath('site.zip'));
  });

  await test.step('every section', async () => {
    for (const section of ['Assets', 'Find', 'Problems', 'History', 'All settings', 'Brand'] as const) {
      await workspace.goTo(section);
      await expect(page.locator(`section[aria-label="${section}"]`)).toBeVisible();
    }
  });

  await test.step('a zip with a component that has state', async () => {
    await page.goto(host.url);
    await openZip(page, zip);
    await workspace.waitUntilOpen();
    await workspace.preview.getByRole('button', { name: 'Clicked 0' }).press('Enter');
    await expect(workspace.preview.getByRole('button', { name: 'Clicked 1' })).toBeVisible();
  });

  await test.step('a new project', async () => {
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Start empty' }).click();
    await workspace.waitUntilOpen();
  });
});

for (const sendsHeaders of [true, false]) {
  const kind = sendsHeaders ? 'that sends headers' : 'that sends none';
  test(`without a host ${kind}, hostile pages find no way out`, async ({ page, workspace }, testInfo) => {
    const editor = await hostEditor(testInfo.outputPath('editor'), { sendsHeaders });
    const other = await listen();
    const zip = testInfo.outputPath('hostile.zip');
    const files = { 'index.mdx': pageOfWaysOut(other.address), 'second.mdx': pageOfMadeAddresses(other.address) };
    writeZip(zip, smallProject(files));
    await visit(page, editor);
    // The other host still answers: only policy and origin keep the pages from it.
    await editor.stop();
    await page.reload();
    await openZip(page, zip);
    await workspace.waitUntilOpen();
    await expect(workspace.preview.getByText('All were tried.')).toBeVisible();
    const outcomes = await workspace.preview.locator('li', { hasText: /^\w+: / }).allInnerTexts();
    expect(outcomes).toHaveLength(WAYS_OUT);
    expect(outcomes.filter((outcome) => outcome.includes('reached'))).toEqual([]);
    await workspace.openPage('second');
    await expect(workspace.preview.getByText('All ways are there.')).toBeVisible();

    const outer = page.frames().filter((frame) => /\/sandbox(?:-code)?\.html/.test(frame.url()));
    expect(outer.length).toBeGreaterThanOrEqual(2);
    for (const frame of outer) {
      expect(await frame.evaluate(() => document.scripts.length)).toBe(0);
      if (sendsHeaders) expect(await frame.evaluate(() => window.origin)).toBe('null');
      for (const inner of frame.childFrames()) {
        expect(await inner.evaluate(() => window.origin)).toBe('null');
      }
    }
    const code = outer.find((frame) => frame.url().includes('sandbox-code'))?.childFrames()[0];
    if (!code) throw new Error('There is no frame for code.');
    expect(await tryAllIn(code, other.address)).toContain('worker');
    expect(other.heard).toEqual([]);
    await other.close();
  });
}

test('a new version comes when a person agrees, and loses nothing in any tab', async ({
  page,
  context,
  workspace,
}, testInfo) => {
  const host = await hostEditor(testInfo.outputPath('editor'));
  const zip = testInfo.outputPath('small.zip');
  writeZip(zip, smallProject({}));
  await visit(page, host);
  const other = await context.newPage();
  await visit(other, host);
  await openZip(page, zip);
  await workspace.waitUntilOpen();
  await workspace.openPage('index');
  await workspace.typeAtEnd('\n\nWritten before.\n');

  host.update();
  await askForNewVersion(page);
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  await expect(page.getByText('A new version of Leafwright is here')).toBeVisible();

  await test.step('until then, the tab has its own version whole', async () => {
    await workspace.goTo('History');
    await expect(page.locator('section[aria-label="History"]')).toContainText('When you opened the project');
    expect(await versionOf(page)).toBeUndefined();
  });

  await test.step('what was typed just before the reload is there after it', async () => {
    await workspace.openPage('index');
    await workspace.typeAtEnd('Written at the last moment.');
    await reload.click();
    await expect.poll(() => versionOf(page).catch(() => undefined)).toBe('new');
    await workspace.waitUntilOpen();
    await expect(workspace.code).toContainText('Written at the last moment.');
    await expect(workspace.preview.getByText('Written before.')).toBeVisible();
    await expect(reload).toHaveCount(0);
  });

  await test.step('the other tab goes on with the old version, and with its own project', async () => {
    await expect(other.getByText('A new version of Leafwright is here')).toBeVisible();
    expect(await versionOf(other)).toBeUndefined();
    await other.getByRole('button', { name: 'Start empty' }).click();
    await expect(other.locator('section[aria-label="Preview"]')).toBeVisible();
    await other.locator('nav[aria-label="Sections"]').getByRole('link', { name: 'Assets' }).click();
    await expect(other.locator('section[aria-label="Assets"]')).toBeVisible();
    expect(await other.evaluate(async () => (await caches.keys()).length)).toBe(2);
  });

  await test.step('with its reload, the old version goes', async () => {
    await other.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect.poll(() => versionOf(other).catch(() => undefined)).toBe('new');
    await expect(other.locator('section[aria-label="Preview"]')).toBeVisible();
    await expect.poll(() => other.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });
  await host.stop();
});

withErrors.describe('without a service worker', () => {
  withErrors(
    'parts that the host has no more are told, and a reload brings everything back',
    async ({ page }, testInfo) => {
      const workspace = new WorkspacePage(page);
      const host = await hostEditor(testInfo.outputPath('editor'));
      const zip = testInfo.outputPath('small.zip');
      writeZip(zip, smallProject({}));
      await page.goto(host.url);
      await openZip(page, zip);
      await workspace.waitUntilOpen();
      await workspace.openPage('index');
      host.update();
      await workspace.goTo('History');
      await expect(page.getByText('A part of the editor could not be loaded').first()).toBeVisible();
      await workspace.openPage('index');
      await workspace.typeAtEnd('Written at the last moment.');
      await page.getByRole('button', { name: 'Reload', exact: true }).click();
      await expect.poll(() => versionOf(page).catch(() => undefined)).toBe('new');
      await workspace.waitUntilOpen();
      await expect(workspace.code).toContainText('Written at the last moment.');
      await host.stop();
    },
  );
});
