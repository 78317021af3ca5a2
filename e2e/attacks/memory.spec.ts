/** Pages that fill the memory, and frames whose process has ended of it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';
import { FILLING_LATER, FILLING_PAGES } from './hostile-pages.ts';

test('what a page holds in buffers is bounded, at once and later, and the next page is shown', async ({
  page: tab,
}) => {
  const sandbox = new SandboxPage(tab);
  const pages = Object.entries(FILLING_PAGES).map(([name, text]) => [`${name}.mdx`, text] as const);
  const files = { 'index.mdx': 'Good words.', 'later.mdx': FILLING_LATER, ...Object.fromEntries(pages) };
  await sandbox.open(files, 'index', { hasEditorLimits: true });
  for (const name of Object.keys(FILLING_PAGES)) {
    const report = await sandbox.show(name);
    expect(JSON.stringify(report), name).toContain('may hold 512 MB in buffers');
    await expect(sandbox.frame.getByText('Readable words.')).toBeVisible();
    expect(await sandbox.show('index')).toMatchObject({ status: 'ok', diagnostics: [] });
  }
  expect(await sandbox.show('later')).toMatchObject({ status: 'ok' });
  await expect(sandbox.frame.getByText('Readable words.')).toBeVisible();
  expect(await sandbox.show('index')).toMatchObject({ status: 'ok', diagnostics: [] });
});

/** As when the process of the frame ends: the documents in it are gone. */
async function endProcess(tab: Page, document: 'sandbox.html' | 'sandbox-code.html'): Promise<void> {
  const ended = tab.frames().filter((frame) => new URL(frame.url(), 'http://none').pathname === `/${document}`);
  expect(ended.length).toBeGreaterThan(0);
  await Promise.all(
    ended.map((frame) =>
      frame.evaluate(() => {
        // After the answer: the editor may take the frame away before one would come.
        setTimeout(() => {
          for (const inner of globalThis.document.querySelectorAll('iframe')) inner.remove();
        });
      }),
    ),
  );
  await expect.poll(() => ended.flatMap((frame) => frame.childFrames())).toEqual([]);
}

test('frames whose process has ended are replaced, and the preview goes on', async ({ openSmall, workspace, page }) => {
  await openSmall({ 'index.mdx': 'First words.\n' });
  await workspace.openPage('index');
  await expect(workspace.preview.getByText('First words.')).toBeVisible();
  for (const document of ['sandbox-code.html', 'sandbox.html'] as const) {
    await endProcess(page, document);
    await workspace.typeAtEnd(`\nTyped after ${document}.\n`);
    await expect(workspace.preview.getByText(`Typed after ${document}.`)).toBeVisible();
  }
});
