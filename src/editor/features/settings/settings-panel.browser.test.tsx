/** The forms of the settings as a person uses them. What they change in the site is seen in `e2e/specs/settings.spec.ts`. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { useProject } from '../../project-context.ts';
import { type ProjectStore, selectConfigSyntax } from '../../store/index.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { show } from '../../testing/show.tsx';
import { violationsInBothModes } from '../../testing/violations.ts';
import type { PartId } from './parts.ts';
import { partsOf } from './setting-part.ts';
import { SettingsPanel } from './settings-panel.tsx';

const CONFIG = `{
  // What the site is called.
  "name": "Small",
  "colors": { "primary": "#0b6e4f" },
  "tabs": [
    { "name": "Guides", "url": "guides" }
  ],
  "footerSocials": { "github": "https://github.com/example" },
  "banner": { "content": "Hello" },
  "navigation": [{ "group": "Start", "pages": ["index", "second"] }]
}
`;

const PAGES = { 'index.mdx': '---\ntitle: Introduction\n---\n', 'second.mdx': '---\ntitle: Second page\n---\n' };

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`;

/** The fixture that has every setting, without its pictures. */
const KITCHEN_SINK = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('/fixtures/kitchen-sink/**/*.{json,mdx,svg}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.replace('/fixtures/kitchen-sink/', ''), text]),
);

/** As wide as the app shows the settings at first. */
const PANE = { width: 320, height: '100%' };

/** Which part is open is known to the app; here, to this. */
function Settings() {
  const [{ part, setting }, setPlace] = useState<{ part?: PartId | undefined; setting?: string | undefined }>({
    part: 'brand',
  });
  const syntax = useProject(selectConfigSyntax);
  return (
    <div style={PANE}>
      <SettingsPanel
        part={part}
        setting={setting}
        onShown={() => setPlace({ part })}
        lastGoodConfig={syntax?.status === 'ok' ? syntax.value : undefined}
        onOpen={(wanted, asked) => setPlace({ part: wanted, setting: asked })}
        onShowPage={() => {}}
        onOpenCode={() => {}}
      />
    </div>
  );
}

function openSettings(files: Readonly<Record<string, string>>): ProjectStore {
  const store = storeOf({ ...PAGES, ...files });
  show(<Settings />, store);
  return store;
}

/** The configuration as it stands in the file, each run of blanks as one. */
const configText = (store: ProjectStore) => (textsOf(store)['docs.json'] ?? '').replace(/\s+/g, ' ');

const allParts = page.getByRole('region', { name: 'All settings' });

async function openPart(title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'All settings' }).click();
  await allParts.getByRole('button', { name: new RegExp(`^${title}\\b`) }).click();
  return page.getByRole('region', { name: title, exact: true });
}

const expectCount = (locator: Locator, count: number) => expect.poll(() => locator.elements()).toHaveLength(count);
const primaryColor = page.getByRole('textbox', { name: /^Brand colour( \(required\))?$/ });

test('a picture, an address or a file may be written in two ways, and going back and forth loses nothing', async () => {
  const logo = { light: '/light.svg', dark: '/dark.svg', href: 'https://acorn.example', alt: 'Acorn' };
  const config = { name: 'Acorn', logo, openapi: ['/a.json', '/b.json'], navigation: ['index'] };
  const store = openSettings({
    'docs.json': JSON.stringify(config, null, 2),
    'light.svg': drawing('#123456'),
    'dark.svg': drawing('#fedcba'),
  });
  const field = page.getBySetting('logo').first();
  await expect.element(field.getByRole('img', { name: 'Logo in dark mode on a dark background' })).toBeVisible();
  await field.getByText('One picture', { exact: true }).click();
  await expect.element(field.getByRole('combobox', { name: 'Logo', exact: true })).toHaveValue('/light.svg');
  await expect.element(field.getByRole('img', { name: 'Logo on a dark background' })).toBeVisible();
  await field.getByText('Light and dark', { exact: true }).click();
  await expect.element(field.getByRole('combobox', { name: 'Logo in dark mode' })).toHaveValue('/dark.svg');
  await openPart('API');
  const files = page.getBySetting('openapi').first();
  await files.getByText('One', { exact: true }).click();
  await expect.element(files.getByRole('combobox')).toHaveValue('/a.json');
  await files.getByText('Several', { exact: true }).click();
  await expectCount(files.getByRole('textbox'), 2);
  expect(JSON.parse(configText(store))).toEqual(config);
});

