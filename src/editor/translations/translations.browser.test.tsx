/** The table of translations as a person uses it, over the fixture with three languages. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeOf, textsOf } from '../store/testing/project.ts';
import { show } from '../testing/show.tsx';
import { violationsInBothModes } from '../testing/violations.ts';
import { type OpenedPage, TranslationsButton } from './translations-button.tsx';

const FIXTURE = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('/fixtures/languages/**/*.{json,mdx}', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace('/fixtures/languages/', ''), text]),
);

const grid = page.getByRole('grid', { name: 'Pages in each language' });
/** Column 1 is French, 2 is Arabic. */
const cell = (title: string, column: 1 | 2) =>
  grid
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title }) })
    .getByRole('gridcell')
    .nth(column - 1);
const details = page.getByRole('region', { name: 'About the chosen page' });

async function openTable(texts: Readonly<Record<string, string>> = FIXTURE) {
  const store = storeOf(texts);
  const opened: OpenedPage[] = [];
  show(<TranslationsButton onOpen={(one) => opened.push(one)} />, store);
  await page.getByRole('button', { name: 'Translations at a glance' }).click();
  await expect.element(grid).toBeVisible();
  return { store, opened };
}

test('counts in words, explains each cell, and is reached by keyboard', async () => {
  const { opened } = await openTable();
  await expect
    .element(grid.getByRole('columnheader', { name: /Français/ }))
    .toHaveTextContent('4 of 8 pages, 1 older, 1 may be older');
  await expect
    .element(grid.getByRole('columnheader', { name: /العربية/ }))
    .toHaveTextContent('1 of 8 pages, 1 not translated yet');

  await cell('Welcome to the orchard', 1).click();
  await expect
    .element(details)
    .toHaveTextContent(
      'it is built otherwise than its source. The source has 1 heading more. The source has 1 “CardGroup” more. The source has 2 “Card” more.',
    );
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(details).toHaveTextContent('The source has changed since this translation was started');
  await userEvent.keyboard('{Enter}');
  await expect.element(details.getByRole('button', { name: 'Open the page' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Home}');
  await expect.element(grid.getByRole('rowheader', { name: 'Your first tree' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(details).toHaveTextContent('The source does not have this page.');
  expect(opened).toEqual([]);
  expect(await violationsInBothModes()).toEqual([]);
  await cell('Pruning', 1).click();
  expect(opened).toEqual([{ path: 'fr/guides/pruning', file: 'fr/guides/pruning.mdx' }]);
});

test('starts a page from its source in one step, led to the pages of its own language', async () => {
  const { store, opened } = await openTable();
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Missing').click();
  await expect.element(cell('Pruning', 1)).toHaveTextContent('There');
  await cell('Aphids', 1).click();
  await details.getByRole('button', { name: 'Start from the source' }).click();
  expect(opened).toEqual([{ path: 'fr/guides/aphids', file: 'fr/guides/aphids.mdx' }]);
  const texts = textsOf(store);
  expect(texts['fr/guides/aphids.mdx']).toMatch(
    /^---\ntitle: "Aphids"\ntranslatedFrom: "\w{12}"\n---\n\nSoap and water, twice\.\n$/,
  );
  expect(texts['docs.json']?.replace(/\s+/g, '')).toContain(
    '"fr/guides/grafting",{"group":"Pests","pages":["fr/guides/aphids"]}',
  );
  await expect.element(page.getByText('Français had no group “Pests”, so it was made.')).toBeVisible();
  store.actions.undo();
  expect(textsOf(store)).toEqual(FIXTURE);
});

test('starts all of a group, lists a page, and marks one as up to date', async () => {
  const { store } = await openTable();
  await cell('Pruning', 2).click();
  await details.getByRole('button', { name: 'Start all 2 missing in “Care”' }).click();
  await expect.element(cell('Grafting', 2)).toHaveTextContent('Not translated yet');
  await cell('Watering', 1).click();
  await details.getByRole('button', { name: 'List it in the navigation' }).click();
  await expect.element(cell('Watering', 1)).toHaveTextContent('There');
  await cell('Your first tree', 1).click();
  await details.getByRole('button', { name: 'Mark as up to date' }).click();
  await expect.element(cell('Your first tree', 1)).toHaveTextContent('Up to date');
  for (let step = 0; step < 3; step++) store.actions.undo();
  expect(textsOf(store)).toEqual(FIXTURE);
});

test('shows one language at a time in a narrow window', async () => {
  await page.viewport(390, 844);
  await openTable();
  await expect.element(grid.getByRole('columnheader', { name: /Français/ })).toBeVisible();
  expect(grid.getByRole('columnheader').elements()).toHaveLength(2);
  await page.getByLabelText('Language', { exact: true }).selectOptions('العربية');
  await expect.element(grid.getByRole('columnheader', { name: /العربية/ })).toBeVisible();
  expect(await violationsInBothModes()).toEqual([]);
  await page.viewport(1440, 900);
});

test('is not there where there is nothing to choose', async () => {
  show(<TranslationsButton onOpen={() => {}} />, storeOf({ 'docs.json': '{"navigation": []}' }));
  await expect.element(page.getByRole('heading', { name: 'A part of the editor' })).toBeVisible();
  expect(page.getByRole('button', { name: /at a glance/ }).elements()).toEqual([]);
});
