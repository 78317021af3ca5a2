import { expect, test } from '../fixtures.ts';

const FAULTS = {
  'what is meant as text': [
    { name: 'a comment as in HTML', written: '<!-- a note -->', fix: 'Write {/* … */}', mended: '{/* a note */}' },
    { name: 'a lone bracket', written: 'fewer than <5 birds', fix: 'Write \\<', mended: 'fewer than \\<5 birds' },
    { name: 'a lone brace', written: 'an open { brace', fix: 'Write \\{', mended: 'an open \\{ brace' },
    { name: 'a name that nobody defined', written: 'in {region} now', fix: 'Write \\{', mended: 'in \\{region} now' },
    {
      name: 'a comment without end',
      written: '<!-- a note',
      fix: 'End the comment with its line',
      mended: '{/* a note */}',
    },
    {
      name: 'an address in angle brackets',
      written: 'to <me@birds.example> now',
      fix: 'Write it as a link',
      mended: '[me@birds.example](mailto:me@birds.example)',
    },
    { name: 'a type in prose', written: 'a Map<string, T> of', fix: 'Write \\<', mended: 'a Map\\<string, T> of' },
    { name: 'a name with a hyphen', written: 'GET /{bird-id}', fix: 'Write \\{', mended: 'GET /\\{bird-id}' },
  ],
  attributes: [
    {
      name: 'an attribute without quotes',
      written: '<Card title=Birds>x</Card>',
      fix: 'Put the value in quotation marks',
      mended: '<Card title="Birds">x</Card>',
    },
    {
      name: 'an attribute in curly quotation marks',
      written: '<Card title=“Birds”>x</Card>',
      fix: 'Write straight quotation marks',
      mended: '<Card title="Birds">x</Card>',
    },
    {
      name: 'an attribute whose quotation mark has no partner',
      written: '<Card title="Birds icon="star">x</Card>',
      fix: 'Close the quotation marks',
      mended: '<Card title="Birds" icon="star">x</Card>',
    },
    {
      name: 'code for a click',
      written: '<b onclick="run()">robin</b>',
      fix: 'Remove onclick',
      mended: '<b>robin</b>',
    },
    {
      name: 'an attribute with a letter too many',
      written: '<Card tittle="Birds">x</Card>',
      fix: 'Write title',
      mended: '<Card title="Birds">x</Card>',
    },
    {
      name: 'a name that nobody defined, as a title',
      written: '<Card title={region}>x</Card>',
      fix: 'Write "{region}"',
      mended: '<Card title="{region}">x</Card>',
    },
    {
      name: 'an attribute as in HTML',
      written: '<span class="bird">robin</span>',
      fix: 'Write className',
      mended: '<span className="bird">robin</span>',
    },
  ],
  'tags, code and imports': [
    { name: 'a tag that is never closed', written: 'a <b>robin', fix: 'Add </b>', mended: 'a <b>robin</b>' },
    { name: 'a stray closing tag', written: 'a robin</Card>', fix: 'Remove </Card>', mended: 'a robin' },
    {
      name: 'wrong nesting',
      written: '<b><i>robin</b></i>',
      fix: 'Swap the two closing tags',
      mended: '<b><i>robin</i></b>',
    },
    {
      name: 'a closing tag without its bracket',
      written: '<Note>\nrobin\n</Note',
      fix: 'Add >',
      mended: '</Note>',
    },
    {
      name: 'a blank behind the bracket',
      written: '< Card title="Birds">x</Card>',
      fix: 'Write <Card',
      mended: '<Card title="Birds">x</Card>',
    },
    {
      name: 'a component in lower case',
      written: '<note>robin</note>',
      fix: 'Write <Note>',
      mended: '<Note>robin</Note>',
    },
    {
      name: 'an import in curly quotation marks',
      written: 'import A from ‘/a.mdx’',
      fix: 'Correct the import',
      mended: "import A from '/a.mdx'",
    },
    {
      name: 'code that is never closed',
      written: '<Note>\n```js\nrobin\n</Note>',
      fix: 'Close it before </Note>',
      mended: 'robin```',
    },
    { name: 'a tag without a slash', written: 'one<br>two', fix: 'Write <br />', mended: 'one<br />two' },
    { name: 'a misspelled component', written: '<Nte>robin</Nte>', fix: 'Write <Note>', mended: '<Note>robin</Note>' },
  ],
};

