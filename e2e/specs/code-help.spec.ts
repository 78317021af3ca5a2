import { expect, test } from '../fixtures.ts';
import { CodePage } from '../pages/code-page.ts';

// Wide enough that no line of these pages wraps.
test.use({ viewport: { width: 2200, height: 900 } });

const FILES = {
  'index.mdx': [
    '---',
    'title: Welcome',
    'description: What this is about.',
    '---',
    '',
    '## First steps',
    '',
    'Read [how to begin](/guides/start#set-up) or [this](#first-steps).',
    '',
    '<Note title="Mind">Words</Note>',
    '',
  ].join('\n'),
  'guides/start.mdx': '---\ntitle: Start here\n---\n\nText.\n\n## Set up\n\nGo on at [home](/index#first-steps).\n',
  'images/logo.png': 'x',
  'snippets/shared.mdx': 'Shared words.\n',
};

test('what is written is helped along: offers, words that explain, ways to go, new names', async ({
  openSmall,
  workspace,
}) => {
  const code = new CodePage(workspace.page);
  await openSmall(FILES);

  await test.step('a component, an attribute, a setting or a link is explained to the pointer and to the keyboard', async () => {
    await workspace.openPage('index');
    await code.pointAt('/guides/start');
    await expect(code.hover).toContainText('Leads to Start here guides/start.mdx, at Set up.');
    for (const [word, words] of [
      ['<Note', 'A callout for something worth knowing.'],
      ['description', 'Shown below the title and in search results.'],
      ['Mind', 'A bold line above the text.'],
    ] as const) {
      await code.word(word).click();
      await workspace.page.keyboard.press('Shift+F1');
      await expect(code.hover).toContainText(words);
      await workspace.page.keyboard.press('Escape');
    }
  });

  await test.step('F12 goes to what a link leads to, and to the heading in it', async () => {
    await workspace.openPage('index');
    await code.word('/guides/start').click();
    await workspace.page.keyboard.press('F12');
    await expect.poll(() => code.text()).toContain('Go on at [home]');
    await expect(workspace.page.getByRole('heading', { name: 'guides/start.mdx' })).toBeVisible();
    // The cursor stands at the heading.
    await workspace.page.keyboard.press('End');
    await code.type(' now');
    await expect.poll(() => code.text()).toContain('## Set up now');
    await code.undoTo(FILES['guides/start.mdx']);
  });

  await test.step('both names of a pair of tags change together', async () => {
    await workspace.openPage('index');
    await code.word('<Note').click({ position: { x: 3, y: 8 } });
    await workspace.page.keyboard.press('ControlOrMeta+ArrowRight');
    await expect(code.editor.locator('.linked-editing-decoration').first()).toBeVisible();
    await code.type('d');
    await workspace.page.keyboard.press('Escape');
    await expect.poll(() => code.text()).toContain('<Noted title="Mind">Words</Noted>');
    await code.undoTo(FILES['index.mdx']);
  });

  await test.step('text is not disturbed: nothing is offered in sentences and code', async () => {
    await workspace.openPage('index');
    await code.startAtEnd();
    await code.type('\nIt is 3 < 4 and "so" on: don\'t (ever) `<Card` mind. ');
    await expect(code.suggestions).toBeHidden();
    await expect.poll(() => code.text()).toContain('It is 3 < 4 and "so" on: don\'t (ever) `<Card` mind. ');
    await code.undoTo(FILES['index.mdx']);
  });

  await test.step('components, attributes, values, pages and headings are offered while they are typed', async () => {
    await workspace.openPage('index');
    await code.startAtEnd();
    await code.type('<Car');
    expect(await code.offered()).toEqual(expect.arrayContaining(['Card', 'CardGroup']));
    await workspace.page.keyboard.press('Escape');
    await code.type('d ');
    expect(await code.offered()).toEqual(expect.arrayContaining(['title', 'icon', 'href']));
    await code.choose('href');
    expect(await code.offered()).toEqual(expect.arrayContaining(['/guides/start']));
    await code.type('/gui');
    await code.choose('/guides/start');
    await expect.poll(() => code.text()).toContain('<Card href="/guides/start"');
    await code.type('#');
    expect(await code.offered()).toEqual(['set-up']);
    await workspace.page.keyboard.press('Enter');
    await workspace.page.keyboard.press('End');
    await code.type(' icon="rock');
    expect(await code.offered()).toEqual(expect.arrayContaining(['rocket']));
    await workspace.page.keyboard.press('Escape');
    await workspace.page.keyboard.press('End');
    // The tag gets its end by itself, and text can be typed between both.
    await code.type('>Inside');
    await expect.poll(() => code.text()).toContain('>Inside</Card>');
    await expect(workspace.preview.getByText('Inside', { exact: true })).toBeVisible();
    await code.undoTo(FILES['index.mdx']);
  });

  await test.step('front matter, pictures, shared texts and languages are offered', async () => {
    await workspace.openPage('index');
    await code.editor.click();
    await workspace.page.keyboard.press('ControlOrMeta+Home');
    await workspace.page.keyboard.press('End');
    await code.type('\nmo');
    expect((await code.offered())[0]).toBe('mode');
    await workspace.page.keyboard.press('Enter');
    expect(await code.offered()).toEqual(expect.arrayContaining(['wide', 'center']));
    await code.choose('wide');
    await expect.poll(() => code.text()).toContain('mode: wide\n');

    await code.startAtEnd();
    await code.type('\n![A logo](');
    expect(await code.offered()).toEqual(['/images/logo.png']);
    await workspace.page.keyboard.press('Enter');
    await expect.poll(() => code.text()).toContain('![A logo](/images/logo.png');
    await workspace.page.keyboard.press('End');
    await code.type("\n\nimport Shared from '");
    expect(await code.offered()).toEqual(['/snippets/shared.mdx']);
    await workspace.page.keyboard.press('Escape');
    await code.type("/snippets/shared.mdx'\n\n```pyt");
    expect(await code.offered()).toEqual(expect.arrayContaining(['python']));
    await code.undoTo(FILES['index.mdx']);
  });

  await test.step('a heading is renamed with its links, seen before, and one undo takes it back', async () => {
    await workspace.openPage('index');
    await code.word('First steps').click();
    await workspace.page.keyboard.press('F2');
    const box = workspace.page.locator('.rename-box input');
    await expect(box).toHaveValue('First steps');
    await box.fill('Begin here');
    await box.press('Enter');
    const dialog = workspace.page.getByRole('dialog', { name: 'Rename the heading' });
    await expect(dialog.getByText('2 links lead to it and will be updated')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText('guides/start.mdx, line 9');
    await expect.poll(() => code.text()).toContain('## First steps');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => code.text()).toContain('## Begin here');
    await expect.poll(() => code.text()).toContain('[this](#begin-here)');
    await code.word('/guides/start').click();
    await workspace.page.keyboard.press('F12');
    await expect.poll(() => code.text()).toContain('[home](/index#begin-here)');
    await code.word('/index').click();
    await workspace.page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => code.text()).toContain('[home](/index#first-steps)');
    await workspace.page.keyboard.press('F12');
    await expect.poll(() => code.text()).toContain('## First steps');
  });
});

