/** The file of rules as a person makes it: seen first, then one step that can be undone, and made again around their own words. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeOf, textsOf } from '../../../store/testing/project.ts';
import { show } from '../../../testing/show.tsx';
import { violationsInBothModes } from '../../../testing/violations.ts';
import AssistantRow from './assistant-row.tsx';

const FILES = {
  'docs.json': '{ "name": "Ferries", "colors": { "primary": "#0b6e4f" }, "navigation": [] }',
  'index.mdx': '---\ntitle: Start\n---\n\n```bash\nls\n```\n',
};
/** As in the panel of settings, which has a heading. */
function Row() {
  return (
    <>
      <h2>{'All settings'}</h2>
      <AssistantRow />
    </>
  );
}

const dialog = page.getByRole('dialog');
const editor = dialog.getByLabelText('Editor', { exact: true });

test('the rules are seen, added for an editor in one step, and undone', async () => {
  const store = storeOf(FILES);
  show(<Row />, store);
  await page.getByRole('button', { name: 'Show the rules…' }).click();
  await expect
    .element(dialog.getByRole('region', { name: 'Text of AGENTS.md' }))
    .toHaveTextContent('rules for Ferries');
  await editor.fill('cursor');
  await expect.element(dialog).toHaveTextContent('mkdir -p .cursor');
  await expect.element(dialog).toHaveTextContent('The editor is installed.');
  expect(await violationsInBothModes()).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to the project' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(textsOf(store)['.cursor/rules.md']).toContain('Code is written in `bash`.');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(textsOf(store)).toEqual(FILES);
});

test('a file that is there keeps what a person has written in it', async () => {
  const store = storeOf({ ...FILES, 'AGENTS.md': '# Mine\n' });
  show(<Row />, store);
  await page.getByRole('button', { name: 'Show the rules…' }).click();
  await dialog.getByRole('button', { name: 'Update in the project' }).click();
  expect(textsOf(store)['AGENTS.md']).toMatch(/^<!-- Made by Leafwright[\s\S]*\n# Mine\n$/);
  await page.getByRole('button', { name: 'Show the rules…' }).click();
  await expect.element(dialog).toHaveTextContent('as it is shown here');
  await expect.element(dialog.getByRole('button', { name: 'Update in the project' })).toBeDisabled();
  await editor.fill('…');
  await expect.element(dialog).toHaveTextContent('Type a name with letters or digits.');
});
