/** The view asks other hosts only for what stands in the project's text, and for what a person clicks. */
import { expect, test } from '../fixtures.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { listen } from '../support/listening-host.ts';
import {
  pageOfMadeAddresses,
  pageOfMadeAddressesLater,
  pageOfWrittenAddresses,
  WAYS_TO_LOAD,
} from './hostile-pages.ts';

const USUAL = WAYS_TO_LOAD.filter(({ isUsual }) => isUsual).map(({ name }) => name);

test('no way to load brings out an address that code has put together; those in the text load in every way', async ({
  page,
}) => {
  const host = await listen();
  const sandbox = new SandboxPage(page);
  await sandbox.open(
    {
      'made.mdx': pageOfMadeAddresses(host.address),
      'later.mdx': pageOfMadeAddressesLater(host.address),
      'written.mdx': pageOfWrittenAddresses(host.address),
    },
    'made',
  );
  const pictures = sandbox.frame.getByRole('button', { name: `Show the picture from ${new URL(host.address).host}` });
  await expect(sandbox.frame.getByText('All ways are there.')).toBeVisible();
  await expect(pictures).not.toHaveCount(0);
  // What a version of the navigation would bring along.
  await sandbox.chooseVersion('v');

  await sandbox.show('later');
  await expect(sandbox.frame.getByText('Loaded later')).toBeVisible();
  await expect(pictures).toHaveCount(2);

  // By the time that all this has come, what was asked for before would have come too.
  await sandbox.show('written');
  const missing = () => USUAL.filter((name) => !host.heard.includes(`/written-${name}`));
  await expect.poll(missing).toEqual([]);
  expect(host.heard.filter((path) => !path.startsWith('/written-'))).toEqual([]);
  await host.close();
});

test('a click loads what it stands for, and the note what has no place in the page', async ({ page }) => {
  const host = await listen();
  const name = new URL(host.address).host;
  const sandbox = new SandboxPage(page);
  const made = (rest: string): string => `'${host.address}' + '/${rest}'`;
  await sandbox.open({
    'index.mdx': `<img src={${made('picture')}} alt="" width="300" height="200" />

<iframe src={${made('frame.html')}} title="Frame" />

<p style={{ backgroundImage: 'url(' + ${made('style')} + ')' }}>Styled</p>

<style>{'@import "' + ${made('sheet')} + '";'}</style>
`,
  });
  const { frame } = sandbox;
  const picture = frame.getByRole('button', { name: `Show the picture from ${name}` });
  await expect(
    frame.getByText(`This picture comes from ${name}. Its address is not written in the project.`),
  ).toBeVisible();
  expect(await frame.locator('leafwright-place').first().boundingBox()).toMatchObject({ width: 300, height: 200 });
  await expect.poll(async () => (await sandbox.log()).hiddenHosts).toEqual([name]);
  expect(host.heard).toEqual([]);
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => host.heard).toEqual(['/picture']);
  await expect(picture).toHaveCount(0);
  await frame.getByRole('button', { name: `Show the page from ${name}` }).click();
  await expect.poll(() => host.heard).toEqual(['/picture', '/frame.html']);
  await sandbox.showHidden();
  await expect.poll(() => [...host.heard].sort()).toEqual(['/frame.html', '/picture', '/sheet', '/style']);
  expect((await sandbox.log()).hiddenHosts).toEqual([]);
  await host.close();
});

test('what the page has lost is not told of any more', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  const words = '<p style={{ backgroundImage: "url(https://" + "elsewhere.example/made)" }}>Styled</p>';
  await sandbox.open({ 'index.mdx': `${words}\n\nMore.` });
  await expect.poll(async () => (await sandbox.log()).hiddenHosts).toEqual(['elsewhere.example']);
  await sandbox.write('index.mdx', `${words}\n\nMore words.`);
  await expect(sandbox.frame.getByText('More words.')).toBeVisible();
  expect((await sandbox.log()).hiddenHosts).toEqual(['elsewhere.example']);
  await sandbox.write('index.mdx', 'More words.');
  await expect.poll(async () => (await sandbox.log()).hiddenHosts).toEqual([]);
});

