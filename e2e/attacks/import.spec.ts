/** Projects that attack with their files: what comes in, what is said of it, and what its site does. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { extractZip } from '../support/archives.ts';
import { leafwright } from '../support/command-line.ts';
import { countRecords } from '../support/database.ts';
import { listen } from '../support/listening-host.ts';
import { hostileZip, refusedZips, SENTENCES } from './hostile-project.ts';

test('archives that attack are refused with a sentence, and a project that is cancelled leaves nothing behind', async ({
  page,
  home,
}, testInfo) => {
  mkdirSync(testInfo.outputDir, { recursive: true });
  const zip = testInfo.outputPath('hostile.zip');
  await home.goto();
  await expect(home.project(/field guide/i)).toBeVisible();
  const before = await countRecords(page);
  const dialog = page.getByRole('dialog');

  for (const [sentence, bytes] of refusedZips()) {
    await test.step(sentence, async () => {
      writeFileSync(zip, bytes);
      await home.openZip(zip);
      await expect(dialog.getByRole('alert')).toContainText(sentence);
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
      await expect(dialog).toBeHidden();
    });
  }

  const pages = Array.from({ length: 1200 }, (_, at) => [`${at}.mdx`, strToU8(`# Page ${at}\n`)] as const);
  // Read in pieces of 4 MB.
  const pictures = Array.from({ length: 6 }, (_, at) => [`${at}.png`, randomBytes(4_000_000)] as const);
  const config = strToU8('{ "name": "Many", "navigation": [] }');
  writeFileSync(zip, zipSync({ 'docs.json': config, ...Object.fromEntries([...pages, ...pictures]) }, { level: 0 }));
  for (const step of ['Reading', 'Storing'] as const) {
    await test.step(`cancelled while ${step.toLowerCase()}`, async () => {
      await page.evaluate(cancelWhile, step);
      await home.openZip(zip);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.cancelled)).toBe(step);
      await expect(dialog).toBeHidden();
      await expect.poll(() => countRecords(page)).toBe(before);
      await expect(home.project(/Many/)).toHaveCount(0);
    });
  }
  // How far it had come was to be read.
  expect(await page.evaluate(() => document.documentElement.dataset.progress)).toMatch(
    /^Storing in this browser: file [\d,]+ of 1,207, .+ of 24 MB$/,
  );
});

/** In the page: presses Cancel in the middle of a step, and notes what was to be read there. */
function cancelWhile(step: 'Reading' | 'Storing'): void {
  const { dataset } = document.documentElement;
  const inDialog = (selector: string) => [...document.querySelectorAll<HTMLElement>(`[role=dialog] ${selector}`)];
  const cancelAt = (count: number): (() => void) => {
    let calls = 0;
    return () => {
      if (++calls !== count) return;
      dataset.cancelled = step;
      dataset.progress = inDialog('[role=status]')[0]?.textContent ?? '';
      inDialog('button')
        .find(({ textContent }) => textContent === 'Cancel')
        ?.click();
    };
  };
  if (step === 'Reading') {
    const { arrayBuffer } = Blob.prototype;
    const count = cancelAt(4);
    Blob.prototype.arrayBuffer = function () {
      count();
      return arrayBuffer.call(this);
    };
  } else {
    const { put } = IDBObjectStore.prototype;
    // A piece is 500 files.
    const count = cancelAt(1100);
    IDBObjectStore.prototype.put = function (...given) {
      count();
      return put.apply(this, given);
    };
  }
}

test('a hostile project comes in, and runs neither in the editor nor in the site', async ({
  page,
  home,
  workspace,
}, testInfo) => {
  const host = await listen();
  mkdirSync(testInfo.outputDir, { recursive: true });
  const zip = testInfo.outputPath('hostile.zip');
  writeFileSync(zip, hostileZip(host.address));
  await home.goto();
  await home.openZip(zip);

  await test.step('one sentence for each file that is not as it should be', async () => {
    const news = page.getByRole('dialog').getByRole('alert');
    for (const sentence of SENTENCES) await expect(news).toContainText(sentence);
    await news.getByRole('button', { name: 'Open the project' }).click();
    await workspace.waitUntilOpen();
  });

  await test.step('its pages are shown', async () => {
    await expect(workspace.preview.getByText('The first page.')).toBeVisible();
    await workspace.openPage('second');
    await expect(workspace.preview.getByText('The second page.')).toBeVisible();
    await workspace.openPage('__proto__/constructor');
    await expect(workspace.preview.getByText('A page like any other.')).toBeVisible();
    await workspace.goTo('Assets');
    await expect(page.locator('section[aria-label="Assets"]').getByText('drawing.svg').first()).toBeVisible();
  });

  await test.step('the command line makes the same site of it', async () => {
    await workspace.exportTo(testInfo.outputPath('site.zip'));
    const { code, output } = leafwright('build', zip, '--no-cache', '--out', testInfo.outputPath('by-command.zip'));
    expect(code, output).toBeLessThan(2);
    for (const sentence of SENTENCES) expect(output.replaceAll('`', '')).toContain(sentence);
    const [site, byCommand] = ['site.zip', 'by-command.zip'].map((file) => readFileSync(testInfo.outputPath(file)));
    expect(site?.equals(byCommand ?? Buffer.of())).toBe(true);
  });

  await test.step('nothing of it runs in the site', async () => {
    extractZip(testInfo.outputPath('site.zip'), testInfo.outputPath('site'));
    const server = await serveFolder(testInfo.outputPath('site'));
    const reader = await page.context().newPage();
    for (const file of ['index.html', 'second.html', '__proto__/constructor.html']) {
      await reader.goto(server.url + file);
      await reader.keyboard.press('/');
      await reader.keyboard.type('page');
      await expect(reader.getByRole('option').first()).toBeVisible();
      expect(await reader.evaluate(() => 'hostile' in window || 'polluted' in {})).toBe(false);
    }
    await server.close();
  });

  expect(await page.evaluate(() => 'hostile' in window || 'polluted' in {})).toBe(false);
  expect(host.heard).toEqual([]);
  await host.close();
});