test('faults are shown as meant, and mended on one click', async ({ openSmall, workspace, page }) => {
  await openSmall();
  await workspace.openPage('index');
  await workspace.goTo('Problems');
  const main = workspace.preview.locator('main');
  const lines = workspace.code.locator('.view-lines');
  const problems = page.getByRole('region', { name: 'Problems', exact: true });
  for (const { name, written, fix, mended } of Object.values(FAULTS).flat()) {
    await test.step(name, async () => {
      await workspace.replaceAll(`---\ntitle: Birds\n---\n\nBefore ${name}.\n\n${written}\n\nAfter.\n`);
      await expect(main).toContainText(`Before ${name}.`);
      await expect(main).toContainText('After.');
      const button = problems.getByRole('button', { name: fix, exact: true });
      await expect(button).toBeVisible();
      const shown = await main.innerText();
      await button.click();
      await expect(button).toBeHidden();
      await expect(lines).toContainText(visible(mended));
      await expect.poll(() => main.innerText()).toBe(shown);
    });
  }
  const last = Object.values(FAULTS).flat().at(-1)?.fix ?? '';
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(problems.getByRole('button', { name: last, exact: true })).toBeVisible();
});

const FRONT_MATTER = [
  {
    name: 'a colon',
    written: 'title: Birds: an introduction',
    title: 'Birds: an introduction',
    fix: 'Put the value in quotation marks',
    mended: 'title: "Birds: an introduction"',
  },
  {
    name: 'a tab',
    written: 'title: Birds\n\tdescription: All of them',
    title: 'Birds',
    fix: 'Move it to the margin',
    mended: 'title: Birdsdescription: All of them',
  },
  {
    name: 'a key twice',
    written: 'title: Bees\ntitle: Birds',
    title: 'Birds',
    fix: 'Remove line 2, which does not count',
    mended: '---title: Birds---',
  },
  {
    name: 'a word that stands for another one',
    written: 'title: *Birds*',
    title: '*Birds*',
    fix: 'Put the value in quotation marks',
    mended: 'title: "*Birds*"',
  },
];

test('faults are mended by click and by keyboard, one by one or all of a page', async ({
  openSmall,
  workspace,
  page,
}) => {
  await openSmall({ 'second.mdx': '---\ntitle: Second page\n---\n\n<Note>\n      robin\n</Note>\n' });
  await workspace.openPage('index');
  await test.step('those in front matter are read as meant, and mended on one click', async () => {
    await workspace.goTo('Problems');
    const heading = workspace.preview.getByRole('heading', { level: 1 });
    for (const { name, written, title, fix, mended } of FRONT_MATTER) {
      await test.step(name, async () => {
        await workspace.replaceAll(`---\n${written}\n---\n\nText with ${name}.\n`);
        await expect(workspace.preview.getByText(`Text with ${name}.`)).toBeVisible();
        await expect(heading).toHaveText(title);
        const button = page.getByRole('button', { name: fix, exact: true });
        await button.click();
        await expect(button).toBeHidden();
        await expect(workspace.code.locator('.view-lines')).toContainText(visible(mended));
        await expect(heading).toHaveText(title);
      });
    }
  });
  await test.step('one after the other by keyboard alone', async () => {
    await workspace.replaceAll('---\ntitle: Birds: all\n---\n\n<Card title=Robin>a</Card>\n\nIn {region} <5.\n');
    const lines = workspace.code.locator('.view-lines');
    const steps = ['title: "Birds: all"', '<Card title="Robin">', 'In \\{region} <5', 'In \\{region} \\<5'];
    for (const [step, mended] of steps.entries()) {
      const left = steps.length - step;
      const count = page.getByRole('region', { name: 'Source of index.mdx' }).getByText(/^\d warnings?$/);
      await expect(count).toHaveText(left === 1 ? '1 warning' : `${left} warnings`);
      // Marks come a moment after the text they are for: who was quicker asks again, with more patience each time.
      let patience = 5000;
      await expect(async () => {
        patience *= 2;
        await workspace.code.getByRole('textbox').press('ControlOrMeta+Home');
        await page.keyboard.press('F8');
        await page.keyboard.press('Escape');
        await page.keyboard.press('ControlOrMeta+.');
        await expect(page.getByText('Quick Fix')).toBeVisible({ timeout: patience });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(lines).toContainText(visible(mended));
    }
    await expect(workspace.code.locator('.squiggly-warning')).toHaveCount(0);
  });
  await test.step('all problems of a page at once, or one at the cursor by keyboard', async () => {
    await workspace.replaceAll('---\ntitle: Birds\n---\n\nfewer <5 and <!-- note --> more\n');
    await expect(workspace.code.locator('.squiggly-warning').first()).toBeVisible();
    await workspace.code.getByRole('textbox').press('ControlOrMeta+Home');
    // To the first problem, as in any editor of code, then the list of what can be done about it.
    await page.keyboard.press('F8');
    await expect(workspace.code).toContainText('is not a tag');
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
  await test.step('a blank typed in the indentation and deleted again leaves the line as it was', async () => {
    await workspace.openPage('second');
    await workspace.code.getByText('robin').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Home');
    for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(workspace.code.locator('.view-lines')).toContainText(/<Note>\s{7}robin/);
    await page.keyboard.press('Backspace');
    await expect(workspace.code.locator('.view-lines')).toContainText(/<Note>\s{6}robin/);
  });
});

/** Monaco shows blanks as hard ones. */
function visible(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s'));
}