test('no script clicks for a person, and no place that cannot be seen', async ({ page }) => {
  const host = await listen();
  const sandbox = new SandboxPage(page);
  await sandbox.open({
    'index.mdx': `[Out](https://out.example/) <svg width="90" height="20"><a xlink:href="https://drawn.example/"><text y="15">Drawn</text></a></svg>

<div style={{ opacity: 0 }}><img src={'${host.address}' + '/unseen'} alt="" width="300" height="200" /></div>
`,
  });
  const { frame } = sandbox;
  await frame.getByRole('link', { name: 'Out' }).evaluate((link: HTMLElement) => link.click());
  await frame.getByRole('button', { name: /^Show the picture/ }).evaluate((button: HTMLElement) => button.click());
  await frame.getByRole('button', { name: /^Show the picture/ }).click();
  await frame.getByText('Drawn').click();
  await expect.poll(async () => (await sandbox.log()).links).toEqual(['https://drawn.example/']);
  await expect(frame.getByRole('button', { name: /^Show the picture/ })).toBeAttached();
  expect(host.heard).toEqual([]);
  await host.close();
});

test('an address loads from when it is written somewhere in the project, and the document stays as it is', async ({
  page,
}) => {
  const host = await listen();
  const sandbox = new SandboxPage(page);
  const index = `export const made = '${host.address}' + '/a-b?c=1&d=' + 2;\n\n<img src={made} alt="Made" />\n\nWords.`;
  await sandbox.open({ 'index.mdx': index, 'other.mdx': 'Nothing.' });
  const picture = sandbox.frame.getByRole('button', { name: /^Show the picture/ });
  await expect(picture).toBeVisible();
  await sandbox.write('index.mdx', `${index} More.`);
  await expect(sandbox.frame.getByText('Words. More.')).toBeVisible();
  await expect(picture).toBeVisible();
  const { shown } = await sandbox.document();
  expect(shown).toContain(`src="${host.address}/a-b?c=1&amp;d=2"`);
  expect(shown).not.toContain('leafwright-place');
  expect(host.heard).toEqual([]);
  await sandbox.write('other.mdx', `See <a href="${host.address}/a-b?c=1&amp;d=2">there</a>.`);
  await expect.poll(() => host.heard).toEqual(['/a-b?c=1&d=2']);
  await expect(sandbox.frame.getByAltText('Made')).toHaveAttribute('src', `${host.address}/a-b?c=1&d=2`);
  await host.close();
});

test('with nothing from other hosts, not even what is written loads, and nothing offers to', async ({ page }) => {
  const host = await listen();
  const sandbox = new SandboxPage(page);
  const files = { 'written.mdx': pageOfWrittenAddresses(host.address), 'made.mdx': pageOfMadeAddresses(host.address) };
  await sandbox.open(files, 'written', { isClosed: true });
  await expect(sandbox.frame.getByText(/Nothing from other hosts is shown\.$/).first()).toBeAttached();
  await expect(sandbox.frame.getByRole('button', { name: /^Show the/ })).toHaveCount(0);
  await sandbox.showHidden();
  // The browser itself refuses, whatever the view would let through.
  const refused = await sandbox.frame.evaluate((address) => {
    const image = new Image();
    const answer = new Promise((resolve) => {
      image.onload = () => resolve('loaded');
      image.onerror = () => resolve('refused');
    });
    image.src = address;
    return answer;
  }, `${host.address}/direct`);
  expect(refused).toBe('refused');
  await sandbox.show('made');
  await expect(sandbox.frame.getByText('All ways are there.')).toBeVisible();
  expect(host.heard).toEqual([]);
  await host.close();
});

test('the choice to show nothing from other hosts is kept with the project', async ({ page, openSmall, workspace }) => {
  const host = await listen();
  await openSmall({ 'index.mdx': `---\ntitle: Home\n---\n\n![A picture](${host.address}/kept)\n` });
  await expect.poll(() => host.heard).toEqual(['/kept']);
  const choice = page.getByRole('menuitemcheckbox', { name: 'Show nothing from other hosts' });
  const choose = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Other hosts' }).click();
    await choice.click();
  };
  await page.getByRole('button', { name: 'Other hosts' }).click();
  await expect(choice).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
  await choice.click();
  const sentence = workspace.preview.getByText(/Nothing from other hosts is shown\.$/);
  await expect(sentence).toBeAttached();
  await page.reload();
  await workspace.waitUntilOpen();
  await expect(sentence).toBeAttached();
  expect(host.heard).toEqual(['/kept']);
  await choose();
  await expect.poll(() => host.heard).toEqual(['/kept', '/kept']);
  await expect(sentence).toHaveCount(0);
  await host.close();
});
