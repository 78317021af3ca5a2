import { CATALOGUE } from '../../src/catalogue/catalogue.ts';
import { readSnippet } from '../../src/catalogue/snippet.ts';
import { test as base, expect } from '../fixtures.ts';
import { WritingTools } from '../pages/writing-tools.ts';
import { violationsInBothModes } from '../support/accessibility.ts';

/** A line of so many characters is not wrapped. */
const SHORT_LINE = 30;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>';
const PAGE = '---\ntitle: Start # first\ndescription: "About it."\nown: kept\n---\n\nFirst words.\n';
const FILES = {
  'index.mdx': PAGE,
  'guide.mdx': '---\ntitle: Guide\ndescription: A guide.\n---\n\n## First part\n\nText.\n',
  'images/window.svg': PICTURE,
  'images/film.mp4': '',
  'snippets/shared.mdx': 'Shared words.\n',
};

function configOf(pages: readonly string[]): string {
  const navigation = [{ group: 'Start', pages }];
  return JSON.stringify({ name: 'Small', colors: { primary: '#0b6e4f' }, navigation });
}

/** Each of these pages is written in by one step, which takes back what it did. */
const PAGES = {
  'docs.json': configOf(['index', 'steps', 'card', 'table', 'cells', 'blocks', 'state']),
  'index.mdx': PAGE,
  'steps.mdx': `${PAGE}\n<Steps>\n  <Step title="One">\n    Words.\n  </Step>\n</Steps>\n`,
  'card.mdx': `${PAGE}\n<Card title="One" href="/guide">\n  Words.\n</Card>\n`,
  'table.mdx': `${PAGE}\n| Name | Use |\n|---|---|\n| a | b |\n`,
  'cells.mdx': `${PAGE}\n| Name | Use |\n|---|---|\n| one word | b |\n`,
  'state.mdx': `${PAGE}\n| Name | Use |\n|---|---|\n| a | b |\n\n<Card title="One" icon="leaf" color="#112233">\n  Words.\n</Card>\n`,
  'blocks.mdx': `${PAGE}\n| Name |\n|---|\n| a |\n\n\`\`\`js\ncode\n\`\`\`\n\n![Window](/images/window.svg)\n`,
};

const test = base.extend<{ tools: WritingTools }>({
  tools: async ({ workspace }, use) => use(new WritingTools(workspace)),
});

/** One of each kind: in lines of its own, made for a parent, in the line, code. */
const KINDS = ['Note', 'Step', 'Tooltip', 'Diagram'];

const WITH_STEPS = '---\ntitle: Inside of Steps\ndescription: About it.\n---\n\n<Steps>\n  Here.\n</Steps>\n';

const WITH_NOTE = `${PAGE}\n## Part\n\n<Note>\n  Words.\n</Note>\n`;

