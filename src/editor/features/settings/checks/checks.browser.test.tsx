/** The choice of checks as a person makes it: presets, single checks and words, saved as one step that can be undone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PROBLEM_KINDS } from '../../../../rules/problem-kinds.ts';
import { storeOf, textsOf } from '../../../store/testing/project.ts';
import { show } from '../../../testing/show.tsx';
import { violationsInBothModes } from '../../../testing/violations.ts';
import ChecksRow from './checks-row.tsx';

const FILES = { 'docs.json': '{ "name": "Ferries", "navigation": [] }', 'index.mdx': 'Text.\n' };
const FILE = 'leafwright.checks.json';

/** As in the panel of settings, which has a heading. */
function Row() {
  return (
    <>
      <h2>{'All settings'}</h2>
      <ChecksRow />
    </>
  );
}

const dialog = page.getByRole('dialog');

function opened(files: Readonly<Record<string, string>>) {
  const store = storeOf(files);
  store.actions.setProblemKinds([...PROBLEM_KINDS.values()]);
  show(<Row />, store);
  return store;
}

test('presets, single checks and words are chosen in one step, and undone', async () => {
  const store = opened(FILES);
  await page.getByRole('button', { name: 'Choose the checks…' }).click();
  await dialog.getByRole('radio', { name: 'Everything' }).click();
  await dialog.getByText(/^Links \(\d+\)/).click();
  await expect.element(dialog).toHaveTextContent('Screen readers list the links of a page');
  expect(await violationsInBothModes()).toEqual([]);
  await dialog.getByLabelText('Address in the place of words: how bad it is').selectOptions('Off');
  await dialog.getByRole('button', { name: 'Add a word' }).click();
  await dialog.getByLabelText('Write', { exact: true }).fill('sign in');
  await dialog.getByLabelText('Not', { exact: true }).fill('log in, login');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(JSON.parse(textsOf(store)[FILE] ?? '')).toEqual({
    preset: 'strict',
    rules: { 'writing/bare-address': 'off' },
    words: [{ use: 'sign in', not: ['log in', 'login'] }],
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(textsOf(store)).toEqual(FILES);
});

test('what is no advice is switched there, too, and a style guide is chosen like a preset', async () => {
  const store = opened(FILES);
  await page.getByRole('button', { name: 'Choose the checks…' }).click();
  await dialog.getByRole('radio', { name: 'Google’s style for developers' }).click();
  await dialog.getByText(/^Pages and navigation \(\d+\)/).click();
  await dialog.getByLabelText('Page without a description: how bad it is').selectOptions('Off');
  await expect.element(dialog.getByText('(1 chosen otherwise)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(JSON.parse(textsOf(store)[FILE] ?? '')).toEqual({
    preset: 'google',
    rules: { 'pages/no-description': 'off' },
  });
});

test('what the file holds besides stays, and a broken file is left to the person', async () => {
  const own = '{\n  // Ours.\n  "preset": "off",\n  "ignore": []\n}\n';
  const store = opened({ ...FILES, [FILE]: own });
  await page.getByRole('button', { name: 'Choose the checks…' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Nothing' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'The usual' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(textsOf(store)[FILE]).toBe(own.replace('off', 'gentle'));
  store.actions.setFileText(FILE, '{', Number.POSITIVE_INFINITY);
  await page.getByRole('button', { name: 'Choose the checks…' }).click();
  await dialog.getByRole('radio', { name: 'Everything' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('cannot be read');
});
