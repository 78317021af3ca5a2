import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from '../fixtures.ts';

test('files without a configuration become a site, which a docs.json that does not parse does not take down', async ({
  page,
  home,
  workspace,
}, testInfo) => {
  await test.step('a zip without a configuration is refused with what was looked for, and one can be made', async () => {
    const zip = testInfo.outputPath('notes.zip');
    writeFileSync(
      zip,
      zipSync({
        'notes/first.md': strToU8('# First note\n\nThe first page.\n'),
        'notes/more/second.md': strToU8('# Second note\n'),
      }),
    );
    await home.goto();
    await home.openZip(zip);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('docs.json');
    await expect(dialog).toContainText('mint.json');
    await dialog.getByRole('button', { name: 'Make a site from these pages' }).click();
    await workspace.waitUntilOpen();
    await expect(workspace.preview.getByRole('heading', { name: 'First note' }).first()).toBeVisible();
  });
  await test.step('a docs.json that does not parse keeps the preview and shows the line; nothing typed is lost', async () => {
    await workspace.goTo('docs.json');
    await workspace.replaceAll('{\n  "name": "Small",\n  "colors": { "primary": "#0b6e4f" \n');
    await expect(workspace.preview.getByText('The first page.')).toBeVisible();
    await workspace.goTo('Problems');
    const problems = page.getByRole('region', { name: 'Problems' });
    await expect(problems.getByText(/docs\.json/).first()).toBeVisible();
    await expect(problems.getByText(/line \d|:\d+/i).first()).toBeVisible();
    await workspace.waitUntilSaved();
    await page.reload();
    await workspace.goTo('docs.json');
    await expect(page.getByText('"primary": "#0b6e4f"')).toBeVisible();
  });
});

test('a wrong type is told, and a broken page takes neither the site nor the preview nor the editor down', async ({
  page,
  workspace,
  openSmall,
}) => {
  await openSmall({
    'docs.json':
      '{ "name": "Small", "modeToggle": { "default": "blue" }, "colors": { "primary": "#0b6e4f" }, "navigation": [{ "group": "Start", "pages": ["index", "second"] }] }',
  });
  const problems = page.getByRole('region', { name: 'Problems' });
  await test.step('a wrong type names the field as a person knows it, what it holds and what it may hold', async () => {
    await workspace.goTo('Problems');
    const problem = problems.getByRole('listitem').filter({ hasText: 'modeToggle' });
    await expect(problem).toContainText('Mode new readers see');
    await expect(problem).toContainText('blue');
    await expect(problem).toContainText('light');
    await expect(problem).toContainText('dark');
  });
  await test.step('a broken page takes neither the site nor the preview nor the editor down, and one that never ends is stopped', async () => {
    await test.step('a component that is never closed', async () => {
      await workspace.openPage('index');
      await workspace.typeAtEnd('\n\n<Card title="Open">\n\nStill readable.\n');
      await expect(workspace.preview.getByText('Still readable.')).toBeVisible();
      await workspace.goTo('Problems');
      await expect(problems.getByText(/`?<?Card/).first()).toBeVisible();
      await workspace.openPage('second');
      await expect(workspace.preview.getByText('The second page.')).toBeVisible();
    });
    await test.step('an endless loop is reported while the editor goes on', async () => {
      await workspace.typeAtEnd('\n\n{(() => { while (true) {} })()}\n');
      await workspace.goTo('Problems');
      await expect(problems.getByText(/did not finish/i).first()).toBeVisible();
      await workspace.openPage('index');
      await expect(workspace.preview.getByText('Still readable.')).toBeVisible();
      await workspace.openPage('second');
      await expect(page.getByText('while (true)').first()).toBeVisible();
    });
  });
});
