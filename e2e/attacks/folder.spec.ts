import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { HomePage } from '../pages/home-page.ts';
import { WorkspacePage } from '../pages/workspace-page.ts';
import { violations } from '../support/accessibility.ts';
import { LocalFolder } from '../support/local-folder.ts';

/** Line ends of Windows, a byte order mark, letters with accents, a hidden file and what belongs to others. */
const FILES = {
  'docs.json':
    '{\n  "name": "Folder",\n  "colors": { "primary": "#0b6e4f" },\n  "navigation": [{ "group": "Start", "pages": ["index", "second", "deep/third"] }]\n}\n',
  'index.mdx': '---\ntitle: First page\n---\n\nThe first page.\n',
  'second.mdx': '\uFEFF---\r\ntitle: Second page\r\n---\r\n\r\nThe second page.\r\n',
  'deep/third.mdx': '---\ntitle: Third page\n---\n\nThe third page.',
  'pictures/été à Paris.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.hidden/notes.txt': 'Left alone.',
  '.git/HEAD': 'ref: refs/heads/main\n',
  'node_modules/x/index.js': 'throw 1;\n',
};

const menu = (page: Page) => page.getByRole('button', { name: /more about the folder/ });
const saved = (page: Page) => expect(menu(page)).toHaveAccessibleName(/^Saved to docs/);

interface Opened {
  readonly page: Page;
  readonly workspace: WorkspacePage;
  readonly folder: LocalFolder;
}

async function openFolder(page: Page, home: HomePage, workspace: WorkspacePage): Promise<LocalFolder> {
  const folder = new LocalFolder(page);
  await folder.offer();
  await home.goto();
  await folder.change(FILES);
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await workspace.waitUntilOpen();
  await saved(page);
  return folder;
}

/** Nothing is written before the person asks for it. */
async function openWithoutWriting(page: Page, home: HomePage, workspace: WorkspacePage): Promise<LocalFolder> {
  const folder = await openFolder(page, home, workspace);
  await menu(page).click();
  await page.getByRole('menuitemcheckbox').click();
  await page.keyboard.press('Escape');
  return folder;
}

/** Another program has been at work, and the person comes back. */
async function changeOutside(page: Page, folder: LocalFolder, files: Readonly<Record<string, string | undefined>>) {
  await folder.change(files);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Nothing but what was edited, to the byte. */
async function isWritten({ page, workspace, folder }: Opened): Promise<void> {
  expect(await folder.read(), 'opening writes nothing').toEqual(FILES);

  await workspace.openPage('second');
  await workspace.typeAtEnd('Typed here.');
  const typed = `${FILES['second.mdx']}Typed here.`;
  await expect(async () => expect(await folder.read()).toEqual({ ...FILES, 'second.mdx': typed })).toPass();
  await saved(page);
  expect(await violations(page, { exclude: 'iframe' })).toEqual([]);

  // Undo is written as well.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(async () => expect(await folder.read()).toEqual(FILES)).toPass();
}

/** As a step that can be undone. */
async function takesOver({ page, workspace, folder }: Opened): Promise<void> {
  await workspace.openPage('index');
  const outside = {
    'index.mdx': '---\ntitle: First page\n---\n\nWritten by another program.\n',
    'fourth.mdx': 'New there.\n',
  };
  await changeOutside(page, folder, { ...outside, 'deep/third.mdx': undefined });
  await expect(workspace.preview.getByText('Written by another program.')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'Changed in the folder docs' });
  // However many looks it takes to see them all: one step.
  for (const path of ['index.mdx', 'fourth.mdx', 'deep/third.mdx']) await expect(notice).toContainText(path);
  await saved(page);

  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(workspace.preview.getByText('The first page.')).toBeVisible();
  await expect(async () => expect(await folder.read()).toEqual(FILES)).toPass();
}

/** A folder that is gone, or empty all at once, takes nothing along. */
async function staysWhenItIsGone({ page, workspace, folder }: Opened): Promise<void> {
  await changeOutside(page, folder, Object.fromEntries(Object.keys(FILES).map((path) => [path, undefined])));
  await expect(page.getByRole('alert').filter({ hasText: 'files were changed here and in docs' })).toBeVisible();
  await expect(workspace.preview.getByText('The first page.')).toBeVisible();

  await folder.remove();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const gone = page.getByRole('alert').filter({ hasText: 'docs is not there any more' });
  await expect(gone).toBeVisible();
  await expect(workspace.preview.getByText('The first page.')).toBeVisible();
  expect(await violations(page, { exclude: 'iframe' })).toEqual([]);

  await folder.change(FILES);
  await gone.getByRole('button', { name: 'Try again' }).click();
  await saved(page);
}

/** A folder that cannot be written is told, and written as soon as it can be. */
async function waitsForRoom({ page, workspace, folder }: Opened): Promise<void> {
  await page.evaluate(() => {
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = () =>
      Promise.reject(new DOMException('No room.', 'QuotaExceededError'));
    addEventListener('room again', () => Object.assign(FileSystemFileHandle.prototype, { createWritable }));
  });
  await workspace.openPage('index');
  await workspace.typeAtEnd('On a full disk.');
  const banner = page.getByRole('alert').filter({ hasText: 'docs cannot be written: the disk is full' });
  await expect(banner).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('room again')));
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(async () => expect((await folder.read())['index.mdx']).toContain('On a full disk.')).toPass();
  await saved(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(async () => expect(await folder.read()).toEqual(FILES)).toPass();
}

/** Leads to a folder that differs from the one that was opened. */
async function goesOnAfterReload({ page, workspace, folder }: Opened): Promise<void> {
  await saved(page);
  await page.reload();
  await workspace.waitUntilOpen();
  await saved(page);
  await workspace.openPage('index');
  await workspace.typeAtEnd('After the reload.');
  const next = { ...FILES, 'index.mdx': `${FILES['index.mdx']}After the reload.` };
  await expect(async () => expect(await folder.read()).toEqual(next)).toPass();
}

