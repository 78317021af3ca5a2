/** The section of the API: descriptions, operations and the pages that show them. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CodePage } from '../pages/code-page.ts';
import { NavigationPanel } from '../pages/navigation-panel.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { serveDescription } from '../support/description-host.ts';
import { dropFiles } from '../support/drops.ts';

const operation = (summary: string, tag: string) => ({
  summary,
  tags: [tag],
  responses: { 200: { description: 'Fine' } },
});
const SPEC = JSON.stringify(
  {
    openapi: '3.1.0',
    info: { title: 'Garden', version: '2' },
    paths: {
      '/plants': { get: operation('List plants', 'Plants'), post: operation('Add a plant', 'Plants') },
      '/plants/{id}': { get: operation('Get a plant', 'Plants') },
      '/soils': { get: operation('List soils', 'Soils') },
    },
    components: { schemas: { Plant: { type: 'object', properties: { name: { type: 'string' } } } } },
  },
  null,
  2,
);
/** The field of a setting, by its path in docs.json. */
const setting = (part: Locator, path: string): Locator => part.locator(`[data-setting="${path}"]`);

const PROJECT = {
  'docs.json': JSON.stringify({ name: 'Small', navigation: [{ group: 'Start', pages: ['index', 'gone'] }] }, null, 2),
  'gone.mdx': '---\ntitle: Water a plant\nopenapi: GET /plant\n---\n',
};

