/** Pages that would keep the preview from answering. */
import { expect, test } from '../base-test.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';
import { LARGE_PAGES } from './hostile-pages.ts';

test('a page that is too much for a browser is shown as text and listed, and the next one is shown', async ({
  page: tab,
}) => {
  const sandbox = new SandboxPage(tab);
  const pages = Object.entries(LARGE_PAGES).map(([name, text]) => [`${name}.mdx`, text] as const);
  await sandbox.open({ 'index.mdx': 'Good words.', ...Object.fromEntries(pages) }, 'index', { hasEditorLimits: true });
  for (const name of Object.keys(LARGE_PAGES)) {
    const report = await sandbox.show(name);
    expect(report, name).toMatchObject({
      status: 'failed',
      isStale: false,
      diagnostics: [{ code: 'page/too-much-to-show', severity: 'error', file: `${name}.mdx` }],
    });
    await expect(sandbox.frame.getByText('Readable words.')).toBeVisible();
    expect(await sandbox.show('index')).toMatchObject({ status: 'ok', diagnostics: [] });
    await expect(sandbox.frame.getByText('Good words.')).toBeVisible();
  }
});
