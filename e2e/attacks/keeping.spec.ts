import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { putRecords, storedRecord } from '../support/database.ts';
import { storedText } from '../support/stored-text.ts';

const PAGE = 'start/quickstart';

test('a reload right after a key loses nothing', async ({ page, home, workspace }) => {
  await home.goto();
  await test.step('the page of projects says what the browser promises, and how much space is used', async () => {
    const facts = page.getByRole('region', { name: 'Kept in this browser' });
    await expect(facts.getByRole('status')).toHaveText(/^This browser (may delete|keeps) your projects/);
    await expect(facts.getByText(/ of about .* used$/)).toBeVisible();
  });
  await home.project(/field guide/i).click();
  await workspace.waitUntilOpen();
  await workspace.openPage(PAGE);
  await workspace.typeAtEnd('\n\nThe very last words.');
  await page.reload();
  await workspace.waitUntilOpen();
  await expect(workspace.preview.getByText('The very last words.')).toBeVisible();
});

test('a project of many pages is read in packs, but for what has been saved since', async ({
  page,
  openSmall,
  workspace,
}) => {
  const more = Array.from({ length: 240 }, (_, at) => [`more/page-${at}.mdx`, `# Page ${at}\n`]);
  await openSmall(Object.fromEntries(more));
  const [, id = ''] = /#\/p\/([^/]+)/.exec(page.url()) ?? [];
  await expect.poll(() => storedRecord(page, ['packs', id])).toMatchObject({ packs: 1, apart: [] });
  await workspace.openPage('second');
  await workspace.typeAtEnd('Changed since.');
  await expect.poll(() => storedRecord(page, ['packs', id])).toMatchObject({ apart: ['second.mdx'] });
  // The file by itself: nobody is to read it.
  await putRecords(page, [[['file', id, 'index.mdx'], 'Not from the pack.']]);
  await page.reload();
  await workspace.waitUntilOpen();
  await expect(workspace.preview.getByText('Changed since.')).toBeVisible();
  await workspace.openPage('index');
  await expect(workspace.preview.getByText('The first page.')).toBeVisible();
});

test('a project outlasts a week without a download, a full disk, and the loss of its database', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  await test.step('who never downloaded it is reminded after a week, until it is', async () => {
    await workspace.typeAtEnd('Changed.');
    await expect.poll(() => storedText(page, 'second.mdx')).toContain('Changed.');
    const reminder = page.getByRole('status').filter({ hasText: 'You have not downloaded this project yet.' });
    await expect(reminder).toBeHidden();
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() + 8 * 86_400_000;
    });
    await page.reload();
    await workspace.waitUntilOpen();
    await expect(reminder).toBeVisible();
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    const download = page.waitForEvent('download');
    await reminder.getByRole('button', { name: 'Download project (.zip)' }).click();
    await download;
    await expect(reminder).toBeHidden();
  });
  await workspace.openPage('second');
  await test.step('a full disk is told until there is room again, and nothing is lost', async () => {
    const saving = page.workers().find((worker) => worker.url().includes('saving-worker'));
    await saving?.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
      addEventListener('room again', () => {
        IDBObjectStore.prototype.put = put;
      });
    });
    await workspace.typeAtEnd('\n\nTyped on a full disk.');
    const banner = page.getByRole('alert').filter({ hasText: 'storage is full' });
    await expect(banner).toBeVisible();
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);

    const download = page.waitForEvent('download');
    await banner.getByRole('button', { name: 'Download project (.zip)' }).click();
    const zip = unzipSync(readFileSync(await (await download).path()));
    expect(strFromU8(zip['second.mdx'] ?? new Uint8Array())).toContain('Typed on a full disk.');

    await saving?.evaluate(() => dispatchEvent(new Event('room again')));
    await expect(banner).toBeHidden();
    expect(await storedText(page, 'second.mdx')).toContain('Typed on a full disk.');
    await page.reload();
    await workspace.waitUntilOpen();
    await expect(workspace.preview.getByText('Typed on a full disk.')).toBeVisible();
  });
  await workspace.openPage('second');
  await test.step('a database that is deleted while one writes is written anew', async () => {
    await workspace.typeAtEnd('\n\nBefore.');
    await expect.poll(() => storedText(page, 'second.mdx')).toContain('Before.');
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase('leafwright');
          request.onsuccess = () => resolve();
          request.onerror = () => reject(request.error);
        }),
    );
    await workspace.typeAtEnd(' After.');
    await expect.poll(() => storedText(page, 'second.mdx')).toContain('Before. After.');
    await page.reload();
    await workspace.waitUntilOpen();
    await expect(workspace.preview.getByText('Before. After.')).toBeVisible();
    await workspace.goTo('Brand');
    await expect(workspace.primaryColor).toBeVisible();
  });
});

test('a browser that gives no database is told of, and everything stays in the tab, with a download', async ({
  page,
  openSmall,
  workspace,
}) => {
  const block = (): void => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
  };
  await page.addInitScript(block);
  await page.route('**/saving-worker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${String(block)})();\n${await response.text()}` });
  });
  await openSmall();
  await workspace.openPage('second');
  await workspace.typeAtEnd('Typed without a database.');
  await expect(workspace.preview.getByText('Typed without a database.')).toBeVisible();
  const banner = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Download project (.zip)' }) });
  await expect(banner).toBeVisible();
  const download = page.waitForEvent('download');
  await banner.getByRole('button', { name: 'Download project (.zip)' }).click();
  const zip = unzipSync(readFileSync(await (await download).path()));
  expect(strFromU8(zip['second.mdx'] ?? new Uint8Array())).toContain('Typed without a database.');

  // Back at the list of projects and there again, it is as it was.
  await page.getByRole('link', { name: 'All projects' }).click();
  await page.getByRole('region', { name: 'Your projects' }).getByRole('link', { name: /Small/ }).click();
  await workspace.waitUntilOpen();
  await workspace.openPage('second');
  await expect(workspace.preview.getByText('Typed without a database.')).toBeVisible();
});
