/** Projects as every version of the editor has stored them, older and newer ones. */
import { expect, test } from '../fixtures.ts';
import { putRecords, type StoredRecord, storedRecord } from '../support/database.ts';
import { storedText } from '../support/stored-text.ts';

const NEWEST = 3;
const ignored = { code: 'links/missing-page', file: 'index.mdx', message: 'The link `/gone` leads nowhere.' };

/** What stands under the project's name in each format. */
const FORMATS: readonly ((id: string) => unknown)[] = [
  (id) => ({ id, name: 'Format 0', saved: '2025-03-01T10:00:00.000Z', color: '#0b6e4f' }),
  (id) => ({
    format: 1,
    manifest: {
      id,
      name: 'Format 1',
      revision: 4,
      updated: 1,
      look: {},
      leftProblems: [{ ...ignored, names: '/gone' }],
    },
  }),
  (id) => ({
    format: 2,
    manifest: {
      id,
      name: 'Format 2',
      revision: 4,
      updated: 1,
      look: {},
      ignoredProblems: [{ ...ignored, subject: ['/gone'] }],
    },
  }),
  (id) => ({ format: NEWEST, manifest: { id, name: `Format ${NEWEST}`, revision: 4, updated: 1, look: {} } }),
];

function recordsOf(id: string, manifest: unknown): readonly StoredRecord[] {
  const config = { name: id, colors: { primary: '#0b6e4f' }, navigation: [{ group: 'Start', pages: ['index'] }] };
  return [
    [['project', id], manifest],
    [['file', id, 'docs.json'], JSON.stringify(config)],
    [['file', id, 'index.mdx'], `---\ntitle: First page\n---\n\nWords of ${id}.\n`],
  ];
}

test('a project of every stored format opens with all it has, and is written in the newest', async ({
  page,
  home,
  workspace,
}) => {
  await home.goto();
  const projects = FORMATS.map((manifestOf, format) => ({ manifestOf, format, id: `of-${format}` }));
  for (const { id, manifestOf } of projects) await putRecords(page, recordsOf(id, manifestOf(id)));
  await page.reload();
  for (const { id, format } of projects) {
    await home.project(`Format ${format}`).click();
    await workspace.waitUntilOpen();
    await expect(workspace.preview.getByText(`Words of ${id}.`)).toBeVisible();
    await workspace.openPage('index');
    await workspace.typeAtEnd(`Written by the newest, after ${format}.`);
    await expect.poll(() => storedText(page, 'index.mdx')).toContain(`Written by the newest, after ${format}.`);
    expect(await storedRecord(page, ['project', id])).toMatchObject({ format: NEWEST, manifest: { id } });
    await page.getByRole('link', { name: 'All projects' }).click();
  }
});

test('what a newer version has stored is shown, and never written over', async ({ page, home, workspace }) => {
  const manifest = {
    format: 99,
    manifest: { id: 'newer', name: 'Of tomorrow', revision: 4, updated: 1, look: {}, unheardOf: { kept: true } },
    besideIt: 'of tomorrow',
  };
  await home.goto();
  await putRecords(page, recordsOf('newer', manifest));
  await page.reload();
  await home.project('Of tomorrow').click();
  await workspace.waitUntilOpen();
  await expect(page.getByText('saved by a newer version of Leafwright').first()).toBeVisible();
  await expect(workspace.preview.getByText('Words of newer.')).toBeVisible();
  await workspace.openPage('index');
  await workspace.typeAtEnd('Never stored.');
  await page.reload();
  await workspace.waitUntilOpen();
  expect(await storedText(page, 'index.mdx')).not.toContain('Never stored.');
  // Not even that it was opened here is written into it.
  expect(await storedRecord(page, ['project', 'newer'])).toEqual(manifest);
  // Nor is it cleared away after the time that this version keeps what was deleted.
  const deleted = { ...manifest, manifest: { ...manifest.manifest, deleted: 1 } };
  const other = { format: NEWEST, manifest: { id: 'other', name: 'Beside it', revision: 1, updated: 1, look: {} } };
  await putRecords(page, [...recordsOf('newer', deleted), ...recordsOf('other', other)]);
  await home.goto();
  await expect(home.project('Beside it')).toBeVisible();
  expect(await storedRecord(page, ['project', 'newer'])).toEqual(deleted);
});

test('a newer editor that comes while one writes is not written over either', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('leafwright', 2);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await workspace.typeAtEnd('Typed in the older editor.');
  const banner = page.getByRole('alert').filter({ hasText: 'A newer version of Leafwright has been open' });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Download project (.zip)' })).toBeVisible();
  await expect(workspace.preview.getByText('Typed in the older editor.')).toBeVisible();
  expect(await storedText(page, 'second.mdx')).not.toContain('Typed in the older editor.');
});