// That everything of the catalogue can be inserted is tested in `src/editor/features/writing/insert/insert-everything.test.ts`.
test('a page is written with menus, with keys and with forms alone', async ({ tools, openSmall }) => {
  const { page, workspace, toolbar, form } = tools;
  const components = KINDS.flatMap((kind) => CATALOGUE.filter(({ label }) => label === kind));
  expect(components.length).toBe(KINDS.length);
  await openSmall({
    ...FILES,
    'docs.json': configOf(['index', 'second', 'third']),
    'index.mdx': PAGE,
    'second.mdx': WITH_STEPS,
    'third.mdx': WITH_NOTE,
  });
  await test.step('what is chosen from a menu is inserted, shown, and taken back', async () => {
    let shownPage = '';
    for (const [index, component] of components.entries()) {
      await test.step(component.name, async () => {
        const [path, title] = component.parents ? ['second', 'Inside of Steps'] : ['index', 'Start'];
        if (path !== shownPage) await tools.open(path);
        shownPage = path;
        await expect.poll(() => tools.text()).toContain(title);
        await expect(workspace.preview.locator('h1')).toContainText(title);
        await tools.goToEnd();
        if (component.parents) {
          await page.keyboard.press('ArrowUp');
          await page.keyboard.press('ArrowUp');
          await page.keyboard.press('End');
        }
        // The menu offers what fits the place of the cursor, which is read at a pause.
        if (component.parents) await expect(tools.details.getByRole('listitem')).not.toHaveCount(1);
        const before = await tools.text();
        const main = workspace.preview.locator('main');
        const drawn = await main.innerHTML();
        // Both menus show one list.
        if (index % 2 === 0) await tools.insertByMouse(component.label);
        else {
          await page.keyboard.press('Enter');
          await tools.insertByKeyboard(component.label);
        }
        const source = readSnippet(component.snippet).text.split('\n')[0] ?? '';
        await expect.poll(() => tools.text()).toContain(source.slice(0, SHORT_LINE));
        await expect.poll(() => main.innerHTML()).not.toBe(drawn);
        await expect(page.getByRole('link', { name: 'No problems' })).toBeVisible();
        await tools.undoAll();
        await expect.poll(() => tools.text()).toBe(before);
        await expect.poll(() => main.innerHTML()).toBe(drawn);
      });
    }
  });
  await test.step('words are written with keys, buttons and menus', async () => {
    await tools.open('index');
    await test.step('words are made bold, a list, a heading and a link by key and by button', async () => {
      await tools.workspace.code.getByText('First words.').click();
      await page.keyboard.press('Home');
      await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
      await page.keyboard.press('ControlOrMeta+b');
      await expect.poll(() => tools.text()).toMatch(/\*\*First\*\* words\./);
      await toolbar.getByRole('button', { name: 'Bold' }).click();
      await expect.poll(() => tools.text()).toContain('\nFirst words.');
      await toolbar.getByRole('button', { name: 'Bullet list' }).click();
      await expect.poll(() => tools.text()).toContain('\n- First words.');
      await expect(page.getByRole('textbox', { name: /^Source of/ })).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Second.');
      await expect.poll(() => tools.text()).toContain('\n- First words.\n- Second.');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Read ');
      await page.keyboard.press('ControlOrMeta+k');
      const dialog = page.getByRole('dialog', { name: 'Insert a link' });
      await dialog.getByRole('combobox', { name: 'Page or address' }).fill('guide');
      await page.getByRole('option', { name: /Guide/ }).click();
      await dialog.getByRole('combobox', { name: 'Part of the page' }).selectOption({ label: 'First part' });
      await dialog.getByRole('button', { name: 'Insert' }).click();
      await expect.poll(() => tools.text()).toMatch(/Read \[Guide\]\(\/guide#first-part\)/);
      await toolbar.getByRole('button', { name: /^Paragraph style/ }).click();
      await page.getByRole('menuitem', { name: /^Heading/ }).click();
      await expect(tools.workspace.preview.locator('h2').filter({ hasText: 'Read Guide' })).toBeVisible();
      await tools.undoAll();
    });

    await test.step('a slash that is not meant stays, and no list opens in a word', async () => {
      await tools.goToEnd();
      await page.keyboard.type('/note');
      await expect(tools.menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tools.menu).toBeHidden();
      await page.keyboard.type(' and/or');
      await expect(tools.menu).toBeHidden();
      await expect.poll(() => tools.text()).toContain('/note and/or');
    });
    await tools.undoAll();
  });
  await test.step('a page is written with forms alone', async () => {
    await tools.open('third');
    await page.getByText('Visual', { exact: true }).click();
    await expect(form).toBeVisible();
    await form.getByRole('textbox', { name: 'Heading', exact: true }).fill('New part');
    const text = form.getByRole('textbox', { name: 'Text', exact: true });
    await text.nth(1).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' More');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(text.nth(1)).toHaveText('Words. **More**');
    await form.getByRole('textbox', { name: 'New paragraph' }).fill('The end.');
    await page.keyboard.press('Enter');
    await tools.insertByMouse('Tip');
    await expect(form.getByRole('group', { name: 'Tip' })).toBeVisible();
    await expect(tools.workspace.preview.locator('main h2')).toContainText('New part');
    await expect(tools.workspace.preview.getByText('The end.')).toBeVisible();
    await page.getByText('Source', { exact: true }).click();
    await expect
      .poll(() => tools.text())
      .toContain('## New part\n\n<Note>\n  Words. **More**\n</Note>\n\nThe end.\n\n<Tip>');
    await tools.undoAll();
    await expect.poll(() => tools.text()).toBe(WITH_NOTE);
  });
});

test('a page is written in its source, with forms below it', async ({ tools, openSmall }) => {
  const { page, details, toolbar, workspace } = tools;
  await openSmall({ ...FILES, ...PAGES });
  await test.step('a component is filled in with a form, and only its attribute changes', async () => {
    const text = PAGES['steps.mdx'];
    await tools.open('steps');
    await tools.workspace.code.getByText('Words.', { exact: true }).click();
    await expect(details.getByRole('button', { name: 'Step', exact: true })).toHaveAttribute('aria-current', 'true');
    const title = details.getByRole('textbox', { name: /^Title/ });
    await title.fill('The first "step"');
    await expect.poll(() => tools.text()).toBe(text.replace('title="One"', `title='The first "step"'`));
    await expect(tools.workspace.preview.getByText('The first "step"').first()).toBeVisible();
    await expect(title).toBeFocused();

    await details.getByRole('button', { name: 'Add step' }).click();
    await expect(tools.workspace.preview.locator('main li').filter({ hasText: 'What to do' })).toBeVisible();
    await details.getByRole('button', { name: 'Move up: Step' }).click();
    await expect
      .poll(async () => (await tools.text()).indexOf('What to do'))
      .toBeLessThan((await tools.text()).indexOf('Words.'));
    await details.getByRole('button', { name: 'More for: Step' }).click();
    await page.getByRole('menuitem', { name: 'Delete with its contents' }).click();
    await expect.poll(() => tools.text()).toBe(text.replace('title="One"', `title='The first "step"'`));
    await tools.undoAll();
    await expect.poll(() => tools.text()).toBe(text);
  });

  await test.step('keys go from the text to the form and back, and typing is never interrupted', async () => {
    await tools.open('card');
    await tools.workspace.code.getByText('Words.', { exact: true }).click();
    // At once, before the form has followed the click by itself.
    await page.keyboard.press('Alt+Enter');
    await expect(details.getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await expect(details.getByRole('textbox', { name: /^Title/ })).toHaveValue('One');
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await page.keyboard.type(' More words of a long sentence.', { delay: 40 });
    await expect.poll(() => tools.text()).toContain('  Words. More words of a long sentence.\n');
    await tools.undoAll();
  });

  await test.step('the details of a page are a form, which keeps comments and unknown keys', async () => {
    await tools.open('index');
    await details.getByRole('textbox', { name: /^Title/ }).fill('Begin: here');
    await details.getByRole('textbox', { name: /^Badge in the sidebar/ }).fill('New');
    await details.getByRole('switch', { name: /^Hide from the sidebar/ }).click({ force: true });
    await expect(details.getByRole('textbox', { name: 'own' })).toHaveValue('kept');
    await expect
      .poll(() => tools.text())
      .toBe(
        PAGE.replace('Start # first', '"Begin: here" # first').replace(
          '"About it."\n',
          '"About it."\ntag: "New"\nhidden: true\n',
        ),
      );
    await expect(tools.workspace.preview.locator('h1')).toContainText('Begin: here');
    await tools.undoAll();
    await expect.poll(() => tools.text()).toBe(PAGE);
  });

  await test.step('a table is filled in as a grid, by keyboard and by mouse', async () => {
    const text = PAGES['table.mdx'];
    await tools.open('table');
    await tools.workspace.code.getByText('Name').click();
    const grid = details.getByRole('table', { name: 'Cells of the table' });
    await grid.getByRole('textbox', { name: 'Row 1, column 2' }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('x | y');
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('textbox', { name: 'Row 2, column 1' })).toBeFocused();
    await page.keyboard.type('new');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('row');
    await expect.poll(() => tools.text()).toBe(`${PAGE}\n| Name | Use |\n|---|---|\n| a | x \\| y |\n| new | row |\n`);
    await grid.getByRole('button', { name: 'Column 2' }).click();
    await page.getByRole('menuitem', { name: 'Move left' }).click();
    await grid.getByRole('button', { name: 'Row 1' }).click();
    await page.getByRole('menuitem', { name: 'Remove row' }).click();
    await expect.poll(() => tools.text()).toBe(`${PAGE}\n| Use | Name |\n|---|---|\n| row | new |\n`);
    await expect(tools.workspace.preview.locator('td').first()).toHaveText('row');
    await tools.undoAll();
    await expect.poll(() => tools.text()).toBe(text);
  });

  await test.step('words of a cell are made bold and a link, by keys and by buttons', async () => {
    const text = PAGES['cells.mdx'];
    await tools.open('cells');
    const rowOf = (row: string) => text.replace('| one word | b |', row);
    await tools.workspace.code.getByText('Name').click();
    const grid = details.getByRole('table', { name: 'Cells of the table' });
    const [cell, other] = [1, 2].map((column) => grid.getByRole('textbox', { name: `Row 1, column ${column}` }));
    const dialog = page.getByRole('dialog', { name: 'Insert a link' });
    await cell?.click();
    await page.keyboard.press('End');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog.getByRole('textbox', { name: 'Link text' })).toHaveValue('word');
    await dialog.getByRole('combobox', { name: 'Page or address' }).fill('https://example.com/a|b');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(cell ?? grid).toBeFocused();
    await expect.poll(() => tools.text()).toBe(rowOf('| one [word](https://example.com/a\\|b) | b |'));
    await page.keyboard.press('ControlOrMeta+k');
    const change = page.getByRole('dialog', { name: 'Change the link' });
    await change.getByRole('button', { name: 'Remove the link' }).click();
    await expect.poll(() => tools.text()).toBe(text);
    // What is pressed below the table is meant for the cell that was written in last.
    await other?.click();
    await page.keyboard.press('ControlOrMeta+a');
    const words = details.getByRole('toolbar', { name: 'Formatting' });
    await words.getByRole('button', { name: 'Bold' }).click();
    await expect.poll(() => tools.text()).toBe(rowOf('| one word | **b** |'));
    await expect(words.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await expect(other ?? grid).toBeFocused();
    await words.getByRole('button', { name: 'Link' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Page or address' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(other ?? grid).toBeFocused();
    await page.keyboard.type('c');
    await expect.poll(() => tools.text()).toContain('c');
    await tools.undoAll();
    await expect.poll(() => tools.text()).toBe(text);
  });

  await test.step('a table, a code block and a picture are deleted with a notice, and a picture is framed', async () => {
    const text = PAGES['blocks.mdx'];
    await tools.open('blocks');
    await workspace.code.getByText('Name').click();
    await details.getByRole('button', { name: 'Delete: Table' }).click();
    const withoutTable = text.replace('| Name |\n|---|\n| a |\n\n', '');
    await expect.poll(() => tools.text()).toBe(withoutTable);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => tools.text()).toBe(text);
    await workspace.code.getByText('code', { exact: true }).click();
    await details.getByRole('button', { name: 'Delete: Code block' }).click();
    await expect.poll(() => tools.text()).toBe(text.replace('```js\ncode\n```\n\n', ''));
    await workspace.code.getByText('![Window]').click();
    await details.getByRole('button', { name: 'Add a frame' }).click();
    await expect.poll(() => tools.text()).toContain('\n\n<Frame>\n  ![Window](/images/window.svg)\n</Frame>\n');
    await expect(details.getByRole('button', { name: 'Add a frame' })).toBeHidden();
    await details.getByRole('button', { name: 'Delete: Picture' }).click();
    await expect.poll(() => tools.text()).toContain('<Frame>\n</Frame>');
    await tools.undoAll();
    await expect.poll(() => tools.text()).toBe(text);
  });

  await test.step('every state of the tools for writing', async () => {
    await tools.open('state');
    const look = () => violationsInBothModes(page, { exclude: 'iframe' });
    expect(await look(), 'the details of the page').toEqual([]);
    await tools.workspace.code.getByText('Words.', { exact: true }).click();
    await expect(details.getByRole('textbox', { name: /^Title/ })).toHaveValue('One');
    expect(await look(), 'a component').toEqual([]);
    await details.getByRole('button', { name: /^More settings/ }).click();
    expect(await look(), 'all settings of a component').toEqual([]);
    await tools.workspace.code.getByText('Name').click();
    await expect(details.getByRole('table')).toBeVisible();
    expect(await look(), 'a table').toEqual([]);
    await details.getByRole('button', { name: 'Column 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Add a column before' })).toBeVisible();
    expect(await look(), 'the menu of a column').toEqual([]);
    await page.keyboard.press('Escape');
    await toolbar.getByRole('button', { name: 'Insert', exact: true }).click();
    await expect(tools.menu).toBeVisible();
    expect(await look(), 'what can be inserted').toEqual([]);
    await page.keyboard.press('Escape');
    await tools.goToEnd();
    await page.keyboard.type('/');
    await expect(tools.menu).toBeVisible();
    expect(await look(), 'what a slash opens').toEqual([]);
    await page.keyboard.press('Escape');
    await toolbar.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Insert a link' })).toBeVisible();
    expect(await look(), 'the dialog of a link').toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await toolbar.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await look(), 'the list of keys').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('Visual', { exact: true }).click();
    await expect(tools.form).toBeVisible();
    expect(await look(), 'the page as a form').toEqual([]);
  });
});
