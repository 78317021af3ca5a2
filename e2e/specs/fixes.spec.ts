import { expect, test } from '../fixtures.ts';

const FAULTS = [
  { name: 'a comment as in HTML', written: '<!-- a note -->', fix: 'Write {/* … */}', mended: '{/* a note */}' },
  { name: 'a lone bracket', written: 'fewer than <5 birds', fix: 'Write \\<', mended: 'fewer than \\<5 birds' },
  { name: 'a lone brace', written: 'an open { brace', fix: 'Write \\{', mended: 'an open \\{ brace' },
  { name: 'a name that nobody defined', written: 'in {region} now', fix: 'Write \\{', mended: 'in \\{region} now' },
  {
    name: 'an attribute without quotes',
    written: '<Card title=Birds>x</Card>',
    fix: 'Correct the attributes',
    mended: '<Card title="Birds">x</Card>',
  },
  {
    name: 'an attribute as in HTML',
    written: '<span class="bird">robin</span>',
    fix: 'Write className',
    mended: '<span className="bird">robin</span>',
  },
  { name: 'a tag without a slash', written: 'one<br>two', fix: 'Write <br />', mended: 'one<br />two' },
  { name: 'a misspelled component', written: '<Nte>robin</Nte>', fix: 'Write <Note>', mended: '<Note>robin</Note>' },
];

for (const { name, written, fix, mended } of FAULTS) {
  test(`${name} is shown as meant, and mended on one click`, async ({ openSmall, workspace, page }) => {
    await openSmall();
    await workspace.openPage('index');
    await workspace.replaceAll(`---\ntitle: Birds\n---\n\nBefore.\n\n${written}\n\nAfter.\n`);
    const main = workspace.preview.locator('main');
    await expect(main).toContainText('Before.');
    await expect(main).toContainText('After.');
    await workspace.goTo('Problems');
    const problems = page.getByRole('region', { name: 'Problems', exact: true });
    const button = problems.getByRole('button', { name: fix, exact: true });
    await expect(button).toBeVisible();
    await button.click();
    await expect(button).toBeHidden();
    await expect(workspace.code.locator('.view-lines')).toContainText(visible(mended));
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(workspace.code.locator('.view-lines')).toContainText(visible(written));
  });
}

test('front matter that is no YAML is mended on one click', async ({ openSmall, workspace, page }) => {
  await openSmall();
  await workspace.openPage('index');
  await workspace.replaceAll('---\ntitle: Birds: an introduction\n---\n\nText.\n');
  await expect(workspace.preview.getByRole('heading', { level: 1 })).toHaveText('Birds: an introduction');
  await workspace.goTo('Problems');
  await page.getByRole('button', { name: 'Put the value in quotation marks', exact: true }).click();
  await expect(workspace.code.locator('.view-lines')).toContainText(visible('title: "Birds: an introduction"'));
});

test('all problems of a page are mended at once, or one at the cursor by keyboard', async ({
  openSmall,
  workspace,
  page,
}) => {
  await openSmall();
  await workspace.openPage('index');
  await workspace.replaceAll('---\ntitle: Birds\n---\n\nfewer <5 and <!-- note --> more\n');
  await workspace.code.getByRole('textbox').press('ControlOrMeta+Home');
  // To the first problem, as in any editor of code, then the list of what can be done about it.
  await page.keyboard.press('F8');
  await expect(workspace.code).toContainText('is no tag');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(page.getByText('Fix all 2 problems of this file')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(workspace.code.locator('.view-lines')).toContainText(visible('fewer \\<5 and <!-- note -->'));
  await page.keyboard.press('ControlOrMeta+z');
  await workspace.goTo('Problems');
  await page.getByRole('button', { name: 'Fix all 2' }).click();
  await expect(workspace.code.locator('.view-lines')).toContainText(visible('fewer \\<5 and {/* note */} more'));
  await expect(page.getByRole('button', { name: 'Undo: Fix 2 problems in index.mdx' })).toBeVisible();
});

/** Monaco shows blanks as hard ones. */
function visible(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s'));
}