test('settings of the wrong kind are named beside their field, and mended there', async () => {
  const config = { name: 7, colors: 'red', tabs: 'guides', versions: null, navigation: [] };
  const store = openSettings({ 'docs.json': JSON.stringify(config, null, 2) });
  await expect.element(page.getByText('Project name holds a number (')).toBeVisible();
  await expect.element(page.getByText('Brand colours holds text (')).toBeVisible();
  await primaryColor.fill('#0b6e4f');
  await expect.element(page.getByText('Brand colours holds text (')).not.toBeInTheDocument();
  const part = await openPart('Tabs');
  await expect.element(part.getByText('Tabs holds text (')).toBeVisible();
  await part.getByRole('button', { name: 'Add tab' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a tab' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Guides');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(part.getByText('Tabs holds text (')).not.toBeInTheDocument();
  expect(configText(store)).toContain('"tabs": [ { "name": "Guides", "url": "guides" } ]');
});

test('the search over all settings leads to the field, inside a list and a closed group', async () => {
  openSettings({ 'docs.json': CONFIG });
  const search = page.getByRole('searchbox', { name: 'Find a setting' });
  const find = async (words: string, title: RegExp) => {
    await search.fill(words);
    await page.getByRole('button', { name: title }).first().click();
  };
  await find('google analytics', /^Measurement id/);
  await expect.element(page.getByRole('textbox', { name: 'Measurement id' })).toHaveFocus();
  await find('tabs url', /^Folder or address/);
  const address = page.getByRole('combobox', { name: 'Folder or address' });
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue('guides');
  await search.fill('brand colour');
  await userEvent.keyboard('{Enter}');
  await expect.element(primaryColor).toHaveFocus();
});

const LATER = `{
  // What the site is called.
  "name": "Later",
  "colors": { "primary": "#0b6e4f" },
  "navbar": { "links": [{ "label": "Blog", "href": "https://example.com/blog" }] },
  "favicon": { "light": "/a.svg", "dark": "/b.svg" },
  "banner": { "content": "Hello", "glow": 1 },
  "integrations": { "posthog": { "apiKey": "phc_1" }, "koala": { "publicApiKey": "k" } },
  "navigation": { "pages": ["index", "second"] }
}
`;

test('a project of the later format has the same parts, and each form changes its own setting', async () => {
  const store = openSettings({ 'docs.json': LATER });
  await expect.element(primaryColor).toHaveValue('#0b6e4f');
  const bar = await openPart('Top bar');
  const content = bar.getByRole('textbox', { name: 'Text of the banner' });
  await expect.element(content).toHaveValue('Hello');
  await content.fill('Version 2 is here');
  await bar.getByRole('button', { name: /^Blog/ }).click();
  await bar.getByRole('textbox', { name: 'Label' }).fill('News');
  const advanced = await openPart('Advanced');
  await advanced.getByRole('textbox', { name: 'Name of a new variable' }).fill('two words');
  await advanced.getByRole('button', { name: 'Add variable' }).click();
  await expect.element(advanced.getByText('A name has letters from A to Z, digits and hyphens.')).toBeVisible();
  await advanced.getByRole('textbox', { name: 'Name of a new variable' }).fill('version');
  await userEvent.keyboard('{Enter}');
  await advanced.getByRole('textbox', { name: '{{version}}' }).fill('2.4');
  // What no form knows stays, and is shown.
  await expect.element(advanced.getByRole('textbox', { name: 'glow' })).toHaveValue('1');
  const edited = LATER.replace('Hello', 'Version 2 is here').replace('Blog', 'News');
  const withVariable = edited.replace(/(index", "second"\] \})/, '$1,"variables": {"version": "2.4"}');
  expect(configText(store).replace(/\s/g, '')).toBe(withVariable.replace(/\s/g, ''));
});

test.each([
  ['contract', KITCHEN_SINK],
  ['later', { 'docs.json': LATER }],
] as const)('every part is open to everyone, in the %s format', async (format, files) => {
  openSettings(files);
  const parts = partsOf(format);
  await page.getByRole('button', { name: 'All settings' }).click();
  await expectCount(allParts.getByRole('listitem'), parts.length);
  await allParts.getByRole('button', { name: /^Brand\b/ }).click();
  for (const { title } of parts) {
    const part = await openPart(title);
    await expect.element(page.getBySetting().first()).toBeVisible();
    const closed = () => part.getByRole('listitem').getByRole('button', { expanded: false }).elements();
    for (let [first] = closed(); first; [first] = closed()) await userEvent.click(first);
    expect(await violationsInBothModes(), title).toEqual([]);
  }
});
