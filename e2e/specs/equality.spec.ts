import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { SandboxPage } from '../pages/sandbox-page.ts';
import { readFolder } from '../support/archives.ts';
import { leafwright } from '../support/command-line.ts';

const PROJECT = 'fixtures/kitchen-sink';

/** Pages of a built site by path; not its redirects, which lead on at once. */
function pagesOf(site: string): Map<string, string> {
  const files = [...readFolder(site)].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const);
  return new Map(
    files
      .filter(([file, text]) => file.endsWith('.html') && file !== '404.html' && !text.includes('http-equiv="refresh"'))
      .map(([file, text]) => [file.replace(/\.html$/, ''), text]),
  );
}

test('the document of every exported page equals the preview’s, and the frame shows just that', async ({
  page,
}, testInfo) => {
  const site = testInfo.outputPath('site');
  const { code, output } = leafwright('build', PROJECT, '--no-cache', '--out', site);
  expect(code, output).toBe(0);
  const texts = Object.fromEntries(
    [...readFolder(PROJECT).keys()].map((file) => [file, readFileSync(path.join(PROJECT, file), 'utf8')]),
  );
  const pages = pagesOf(site);
  expect(pages.size).toBeGreaterThan(15);
  const sandbox = new SandboxPage(page);
  await sandbox.open(texts, [...pages.keys()][0]);
  for (const [name, exported] of pages) {
    await sandbox.show(name);
    const { rendered, shown } = await sandbox.document();
    expect(rendered === exported, `${name}: the preview’s document differs from the exported file`).toBe(true);
    const isShownSo = await page.evaluate(
      ([inFrame, inFile]) => {
        const contentsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        return contentsOf(inFrame)?.isEqualNode(contentsOf(inFile));
      },
      [shown, exported] as const,
    );
    expect(isShownSo, `${name}: what the frame shows differs from the exported page`).toBe(true);
  }
});
