/** Firefox by WebDriver BiDi, which it speaks itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { placeOf } from '../installed.js';
import { type Browser, type Tab, WINDOW } from './browser.ts';

export async function startFirefox(): Promise<Browser> {
  const downloads = mkdtempSync(path.join(tmpdir(), 'leafwright-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: placeOf('Firefox', 'browser'),
    headless: true,
    defaultViewport: WINDOW,
    // Only for what never ends.
    protocolTimeout: 300_000,
    timeout: 300_000,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': 0,
    },
  });
  return {
    downloads,
    async open() {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), () => context.close());
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    goto: async (address) => void (await page.goto(address)),
    async evaluate<Result>(run: unknown, given: readonly unknown[], frame: readonly string[] = []) {
      let place = page.mainFrame();
      for (const selector of frame) place = await frameIn(place, selector);
      return (await place.evaluate(`(${run})(...${JSON.stringify(given)})`)) as Result;
    },
    movePointer: (x, y) => page.mouse.move(x, y),
    pressPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    async handFile(selector, file) {
      const input = await page.$(selector);
      if (!input) throw new Error(`Nothing takes a file at ${selector}.`);
      await (input as unknown as { uploadFile: (...files: string[]) => Promise<void> }).uploadFile(path.resolve(file));
    },
    screenshot: () => page.screenshot(),
    close,
  };
}

async function frameIn(place: Frame, selector: string): Promise<Frame> {
  const frame = await (await place.$(selector))?.contentFrame();
  if (!frame) throw new Error(`There is no frame at ${selector}.`);
  return frame;
}
