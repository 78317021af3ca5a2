import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../fixtures.ts';
import { smallProject, writeZip } from '../support/archives.ts';

test('a zip dropped anywhere on the window opens', async ({ page, home, workspace }, testInfo) => {
  const zip = testInfo.outputPath('small.zip');
  writeZip(zip, smallProject({}));
  await home.goto();
  // What reads the projects listens to drops as well.
  await expect(home.project(/field guide/i)).toBeVisible();
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'small.zip', { type: 'application/zip' }));
    return data;
  }, readFileSync(zip).toString('base64'));
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await workspace.waitUntilOpen();
  await expect(workspace.preview.getByText('The first page.')).toBeVisible();
});

test('a configuration in a folder below is found, and what was left out is said', async ({
  page,
  home,
  workspace,
}, testInfo) => {
  const zip = testInfo.outputPath('repository.zip');
  const docs = [...smallProject({})].map(([file, bytes]) => [`repository-main/docs/${file}`, bytes] as const);
  writeZip(zip, new Map([...docs, ['repository-main/README.md', new Uint8Array([35])]]));
  await home.goto();
  await home.openZip(zip);
  // A notice that goes by itself: looked for before anything else.
  await expect(page.getByText(/repository-main\/docs/)).toBeVisible();
  await workspace.waitUntilOpen();
  await expect(workspace.preview.getByText('The first page.')).toBeVisible();
});

test('a folder without a configuration is refused with what was looked for; nothing is opened', async ({
  page,
  home,
}, testInfo) => {
  const folder = testInfo.outputPath('pictures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/notes.txt`, 'Nothing to build.');
  await home.goto();
  await home.openFolder(folder);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('docs.json');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(home.project(/pictures/)).toHaveCount(0);
});
