/** What stands beside the open page: its outline, what has changed in it, its snippets. */
import { expect, test } from '../fixtures.ts';
import { openPageForm } from '../pages/page-form.ts';
import type { WorkspacePage } from '../pages/workspace-page.ts';
import { WritingTools } from '../pages/writing-tools.ts';
import { violationsInBothModes } from '../support/accessibility.ts';

const PAGE = `---
title: Raised beds
---

Intro words of the page.

## Soil

Dark soil in the bed.

### Worms

Many worms.

## Water

<Steps>
  <Step title="Fill the can">
    With water.
  </Step>
  <Step title="Pour">
    Slowly.
  </Step>
</Steps>

## Harvest

Eat.
`;

const WORDS = `---
title: Foxes
---

The quick fox runs into the **dark** wood.
`;

test('changes are listed and taken back alone, and sections are moved in the outline', async ({
  page,
  workspace,
  openSmall,
}) => {
  await openSmall({ 'index.mdx': PAGE, 'second.mdx': WORDS });
  const tools = new WritingTools(workspace);
  const lines = page.locator('.view-lines');
  await tools.open('index');
  await test.step('what has changed is listed, marked on the page, and taken back alone', async () => {
    await workspace.goTo('This page');
    await page.getByText('Changes', { exact: true }).click();
    await expect(page.getByText('Nothing has changed')).toBeVisible();
    await lines.getByText('Dark soil').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' It is wet.');
    await lines.getByText('Intro words').click({ clickCount: 3 });
    await page.keyboard.press('Delete');
    await expect(page.getByText('2 changes')).toBeVisible();
    await expect(page.getByRole('insertion')).toHaveText(' It is wet.');
    const marks = workspace.preview.locator('leafwright-marks');
    await expect(marks.locator('[data-kind="changed"]')).toBeVisible();
    await expect(marks.locator('[data-kind="removed"]')).toBeVisible();
    expect(await markedWords(workspace, 'changed')).toEqual([' It is wet.']);
    expect(await violationsInBothModes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Take back: Changed, Soil' }).click();
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    const main = workspace.preview.locator('main');
    await expect(main).not.toContainText('It is wet');
    await expect(main).not.toContainText('Intro words');
    await page
      .getByRole('combobox', { name: 'What has changed' })
      .selectOption({ label: 'Since the project came in (just now)' });
    await expect(page.getByRole('deletion')).toHaveText('Intro words of the page.');
    await page.getByText('Outline', { exact: true }).click();
    await expect(marks.locator('[data-kind="removed"]')).toHaveCount(0);
  });
  await tools.open('second');
  await test.step('two places of one paragraph are two changes: each is marked in its words, and taken back alone', async () => {
    await workspace.goTo('This page');
    await page.getByText('Changes', { exact: true }).click();
    await lines.getByText('The quick').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Here ');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(' of pines');
    await expect(page.getByText('2 changes')).toBeVisible();
    await expect(page.getByRole('insertion')).toHaveText(['Here', ' of pines']);
    await expect.poll(() => markedWords(workspace, 'changed')).toEqual(['Here ', ' of pines']);

    await page
      .getByRole('button', { name: /^Take back: Changed/ })
      .first()
      .click();
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await expect(workspace.preview.locator('main')).toContainText('The quick fox');
    await expect(workspace.preview.locator('main')).toContainText('dark wood of pines.');
    await expect.poll(() => markedWords(workspace, 'changed')).toEqual([' of pines']);
  });
  await page.getByText('Outline', { exact: true }).click();
  await workspace.startAgain();
  await tools.open('index');
  await test.step('a section is moved in the outline, and the outline leads to its places in every mode', async () => {
    const headings = workspace.preview.locator('main').getByRole('heading', { level: 2 });
    const row = (name: string) => page.getByRole('treeitem', { name, exact: true });
    await page.keyboard.press('Alt+Shift+O');

    await test.step('by mouse', async () => {
      await expect(row('Step Pour')).toBeVisible();
      await row('H2 Soil').hover();
      await page.mouse.down();
      const box = await row('H2 Harvest').boundingBox();
      await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) - 4, { steps: 4 });
      await expect(page.getByTestId('section-drop')).toBeVisible();
      await page.mouse.up();
      await expect(headings).toHaveText([/Water/, /Soil/, /Harvest/]);
    });

    await test.step('by its menu', async () => {
      await row('H2 Soil').focus();
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('menuitem', { name: 'One level up' })).toBeDisabled();
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.getByRole('menuitem', { name: 'Move down' }).click();
      await expect(headings).toHaveText([/Water/, /Harvest/, /Soil/]);
      await expect(row('H2 Soil')).toBeFocused();
    });

    await test.step('each as one step to be undone', async () => {
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect(headings).toHaveText([/Soil/, /Water/, /Harvest/]);
    });

    await test.step('it leads to the form, and remembers that it is shown', async () => {
      await page.getByText('Visual', { exact: true }).click();
      await expect(page.locator('[data-contents]')).toBeVisible();
      await row('H2 Harvest').click();
      await expect(page.getByRole('textbox', { name: 'Heading' }).last()).toBeFocused();
      await expect(row('H2 Harvest')).toHaveAttribute('aria-current', 'location');
      await page.reload();
      await expect(row('H2 Harvest')).toBeVisible();
    });
  });
});

