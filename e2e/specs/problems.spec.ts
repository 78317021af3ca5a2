import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';

const FILES = {
  'index.mdx': [
    '---\ntitle: Welcome\n---',
    '[To the start](/guides/start#instal) and [further on](/guides/start#elsewhere).',
    '[Lost](/nowhere) and [lost too](/nowhere-else).',
  ].join('\n\n'),
  'guides/start.mdx': '---\ntitle: Start\n---\n\n## Install\n\n## Set up the kit\n\n[Begin](/index#wellcome)\n',
};

test('problems are told, ignored, mended and narrowed in one list', async ({ openSmall, workspace, page }) => {
  await openSmall(FILES);
  await workspace.goTo('Problems');
  const problems = page.getByRole('region', { name: 'Problems', exact: true });
  const ofHome = problems.getByRole('region', { name: 'index.mdx' });
  await test.step('why a problem is one is told on demand', async () => {
    const row = problems.getByRole('listitem').filter({ hasText: '/nowhere leads' });
    const why = row.getByRole('button', { name: 'Why?' });
    await why.focus();
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Readers who click it see the page for unknown addresses.');
    await expect(why).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(row).not.toContainText('Readers who click it');
  });
  await test.step('problems are ignored by keyboard, stay ignored after a reload, and are restored', async () => {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    const left = problems.getByRole('region', { name: 'Ignored' });
    await expect(sections.getByRole('link', { name: 'Problems' })).toContainText('5');

    await test.step('one, after the question which', async () => {
      const row = ofHome.getByRole('listitem').filter({ hasText: '/nowhere leads' });
      await row.getByRole('button', { name: 'Ignore', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(row.getByRole('button', { name: 'Ignore this one' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(row.getByRole('button', { name: 'Ignore', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(row.getByRole('button', { name: 'Ignore this one' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(row).toBeHidden();
      await expect(problems.getByRole('button', { name: 'Ignore', exact: true }).first()).toBeVisible();
      await expect(page.locator(':focus')).toHaveText('Ignore');
      await expect(sections.getByRole('link', { name: 'Problems' })).toContainText('4');
    });

    await test.step('taken back from the notice', async () => {
      await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
      await expect(ofHome).toContainText('/nowhere leads');
      await expect(left).toBeHidden();
    });

    await test.step('all of a kind in a file', async () => {
      const row = ofHome.getByRole('listitem').filter({ hasText: '/nowhere leads' });
      await row.getByRole('button', { name: 'Ignore', exact: true }).click();
      await row.getByRole('button', { name: 'Ignore all 2 of this kind here' }).click();
      await expect(ofHome).not.toContainText('/nowhere');
      await left.getByRole('button', { name: 'Ignored (1)' }).click();
      await expect(left).toContainText('And all of this kind in index.mdx');
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await workspace.waitUntilSaved();
    });

    await test.step('after a reload, and in the code too', async () => {
      await page.reload();
      await workspace.waitUntilOpen();
      await workspace.openPage('index');
      await expect(page.getByRole('region', { name: 'Source of index.mdx' })).toContainText('2 warnings');
      await workspace.goTo('Problems');
      await expect(ofHome).toContainText('#instal ');
      await expect(ofHome).not.toContainText('/nowhere');
      await left.getByRole('button', { name: 'Ignored (1)' }).click();
      await left.getByRole('button', { name: 'Restore' }).focus();
      await page.keyboard.press('Enter');
      await expect(ofHome).toContainText('/nowhere-else leads');
      await expect(left).toBeHidden();
      await expect(sections.getByRole('link', { name: 'Problems' })).toContainText('5');
    });
  });
  await test.step('links to headings that are not there are listed for all pages, and are mended or given another heading', async () => {
    await expect(problems.getByRole('region', { name: 'guides/start.mdx' })).toContainText('/index#wellcome');
    await ofHome.getByRole('button', { name: 'Write #install', exact: true }).click();
    await expect(ofHome).not.toContainText('#instal ');
    const choose = ofHome.getByRole('button', { name: 'Choose a heading' });
    await expect(choose).toHaveCount(1);
    await choose.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Install' })).toBeVisible();
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    await page.getByRole('menuitem', { name: 'Set up the kit' }).click();
    await expect(choose).toBeHidden();
    await workspace.openPage('index');
    const lines = workspace.code.locator('.view-lines');
    await expect(lines).toContainText('(/guides/start#install)');
    await expect(lines).toContainText('(/guides/start#set-up-the-kit)');
    await workspace.startAgain();
  });
  await test.step('the list is narrowed by keyboard to what is bad, what it is about and the open page', async () => {
    const warnings = problems.getByRole('button', { name: 'Warnings 5' });
    await warnings.focus();
    await page.keyboard.press('Enter');
    await expect(warnings).toHaveAttribute('aria-pressed', 'true');
    await expect(problems.getByRole('region', { name: 'Notes' })).toBeHidden();
    await problems.getByLabel('About').selectOption('Links (5)');
    await problems.getByText('This page', { exact: true }).click();
    await expect(problems.getByRole('region', { name: 'index.mdx' })).toBeVisible();
    await expect(problems.getByRole('region', { name: 'guides/start.mdx' })).toBeHidden();
    await expect(problems.getByRole('status')).toContainText('are shown');
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    const chosen = problems.getByRole('button', { name: /^Warnings/ });
    await chosen.focus();
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveAttribute('aria-pressed', 'false');
  });
});

test('advice stands below what is wrong, follows what is typed, and is as the project has chosen', async ({
  openSmall,
  workspace,
  page,
}) => {
  const text = '---\ntitle: Welcome\ndescription: All about boats.\n---\n\n## Boats:\n\nSee [here](/guides/start).\n';
  await openSmall({
    'index.mdx': text,
    'guides/start.mdx': '---\ntitle: Start\ndescription: How to begin.\n---\n\nText.\n',
  });
  await workspace.goTo('Problems');
  const advice = page.getByRole('region', { name: 'Advice for the writing' });
  await advice.getByRole('button', { name: /^Advice for the writing/ }).click();
  await advice.getByRole('button', { name: 'Heading with a full stop or colon (1)' }).click();
  expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
  await advice.getByRole('button', { name: 'Remove the colon' }).click();
  await expect(advice).not.toContainText('Heading with a full stop');
  await expect(advice).toContainText('Link that does not say where it leads (1)');
  await workspace.goTo('All settings');
  await page.getByRole('button', { name: 'Choose the checks…' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Nothing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await workspace.goTo('Problems');
  await expect(advice).toBeHidden();
  // What is left is seen at a glance.
  await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  await expect(page.getByLabel('About')).toBeHidden();
});

/** Other hosts are asked here, since a person asks; none is reached. */
const asking = test.extend({ watch: ({ page: _page }, use) => use(undefined) });

asking('links to other hosts are listed, and tried only when a person asks', async ({ openSmall, workspace, page }) => {
  const asked: string[] = [];
  const open = { 'access-control-allow-origin': '*' };
  const closed = { 'access-control-allow-origin': 'https://oars.dev' };
  await page.route(/^https:\/\/(?:boats|oars|sails)\.dev\//, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.startsWith('https://sails.dev/')) await route.abort('connectionrefused');
    else if (url.startsWith('https://oars.dev/')) await route.fulfill({ status: 200, headers: closed });
    else await route.fulfill({ status: url.endsWith('/gone') ? 404 : 200, headers: open });
  });
  await openSmall({
    'index.mdx':
      '---\ntitle: Welcome\n---\n\n[A](https://boats.dev/here), [b](https://boats.dev/gone), [c](https://oars.dev/a), [d](https://sails.dev/a).\n',
  });
  await workspace.goTo('Problems');
  await page.getByRole('button', { name: 'Links to other hosts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Links to other hosts' });
  const row = (address: string) => dialog.getByRole('listitem').filter({ hasText: address });
  await expect(row('https://boats.dev/gone')).toContainText('Not tried yet');
  await expect(dialog).toContainText('4 links to 3 hosts');
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Try all 4' }).click();
  await expect(row('https://boats.dev/gone')).toContainText('It is not there: its host answers with 404');
  await expect(row('https://boats.dev/here')).toContainText('It is there');
  await expect(row('https://oars.dev/a')).toContainText('does not let a page of another site ask');
  await expect(row('https://sails.dev/a')).toContainText('No answer');
  expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
  // What was there is remembered, and not asked again.
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  asked.length = 0;
  await page.getByRole('button', { name: 'Links to other hosts…' }).click();
  await expect(row('https://boats.dev/here')).toContainText('It is there');
  await dialog.getByRole('button', { name: 'Try all 3' }).click();
  await expect(dialog.getByRole('button', { name: 'Try all 3' })).toBeVisible();
  expect(asked).not.toContain('https://boats.dev/here');
  await row('https://boats.dev/gone').getByRole('button', { name: 'index.mdx, line 5' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Source of index.mdx' })).toBeVisible();
});
