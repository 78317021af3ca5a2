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
