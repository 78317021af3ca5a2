import { expect, test } from '../fixtures.ts';
import { WorkspacePage } from '../pages/workspace-page.ts';

const PAGE = 'start/quickstart';

test('a second tab shows the project, changes nothing, and can take it over with what was typed last', async ({
  page,
  home,
  workspace,
}) => {
  await home.goto();
  await home.project(/field guide/i).click();
  await workspace.waitUntilOpen();
  await workspace.openPage(PAGE);

  const secondPage = await page.context().newPage();
  const second = new WorkspacePage(secondPage);
  await secondPage.goto(page.url());
  await second.waitUntilOpen();
  const takeOver = secondPage.getByRole('button', { name: 'Edit here instead' });
  await expect(takeOver).toBeVisible();

  await workspace.typeAtEnd('\n\nSeen in the second tab.');
  await expect(second.preview.getByText('Seen in the second tab.')).toBeVisible();
  await workspace.typeAtEnd(' Typed in the first tab.');
  await takeOver.click();
  await expect(takeOver).toBeHidden();
  await expect(second.preview.getByText('Typed in the first tab.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit here instead' })).toBeVisible();

  await second.typeAtEnd('\n\nTyped in the second tab.');
  await second.waitUntilSaved();
  await secondPage.reload();
  await second.waitUntilOpen();
  await expect(second.preview.getByText('Typed in the first tab.')).toBeVisible();
  await expect(second.preview.getByText('Typed in the second tab.')).toBeVisible();
});

test('words that a tab cannot save are not lost when another tab takes the project over', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  const saving = page.workers().find((worker) => worker.url().includes('saving-worker'));
  await saving?.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await workspace.typeAtEnd('Never saved.');
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full' })).toBeVisible();

  const secondPage = await page.context().newPage();
  const second = new WorkspacePage(secondPage);
  await secondPage.goto(page.url());
  await second.waitUntilOpen();
  await secondPage.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(secondPage.getByRole('button', { name: 'Edit here instead' })).toBeHidden();
  await second.openPage('index');
  await second.typeAtEnd('Typed in the second tab.');
  await second.waitUntilSaved();

  await test.step('the first tab still shows them, and has them when it takes the project back', async () => {
    await expect(workspace.preview.getByText('Never saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit here instead' }).click();
    await expect(page.getByRole('button', { name: 'Edit here instead' })).toBeHidden();
    await expect(workspace.preview.getByText('Never saved.')).toBeVisible();
    await workspace.openPage('index');
    await expect(workspace.preview.getByText('Typed in the second tab.')).toBeVisible();
  });
});