test('a description is dropped, its operations get pages, and what is gone is mended', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall(PROJECT);
  const api = page.locator('section[aria-label="API"]');
  const source = api.getByTitle('Open the source of garden-api.json');
  const undo = (step: string) => page.getByRole('button', { name: `Undo: ${step}` }).click();

  await test.step('a file that is none is refused with a sentence, a description is listed', async () => {
    await workspace.goTo('API');
    await expect(api.getByText('No API description yet')).toBeVisible();
    await dropFiles(api, [{ name: 'notes.json', text: '{ "a": 1 }' }]);
    await expect(page.getByText(/notes\.json.* is no API description/)).toBeVisible();
    await dropFiles(api, [{ name: 'Garden API.json', text: SPEC }]);
    await expect(source).toContainText('4 operations');
    await expect(api.getByText('Without a page (4)')).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  await test.step('the page of an operation that is gone names the nearest one', async () => {
    const lost = api.getByRole('region', { name: 'Pages whose operation is gone' });
    await expect(lost).toContainText('No description has GET /plant.');
    await lost.getByRole('button', { name: 'Use GET /plants for Water a plant' }).click();
    await expect(lost).toHaveCount(0);
    await expect(api.getByText('Without a page (3)')).toBeVisible();
  });

  await test.step('an operation is found and gets a page, which is shown', async () => {
    await api.getByRole('searchbox', { name: 'Find an operation' }).fill('soil');
    await api.getByRole('button', { name: 'Add a page for GET /soils', exact: true }).click();
    await api.getByTitle('Open the page of GET /soils').click();
    await expect(workspace.preview.getByRole('heading', { name: 'List soils', level: 1 })).toBeVisible();
    await expect.poll(() => workspace.shownPath()).toBe('api-reference/soils/list-soils');
    await api.getByRole('button', { name: 'Clear the search' }).click();
  });

  await test.step('another one goes where the person says', async () => {
    await api.getByRole('button', { name: 'Add a page for POST /plants to…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Place in the navigation' }).selectOption({ label: 'In Start' });
    await dialog.getByRole('textbox', { name: 'Path' }).fill('new-plant');
    await dialog.getByRole('button', { name: 'Add the page' }).click();
    await expect(api.getByTitle('Open the page of POST /plants')).toBeVisible();
  });

  await test.step('the last one is dragged into the navigation, where it needs no file', async () => {
    const navigation = new NavigationPanel(page);
    await navigation.open();
    const operations = navigation.panel.getByRole('region', { name: 'Operations without a page' });
    await navigation.drag(operations.getByText('Get a plant'), navigation.entry('Start'), 'into');
    await expect(operations).toHaveCount(0);
    await expect(navigation.entry('GET /plants/{id}')).toBeVisible();
    await undo('Add Get a plant to the navigation');
    await expect(operations.getByRole('button', { name: /^Add Get a plant/ })).toBeVisible();
  });
});

test('all pages at once, made by themselves or as files, in the later format too', async ({
  page,
  openSmall,
  workspace,
}) => {
  const config = {
    name: 'Small',
    api: { openapi: 'api.json' },
    navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
  };
  await openSmall({ 'docs.json': JSON.stringify(config, null, 2), 'api.json': SPEC });
  await workspace.goTo('API');
  const api = page.locator('section[aria-label="API"]');
  const dialog = page.getByRole('dialog');

  await api.getByRole('button', { name: 'Add all 4 pages…' }).click();
  expect(await violationsInBothModes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add the pages' }).click();
  await expect(api.getByText('Without a page (0)')).toBeVisible();
  // Its group is folded up.
  await expect(workspace.preview.locator('nav a', { hasText: 'List soils' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo: Add API reference' }).click();
  // What is taken back is shown where it was: in the navigation.
  await workspace.goTo('API');

  await api.getByRole('button', { name: 'Add all 4 pages…' }).click();
  await dialog.getByRole('radio', { name: 'A file for each (4)' }).check();
  await dialog.getByRole('button', { name: 'Add the pages' }).click();
  await expect(api.getByText('Without a page (0)')).toBeVisible();
  await workspace.openPage('api-reference/plants/get-a-plant');
  await expect(workspace.code).toContainText('openapi: GET /plants/{id}');

  await workspace.goTo('API');
  await api.getByText('Settings', { exact: true }).click();
  await api.getByRole('radio', { name: /Only the endpoint/ }).check();
  await setting(api, 'api.mdx.auth.method').getByRole('combobox').selectOption({ label: 'API key in a header' });
  await setting(api, 'api.mdx.auth.name').getByRole('textbox').fill('x-key');
  await expect(api.getByRole('note')).toContainText('x-key: …');
  await setting(api, 'api.examples.languages').getByRole('button', { name: 'Add language' }).click();
  await setting(api, 'api.examples.languages').getByRole('combobox').fill('ruby');
  const address = setting(api, 'api.mdx.server');
  await address.getByRole('combobox').fill('https://one.example');
  await address.getByText('Several', { exact: true }).click();
  await address.getByRole('button', { name: 'Add address' }).click();
  await address.getByRole('textbox', { name: 'Address 2' }).fill('https://two.example');
  expect(await violationsInBothModes(page)).toEqual([]);
  // The code editor draws the lines that are in sight.
  const written = (await workspace.configText()).replaceAll('\u00a0', ' ');
  expect(written).toContain('"playground": { "display": "simple" }');
  expect(written).toContain('"auth": { "method": "key", "name": "x-key" }');
  expect(written).toContain('"server": [ "https://one.example", "https://two.example" ]');
  expect(written).toContain('"languages": [ "ruby" ]');
});

test('a description is edited as code, one is fetched once from an address, and one that is missing is chosen', async ({
  page,
  openSmall,
  workspace,
}) => {
  const host = await serveDescription(SPEC);
  try {
    const config = {
      name: 'Small',
      openapi: host.closed,
      navigation: [
        { group: 'Start', pages: ['index', 'second'] },
        { group: 'Soil', openapi: 'specs/soil.json', pages: [] },
      ],
    };
    const garden = {
      openapi: '3.1.0',
      paths: { '/soils': { get: operation('List soils', 'Soils') } },
    };
    await openSmall({
      'docs.json': JSON.stringify(config, null, 2),
      'api.json': JSON.stringify(garden, null, 2),
      'second.mdx': '---\nopenapi: GET /soils\n---\n',
    });
    await test.step('a description that is edited as code shows in the preview at once', async () => {
      await workspace.openPage('second');
      const heading = workspace.preview.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('List soils');
      await workspace.goTo('API');
      await page.locator('section[aria-label="API"]').getByTitle('Open the source of api.json').click();
      const code = new CodePage(page);
      await code.word('"List soils"').click();
      await page.keyboard.press('End');
      for (let sign = 0; sign < '",'.length; sign++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.insertText(' of a garden');
      await expect(heading).toHaveText('List soils of a garden');
      await code.word('"Fine"').click();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.insertText(' and dry');
      await expect(workspace.preview.getByText('Fine and dry')).toBeVisible();
      expect(await workspace.shownPath()).toBe('second');
      await workspace.startAgain();
    });
    await test.step('a description is fetched once from an address, into the project', async () => {
      await workspace.goTo('API');
      const api = page.locator('section[aria-label="API"]');
      const dialog = page.getByRole('dialog', { name: 'Fetch an API description' });
      await api.getByRole('button', { name: `Fetch once… from ${host.closed}` }).click();
      expect(host.heard).toEqual([]);
      const fetchIt = dialog.getByRole('button', { name: 'Fetch', exact: true });
      await fetchIt.click();
      await expect(
        dialog.getByText(/does not let other sites read the file\. Open the address in a new tab/),
      ).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Address' }).fill('garden.example/openapi.json');
      await fetchIt.click();
      await expect(dialog.getByText(/Write a whole address/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await workspace.configText()).toContain(host.closed);

      await workspace.goTo('API');
      await api.getByRole('button', { name: 'From an address…' }).click();
      await dialog.getByRole('textbox', { name: 'Address' }).fill(host.open);
      await fetchIt.click();
      await expect(api.getByTitle('Open the source of garden.json')).toContainText('4 operations');
      expect(host.heard).toHaveLength(2);
      expect(host.heard[1]).not.toHaveProperty('referer');
      expect(host.heard[1]).not.toHaveProperty('cookie');
      expect(host.heard[1]).toHaveProperty('origin', 'null');
      expect(await workspace.configText()).toContain(`"openapi": [ "${host.closed}", "/garden.json" ]`);
      await page.getByRole('button', { name: 'Undo: Add garden.json' }).click();
      await workspace.goTo('API');
      await expect(api.getByTitle('Open the source of garden.json')).toHaveCount(0);
    });
    await test.step('a file that the settings name and the project lacks is chosen', async () => {
      const api = page.locator('section[aria-label="API"]');
      const lacking = api.getByRole('button', { name: 'Choose file… for specs/soil.json' });
      expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
      const chooser = page.waitForEvent('filechooser');
      await lacking.click();
      await (await chooser).setFiles({ name: 'Saved.json', mimeType: 'application/json', buffer: Buffer.from(SPEC) });
      await expect(api.getByTitle('Open the source of specs/soil.json')).toContainText('4 operations');
      await expect(lacking).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo: Add specs/soil.json' }).click();
      await workspace.goTo('API');
      await expect(lacking).toBeVisible();
    });
  } finally {
    await host.close();
  }
});
