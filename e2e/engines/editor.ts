/** The editor of Leafwright, as a person uses it. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { EDITOR_ADDRESS } from '../support/addresses.js';
import type { Browser } from './drivers/browser.ts';
import { button, field, link, type Person, PREVIEW, unlessGone } from './person.ts';

const SECTIONS = '//nav[@aria-label="Sections"]';
const SOURCE = '//*[@role="code"]';

export interface Editor {
  /** Opens a zip on the page of projects, and waits until the editor and its preview are there. */
  readonly openZip: (zip: string) => Promise<void>;
  readonly goTo: (section: string) => Promise<void>;
  /** Opens the source of a page, by its path, and waits until it can be written in. */
  readonly openSource: (path: string) => Promise<void>;
  /** Puts the cursor behind the last word of the source. */
  readonly goToEndOfSource: () => Promise<void>;
  /** The last lines of the source, as they are seen. */
  readonly source: () => Promise<string>;
  /** Puts another value into a field of a form. */
  readonly fill: (label: string, value: string) => Promise<void>;
  readonly waitUntilSaved: () => Promise<void>;
  /** Exports and downloads: the site, and the project it was made of. */
  readonly exportBoth: () => Promise<{ readonly site: Buffer; readonly project: Buffer }>;
}

export function editorOf(browser: Browser, person: Person): Editor {
  const { tab } = person;
  return {
    async openZip(zip) {
      await tab.goto(EDITOR_ADDRESS);
      await person.sees('//h1[normalize-space()="Projects"] | //h2[normalize-space()="Projects"]');
      await tab.handFile('input[accept*="zip"]', zip);
      await person.sees(SECTIONS);
      await expect
        .poll(() => tab.evaluate(() => document.querySelector('main') !== null, [], PREVIEW).catch(unlessGone(false)))
        .toBe(true);
    },
    goTo: (section) => person.click(`${SECTIONS}//a[starts-with(normalize-space(), "${section}")]`),
    async openSource(page) {
      await person.click(`${SECTIONS}//a[normalize-space()="Pages"]`);
      await person.click(`//section[@aria-label="Pages"]//button[.//*[normalize-space()="${page}"]]`);
      await person.sees('//*[@role="toolbar" and @aria-label="Text"]');
      await person.sees(`${SOURCE}//*[contains(@class, "view-line")]`);
    },
    async goToEndOfSource() {
      await person.click(SOURCE);
      await expect.poll(() => tab.evaluate(isWriting, [])).toBe(true);
      await person.press('Control', 'End');
    },
    source: () => tab.evaluate(readSource, []),
    async fill(label, value) {
      await person.click(field(label));
      await person.press('Control', 'a');
      await person.type(value);
      await person.press('Enter');
    },
    waitUntilSaved: () => person.sees('//*[@role="status" and normalize-space()="Saved"]'),
    async exportBoth() {
      await person.click(button('Export'));
      const dialog = '//*[@role="dialog"]';
      await person.click(`${dialog}${link('Download the site')}`);
      const site = await downloaded(browser);
      await person.click(`${dialog}${button('Download project (.zip)').replaceAll(' | //', ` | ${dialog}//`)}`);
      const project = await downloaded(browser);
      return { site, project };
    },
  };
}

/** The one zip that has come, and takes it away. While it comes, a browser keeps a part of it beside it, or nothing in it. */
async function downloaded({ downloads }: Browser): Promise<Buffer> {
  let file = '';
  await expect
    .poll(() => {
      const names = existsSync(downloads) ? readdirSync(downloads) : [];
      const [name] = names;
      if (names.length !== 1 || !name?.endsWith('.zip')) return false;
      file = path.join(downloads, name);
      return statSync(file).size > 0;
    }, 'a zip that has come')
    .toBe(true);
  const bytes = readFileSync(file);
  rmSync(file);
  return bytes;
}

/** Runs in the page. */
function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement?.closest('.monaco-editor') !== null && activeElement !== document.body;
}

/** Runs in the page. */
function readSource(): string {
  const lines = [...document.querySelectorAll<HTMLElement>('.monaco-editor .view-line')];
  return lines
    .map((line) => ({ top: Number.parseInt(line.style.top, 10), text: line.textContent ?? '' }))
    .sort((one, other) => one.top - other.top)
    .map(({ text }) => text.replaceAll('\u00A0', ' ').trimEnd())
    .join('\n')
    .trimEnd();
}