/** Until then nothing is written and nothing lost. */
async function asksAgain({ page, workspace, folder }: Opened): Promise<void> {
  const before = await folder.read();
  await page.addInitScript(() => {
    let permission: PermissionState = 'prompt';
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => permission,
      requestPermission: async () => {
        permission = navigator.userActivation.isActive ? 'granted' : 'denied';
        return permission;
      },
    });
  });
  await page.reload();
  await workspace.waitUntilOpen();
  const ask = page.getByRole('status').filter({ hasText: 'Leafwright may write to docs again?' });
  await expect(ask).toBeVisible();
  await workspace.openPage('index');
  await workspace.typeAtEnd('Before the click.');
  await workspace.waitUntilSaved();
  expect(await folder.read()).toEqual(before);
  await ask.getByRole('button', { name: 'Allow' }).click();
  await expect(ask).toBeHidden();
  const next = { ...before, 'index.mdx': `${before['index.mdx']}Before the click.` };
  await expect(async () => expect(await folder.read()).toEqual(next)).toPass();
}

test('a folder and its project stay alike, whatever changes in it', async ({ page, home, workspace }) => {
  const folder = await openFolder(page, home, workspace);
  const opened = { page, workspace, folder };
  await test.step('it gets what was edited and nothing else, to the byte', () => isWritten(opened));
  await test.step('what another program changes is taken over as a step that can be undone', () => takesOver(opened));
  await test.step('one that is gone, or empty all at once, takes nothing along', () => staysWhenItIsGone(opened));
  await test.step('one that cannot be written is told, and written as soon as it can be', () => waitsForRoom(opened));
  await test.step('after a reload it goes on', () => goesOnAfterReload(opened));
  await test.step('after a reload the browser asks again with one click', () => asksAgain(opened));
});

test('what was changed on both sides is overwritten on neither before a person chooses', async ({
  page,
  home,
  workspace,
}) => {
  const folder = await openWithoutWriting(page, home, workspace);
  await workspace.openPage('index');
  await workspace.typeAtEnd('Mine of the first.');
  await workspace.openPage('second');
  await workspace.typeAtEnd('Mine of the second.');
  await expect(menu(page)).toHaveAccessibleName(/^Changes not in docs yet/);
  const theirs = {
    ...FILES,
    'index.mdx': FILES['index.mdx'].replace('first page', 'page of others'),
    'second.mdx': FILES['second.mdx'].replace('second page', 'page of others'),
  };
  await changeOutside(page, folder, theirs);
  const banner = page.getByRole('alert').filter({ hasText: '2 files were changed here and in docs' });
  await expect(banner).toBeVisible();

  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Write now' }).click();
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  expect(await folder.read(), 'nothing was overwritten').toEqual(theirs);

  await banner.getByRole('button', { name: 'Choose what to keep…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed here and in docs' });
  await expect(dialog.locator('section[aria-label="index.mdx"] del').first()).toBeVisible();
  expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
  await dialog.locator('section[aria-label="index.mdx"]').getByLabel('Keep mine').check();
  await dialog.locator('section[aria-label="second.mdx"]').getByLabel('Keep both').check();
  await dialog.getByRole('button', { name: 'Keep what I chose' }).click();
  await expect(banner).toBeHidden();
  const chosen = {
    ...theirs,
    'index.mdx': `${FILES['index.mdx']}Mine of the first.`,
    'second-mine.mdx': `${FILES['second.mdx']}Mine of the second.`,
  };
  await expect(async () => expect(await folder.read()).toEqual(chosen)).toPass();

  await test.step('a page deleted in the folder and changed here is lost on neither side either', async () => {
    await workspace.openPage('index');
    await workspace.typeAtEnd('Mine.');
    await changeOutside(page, folder, { 'index.mdx': undefined });
    await page
      .getByRole('alert')
      .filter({ hasText: '1 file was changed here and in docs' })
      .getByRole('button')
      .click();
    await expect(dialog).toContainText('Deleted in the folder');
    await dialog.getByLabel('Keep mine').check();
    await dialog.getByRole('button', { name: 'Keep what I chose' }).click();
    const kept = `${chosen['index.mdx']}Mine.`;
    await expect(async () => expect((await folder.read())['index.mdx']).toBe(kept)).toPass();
  });
});

test('of two tabs only the one that edits writes, and a copy of the project has no folder', async ({
  page,
  home,
  workspace,
}) => {
  const folder = await openFolder(page, home, workspace);
  const secondPage = await page.context().newPage();
  const second = new WorkspacePage(secondPage);
  await secondPage.goto(page.url());
  await second.waitUntilOpen();
  await expect(secondPage.getByRole('button', { name: 'Edit here instead' })).toBeVisible();
  await expect(menu(secondPage)).toBeHidden();
  await secondPage.getByRole('button', { name: 'Edit here instead' }).click();
  await saved(secondPage);
  await expect(menu(page)).toBeHidden();
  await second.openPage('index');
  await second.typeAtEnd('From the second tab.');
  const next = { ...FILES, 'index.mdx': `${FILES['index.mdx']}From the second tab.` };
  await expect(async () => expect(await folder.read()).toEqual(next)).toPass();
  await secondPage.close();

  await home.goto();
  await page.getByRole('button', { name: 'More for Folder' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await home.project(/copy/).click();
  await workspace.waitUntilOpen();
  await workspace.openPage('index');
  await workspace.typeAtEnd('In the copy.');
  await workspace.waitUntilSaved();
  await expect(menu(page)).toBeHidden();
  expect(await folder.read()).toEqual(next);
});
