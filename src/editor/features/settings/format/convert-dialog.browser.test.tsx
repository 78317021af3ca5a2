/** Converting the settings as a person does it: the report first, then one step that can be undone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useProject } from '../../../project-context.ts';
import { selectConfigSyntax } from '../../../store/index.ts';
import { storeOf, textsOf } from '../../../store/testing/project.ts';
import { show } from '../../../testing/show.tsx';
import { violationsInBothModes } from '../../../testing/violations.ts';
import { SettingsPanel } from '../settings-panel.tsx';

const CONFIG = `{
  // What the site is called.
  "name": "Small",
  "theme": "venus",
  "colors": { "primary": "#0b6e4f" },
  "topbarLinks": [{ "name": "Blog", "url": "https://example.com/blog" }],
  "tabs": [{ "name": "API", "url": "api" }],
  "navigation": [{ "group": "Start", "pages": ["index", "api/list"] }]
}
`;

const FILES = {
  'mint.json': CONFIG,
  'index.mdx': '---\ntitle: Introduction\n---\n',
  'api/list.mdx': '---\ntitle: List\n---\n',
};

const nothing = () => {};

function Settings() {
  const syntax = useProject(selectConfigSyntax);
  return (
    <div style={{ width: 320, height: '100%' }}>
      <SettingsPanel
        part={undefined}
        setting={undefined}
        onShown={nothing}
        lastGoodConfig={syntax?.status === 'ok' ? syntax.value : undefined}
        onOpen={nothing}
        onShowPage={nothing}
        onOpenCode={nothing}
      />
    </div>
  );
}

const format = page.getByRole('region', { name: 'Format of docs.json' });
const dialog = page.getByRole('dialog');

test('the settings are converted in one step, with a report before, and undone in one', async () => {
  const store = storeOf(FILES);
  show(<Settings />, store);
  await expect.element(format).toHaveTextContent('mint.json has the older format');
  await format.getByRole('button', { name: 'Convert…' }).click();

  await expect.element(dialog).toHaveTextContent('Convert mint.json to the newer format');
  await expect.element(dialog).toHaveTextContent(/1 setting works differently, 1 is kept in the note/);
  await expect.element(dialog).toHaveTextContent('a new page in the folder no longer joins by itself');
  await dialog.getByText(/^Moves \(\d+\)$/).click();
  await expect.element(dialog.getByText('topbarLinks[].url')).toBeVisible();
  expect(await violationsInBothModes()).toEqual([]);

  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(format).toHaveTextContent('docs.json has the newer format');
  const files = textsOf(store);
  expect(Object.keys(files)).toEqual(['api/list.mdx', 'docs.json', 'docs.kept.json', 'index.mdx']);
  expect(files['docs.json']).toContain('// What the site is called.');
  expect(JSON.parse((files['docs.json'] ?? '').replace(/\/\/.*/, '')).navigation).toEqual({
    tabs: [
      { tab: 'Documentation', groups: [{ group: 'Start', pages: ['index'] }] },
      { tab: 'API', groups: [{ group: 'Start', pages: ['api/list'] }] },
    ],
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(format).toHaveTextContent('mint.json has the older format');
  expect(textsOf(store)).toEqual(FILES);
});

test('what stands in the way of a conversion is said, and nothing is changed', async () => {
  const store = storeOf({ ...FILES, 'docs.kept.json': '{ "mine": true }' });
  show(<Settings />, store);
  await format.getByRole('button', { name: 'Convert…' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Give it another name first.');
  await expect.element(dialog.getByRole('button', { name: 'Convert', exact: true })).toBeDisabled();
});

test('a search for what only the newer format has leads to the conversion', async () => {
  show(<Settings />, storeOf(FILES));
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('right to left');
  await page.getByRole('button', { name: /^Languages/ }).click();
  await expect
    .element(dialog)
    .toHaveTextContent('Languages need the newer format of the settings. Convert, then go on.');
  await expect.element(dialog).toHaveTextContent('Convert mint.json to the newer format');
});
