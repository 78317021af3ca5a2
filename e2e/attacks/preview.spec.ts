/** Pages that would keep the preview from answering. */
import { expect, test } from '@playwright/test';
import { SandboxPage } from '../pages/sandbox-page.ts';

const page = (code: string): string => `Readable words.\n\n<div dangerouslySetInnerHTML={{ __html: ${code} }} />\n`;

const FLOODS = {
  'long.mdx': page("'long words '.repeat(5_000_000)"),
  'many.mdx': page("'<b>x</b>'.repeat(200_000)"),
  'deep.mdx': page("'<div>'.repeat(100_000) + '</div>'.repeat(100_000)"),
  'copies.mdx': page(
    `'<svg><g id="g0"><path d="M0 0h1"/></g>' + Array.from({ length: 40 }, (_, level) =>
      '<g id="g' + (level + 1) + '"><use href="#g' + level + '"/><use href="#g' + level + '"/></g>').join('') + '</svg>'`,
  ),
};

test('a page that is too much for a browser is shown as text and listed, and the next one is shown', async ({
  page: tab,
}) => {
  const sandbox = new SandboxPage(tab);
  await sandbox.open({ 'index.mdx': 'Good words.', ...FLOODS });
  for (const file of Object.keys(FLOODS)) {
    const report = await sandbox.show(file.replace('.mdx', ''));
    expect(report, file).toMatchObject({
      status: 'failed',
      isStale: false,
      diagnostics: [{ code: 'page/too-much-to-show', severity: 'error', file }],
    });
    await expect(sandbox.frame.getByText('Readable words.')).toBeVisible();
    expect(await sandbox.show('index')).toMatchObject({ status: 'ok', diagnostics: [] });
    await expect(sandbox.frame.getByText('Good words.')).toBeVisible();
  }
});