const CONFIG = {
  name: 'Small',
  colors: { primary: '#0b6e4f' },
  navigation: [{ group: 'Start', pages: ['index', 'guides/start', 'messy'] }],
  topbarLinks: [{ name: 'Begin', url: '/guides/start#install' }],
  redirects: [{ source: '/old', destination: '/guides/start#instal' }],
};
const WITH_STEPS = {
  'docs.json': JSON.stringify(CONFIG, null, 2),
  'index.mdx':
    "---\ntitle: Welcome\n---\n\nimport Plan from '/snippets/plan.mdx'\n\nRead [how](guides/start.mdx#install) and [the plan](/index#the-plan).\n\n<Plan />\n",
  'guides/start.mdx':
    '---\ntitle: Start here\n---\n\n<Steps>\n<Step title="Install">\nWords.\n</Step>\n</Steps>\n\n## Kept {#kept}\n\nBack to [it](#kept).\n',
  'snippets/plan.mdx': '## The plan\n\nShared words.\n',
};

const MESSY = '---\ntitle: Welcome\n---\n## One\nText   \n\n\n\n| a | long |\n|-|-|\n| b | c |\n```js\nx   \n\n\n```\n';

test('steps and headings are renamed, explained and looked for with all that leads to them', async ({
  openSmall,
  workspace,
}) => {
  const code = new CodePage(workspace.page);
  const { keyboard } = workspace.page;
  await openSmall({ ...WITH_STEPS, 'messy.mdx': MESSY });

  await test.step('a link to a step or to a heading of a shared text is explained, and F12 goes to where it is written', async () => {
    await workspace.openPage('index');
    await code.word('start.mdx#install').click();
    await workspace.page.keyboard.press('Shift+F1');
    await expect(code.hover).toContainText('at Install (Step).');
    await workspace.page.keyboard.press('Escape');
    await code.word('/index#the-plan').click();
    await workspace.page.keyboard.press('F12');
    await expect(workspace.page.getByRole('heading', { name: 'snippets/plan.mdx' })).toBeVisible();
    await expect.poll(() => code.text()).toContain('Shared words.');
  });

  await test.step('a heading with an id of its own says that its links stay', async () => {
    await workspace.openPage('guides/start');
    await code.word('## Kept').click();
    await keyboard.press('F2');
    await expect(workspace.page.locator('.rename-box input')).toHaveValue('Kept');
    await expect(workspace.page.locator('.rename-box input')).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await code.type('Held');
    await keyboard.press('Enter');
    const dialog = workspace.page.getByRole('dialog', { name: 'Rename the heading' });
    await expect(dialog).toContainText('This heading has its own id, #kept, which stays: 1 link to it keeps working');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await keyboard.press('Enter');
    await expect.poll(() => code.text()).toContain('## Held {#kept}');
    await expect.poll(() => code.text()).toContain('[it](#kept)');
    await code.undoTo(WITH_STEPS['guides/start.mdx']);
  });

  await test.step('a redirect to a heading that is not there is a problem with its line, until the heading is there', async () => {
    await workspace.goTo('Problems');
    const problems = workspace.page.getByRole('region', { name: 'Problems', exact: true });
    const problem = problems.getByText('leads to a heading that the page guides/start does not have');
    await expect(problem).toBeVisible();
    await expect(problems).toContainText('Write #install at its end.');
    await workspace.openPage('guides/start');
    await code.startAtEnd();
    await code.type('\n## Instal\n');
    await workspace.goTo('Problems');
    await expect(problem).toBeHidden();
    await workspace.openPage('guides/start');
    await code.undoTo(WITH_STEPS['guides/start.mdx']);
  });

  await test.step('a step is renamed with the keyboard alone, with its links in pages and in the settings', async () => {
    await workspace.openPage('guides/start');
    await code.editor.click();
    await keyboard.press('ControlOrMeta+Home');
    for (let line = 1; line < 6; line++) await keyboard.press('ArrowDown');
    await keyboard.press('F2');
    const box = workspace.page.locator('.rename-box input');
    await expect(box).toHaveValue('Install');
    await expect(box).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await code.type('Set "it" up');
    await keyboard.press('Enter');
    const dialog = workspace.page.getByRole('dialog', { name: 'Rename the step' });
    await expect(dialog.getByText('2 links lead to it and will be updated.')).toBeVisible();
    const changes = dialog.getByRole('list', { name: 'Changes' });
    await expect(changes).toContainText('docs.json, topbarLinks[0].url');
    await expect(changes).toContainText('index.mdx, line 7');
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => code.text()).toContain('<Step title="Set &quot;it&quot; up">');
    await expect(workspace.preview.getByText('Set "it" up')).toBeVisible();
    expect(await workspace.configText()).toContain('"url": "/guides/start#set-it-up"');
    await keyboard.press('ControlOrMeta+z');
    await expect.poll(() => workspace.configText()).toContain('"url": "/guides/start#install"');
  });

  await test.step('formatting tidies white space and nothing else; headings are gone to by name', async () => {
    await workspace.openPage('messy');
    await expect.poll(() => code.text()).toContain('## One');
    await code.editor.click();
    await workspace.page.keyboard.press('Shift+Alt+f');
    const tidy =
      '---\ntitle: Welcome\n---\n\n## One\n\nText\n\n| a | long |\n| - | -    |\n| b | c    |\n```js\nx   \n\n\n```\n';
    await expect.poll(() => code.text()).toBe(tidy);
    await workspace.page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => code.text()).toBe(MESSY);
    await workspace.page.keyboard.press('ControlOrMeta+Shift+o');
    const list = workspace.page.locator('.quick-input-widget');
    await expect(list.locator('.monaco-list-row')).toContainText(['One']);
    await workspace.page.keyboard.press('Escape');
  });
});