/** Words that are marked on the page where they stand. */
function markedWords(workspace: WorkspacePage, kind: string): Promise<string[]> {
  return workspace.preview
    .locator('html')
    .evaluate((_, name) => [...(CSS.highlights.get(name) ?? [])].map(String), `lw-${kind}`);
}

test('notes for colleagues and snippets are made on the page itself', async ({ page, workspace, openSmall }) => {
  await openSmall({ 'index.mdx': PAGE.slice(0, PAGE.indexOf('## Water')) });
  await openPageForm(workspace);
  const main = workspace.preview.locator('main');
  await test.step('a block and words are noted, marked on the page, and no part of the site', async () => {
    const dialog = page.getByRole('dialog', { name: 'Note for colleagues' });

    await test.step('a block, by its menu on the page', async () => {
      await main.getByText('Dark soil').click();
      await page.keyboard.press('Control+.');
      await page.getByRole('menuitem', { name: 'Note for colleagues…' }).click();
      await expect(dialog).toContainText('Dark soil in the bed.');
      await dialog.getByRole('textbox', { name: 'Note', exact: true }).fill('Whose bed?');
      await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ada');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    });

    await test.step('words, by the bar over them', async () => {
      await main.getByText('Many worms').click();
      const field = workspace.wordsField;
      await expect(field).toBeFocused();
      await field.getByText('Many worms').dblclick({ position: { x: 20, y: 10 } });
      await page.getByRole('button', { name: 'Note for colleagues' }).click();
      await expect(dialog).toContainText('Many');
      await expect(dialog.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
      await dialog.getByRole('textbox', { name: 'Note', exact: true }).fill('Really many?');
      await dialog.getByRole('button', { name: 'Add the note' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('they are listed and marked, and lead to their words', async () => {
      await workspace.goTo('This page');
      await page.getByText('Notes', { exact: true }).click();
      await expect(page.getByText('2 open notes')).toBeVisible();
      await expect(workspace.preview.locator('leafwright-marks [data-kind="noted"]')).toHaveCount(2);
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Resolve the note by Ada' }).first().click();
      await expect(workspace.preview.locator('leafwright-marks [data-kind="noted"]')).toHaveCount(1);
      await page.keyboard.press('Control+z');
      await expect(page.getByText('2 open notes')).toBeVisible();
      await expect(main).not.toContainText('Whose bed?');
    });
    await workspace.startAgain();
  });
  await test.step('a snippet is made of a block, readers see the same, and it says where it is used', async () => {
    const before = await main.innerText();
    await main.getByText('Many worms.', { exact: true }).hover();
    await workspace.preview.getByRole('button', { name: /^Menu of the/ }).click();
    await page.getByRole('menuitem', { name: 'Make a snippet…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make a snippet' });
    await expect(dialog).toContainText('Many worms.');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('About worms');
    expect(await violationsInBothModes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make snippet' }).click();
    await expect(dialog).toBeHidden();

    await expect(page.locator('[data-contents]')).toContainText('Its words stand in snippets/about-worms.mdx.');
    await workspace.goTo('This page');
    await page.getByText('Snippets', { exact: true }).click();
    const here = page.getByRole('region', { name: 'Snippets in this page' });
    await expect(here).toContainText('about-worms.mdx');
    await here.getByText('Used in 1 page').click();
    await expect(here.getByRole('button', { name: /Raised beds/ })).toBeVisible();
    await expect.poll(() => main.innerText()).toBe(before);
    expect(await violationsInBothModes(page)).toEqual([]);

    await test.step('and one of words within a paragraph', async () => {
      await main.getByText('Dark soil').click();
      const field = workspace.wordsField;
      await expect(field).toBeFocused();
      await field.getByText('Dark soil').dblclick({ position: { x: 10, y: 10 } });
      await page
        .getByRole('toolbar', { name: 'Selected words' })
        .getByRole('button', { name: 'Make a snippet…', exact: true })
        .click();
      await expect(dialog).toContainText('It stands within its paragraph.');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Colour');
      await dialog.getByRole('button', { name: 'Make snippet' }).click();
      await expect(here).toContainText('colour.mdx');
      await expect.poll(() => main.innerText()).toBe(before);
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(here).not.toContainText('colour.mdx');
    });

    await here.getByRole('button', { name: 'Edit snippet about-worms.mdx' }).click();
    await expect(page.getByText('This file is a snippet.')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('region', { name: 'All snippets of the project' })).toContainText(
      'There are no snippets yet',
    );
  });
});
