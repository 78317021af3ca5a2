/** Advice as a person meets it: below what is wrong, closed, by kind or page, fixed together, and ignored with a reason. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PROBLEM_KINDS } from '../../../../rules/problem-kinds.ts';
import { readWritingOf } from '../../../../rules/writing/testing/told.ts';
import { storeOf, textsOf } from '../../../store/testing/project.ts';
import { show } from '../../../testing/show.tsx';
import { violationsInBothModes } from '../../../testing/violations.ts';
import ProblemsPanel from '../problems-panel.tsx';

const FILES = {
  'docs.json': '{ "name": "Ferries", "navigation": [] }',
  'a.mdx': 'Text.\n\n## Boats:\n\nSee [here](/b).\n\n## Oars:\n\nText.\n',
  'b.mdx': '## Sails.\n\nText.\n',
};

const section = page.getByRole('region', { name: 'Advice for the writing' });

function opened() {
  const store = storeOf(FILES);
  store.actions.setProblemKinds([...PROBLEM_KINDS.values()]);
  store.actions.setChecked({ status: 'done' }, new Map());
  store.actions.setDiagnostics('writing', readWritingOf({ 'a.mdx': FILES['a.mdx'], 'b.mdx': FILES['b.mdx'] }));
  show(<ProblemsPanel onOpen={() => {}} tryLinks={async () => {}} />, store);
  return store;
}

test('advice is no problem, and is found by kind and by page', async () => {
  opened();
  await expect.element(page.getByText('All good')).toBeVisible();
  await section.getByRole('button', { name: 'Advice for the writing (4)' }).click();
  await expect.element(section.getByRole('button', { name: 'Heading with a full stop or colon (3)' })).toBeVisible();
  await section.getByRole('button', { name: 'Link that does not say where it leads (1)' }).click();
  await expect.element(section).toHaveTextContent('a.mdx');
  expect(await violationsInBothModes()).toEqual([]);
  await page.getByLabelText('About').selectOptions('Links (1)');
  await expect.element(section.getByText('Heading with')).not.toBeInTheDocument();
  await page.getByLabelText('About').selectOptions('Everything (4)');
  await section.getByText('Page', { exact: true }).click();
  await expect.element(section.getByRole('button', { name: 'b.mdx (1)' })).toBeVisible();
});

test('all of a kind are fixed in all files as one step', async () => {
  const store = opened();
  await section.getByRole('button', { name: 'Advice for the writing (4)' }).click();
  await section.getByRole('button', { name: 'Fix all 3' }).click();
  expect(textsOf(store)['a.mdx']).toBe(FILES['a.mdx'].replaceAll(':', ''));
  expect(textsOf(store)['b.mdx']).toBe('## Sails\n\nText.\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(textsOf(store)).toEqual(FILES);
});

test('what is ignored needs a reason, which stays in the page or with the project', async () => {
  const store = opened();
  await section.getByRole('button', { name: 'Advice for the writing (4)' }).click();
  await section.getByRole('button', { name: 'Link that does not say' }).click();
  await section.getByRole('button', { name: 'Ignore…' }).click();
  await section.getByRole('button', { name: 'Ignore it here in the page' }).click();
  await expect.element(section).toHaveTextContent('Write a reason first.');
  await section.getByLabelText('Why is it right as it is?').fill('The button is called so.');
  await section.getByRole('button', { name: 'Ignore it here in the page' }).click();
  await expect
    .poll(() => textsOf(store)['a.mdx'])
    .toContain('{/* leafwright-ignore writing/link-text: The button is called so. */}\n\nSee [here](/b).');
  await section.getByRole('button', { name: 'Ignore…' }).click();
  await section.getByRole('button', { name: 'Ignore its kind in this file' }).click();
  await expect
    .poll(() => JSON.parse(textsOf(store)['leafwright.checks.json'] ?? '{}').ignore)
    .toEqual([{ rule: 'writing/link-text', file: 'a.mdx', reason: 'The button is called so.' }]);
});

test('with advice alone chosen it is open, and what nothing is left of says so', async () => {
  const store = opened();
  store.actions.setDiagnostics('reading', [
    { code: 'navigation/missing-page', severity: 'warning', message: 'A page is missing.', file: 'docs.json' },
  ]);
  await page.getByRole('button', { name: 'Advice 4' }).click();
  await expect.element(section.getByRole('button', { name: 'Heading with a full stop or colon (3)' })).toBeVisible();
  await expect.element(page.getByText('A page is missing.')).not.toBeInTheDocument();
  expect(await violationsInBothModes()).toEqual([]);
  store.actions.setDiagnostics('writing', []);
  await expect.element(page.getByText('Nothing of this is found')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.element(page.getByText('A page is missing.')).toBeVisible();
});

test('a word that is right is added to the word list on one click, as one step', async () => {
  const store = storeOf(FILES);
  store.actions.setProblemKinds([...PROBLEM_KINDS.values()]);
  store.actions.setChecked({ status: 'done' }, new Map());
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 5 } };
  store.actions.setDiagnostics('writing', [
    {
      code: 'writing/spelling',
      severity: 'advice',
      subject: ['stakers'],
      message: 'No dictionary knows `stakers`.',
      hint: 'Write `stakes` or `stackers`, or add it to the word list of the project.',
      file: 'a.mdx',
      range,
      choice: {
        title: 'Choose a word',
        edit: { start: 0, end: 4, written: 'Text' },
        options: [
          { label: 'Write `stakes`', text: 'stakes' },
          { label: 'Write `stackers`', text: 'stackers' },
        ],
      },
    },
  ]);
  show(<ProblemsPanel onOpen={() => {}} tryLinks={async () => {}} />, store);
  await section.getByRole('button', { name: 'Advice for the writing (1)' }).click();
  await section.getByRole('button', { name: 'Word that is hardly spelled right (1)' }).click();
  await expect.element(section.getByRole('button', { name: 'Choose a word' })).toBeVisible();
  expect(await violationsInBothModes()).toEqual([]);
  await section.getByRole('button', { name: 'Add to the word list' }).click();
  await expect
    .poll(() => JSON.parse(textsOf(store)['leafwright.checks.json'] ?? '{}'))
    .toEqual({ preset: 'gentle', words: ['stakers'] });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(textsOf(store)).toEqual(FILES);
});
