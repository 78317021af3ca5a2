import { serveFolder } from '../../scripts/static-server.js';
import { buildSite } from '../support/built-site.ts';
import { expect, test } from './fixtures.ts';

let server: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  server = await serveFolder(buildSite('fixtures/kitchen-sink').folder);
});
test.afterAll(() => server.close());

test('a reader searches, chooses a tab, and reads in the dark', async ({ person }) => {
  const { tab } = person;
  await tab.goto(`${server.url}quickstart.html`);
  await person.press('/');
  const isSearching = () => document.activeElement?.getAttribute('role') === 'combobox';
  await expect.poll(() => tab.evaluate(isSearching, [])).toBe(true);
  await person.type('tabs and accordions');
  await person.click('//*[@role="option"][contains(., "Steps, tabs and accordions")]');
  await person.sees('//h1[contains(., "Steps, tabs and accordions")]');

  // What is in a panel out of sight can still be found by the browser's own search: the panel is there, its words are not.
  const panel = () =>
    [...document.querySelectorAll('[role="tabpanel"]')].find((one) => one.lastElementChild?.checkVisibility())
      ?.textContent;
  await person.sees('//*[@role="tab"]');
  const first = await tab.evaluate(panel, []);
  await person.click('(//*[@role="tablist"])[1]/*[@role="tab"][2]');
  await expect.poll(() => tab.evaluate(panel, [])).not.toBe(first);

  const ground = () => getComputedStyle(document.documentElement).getPropertyValue('background-color');
  const light = await tab.evaluate(ground, []);
  await person.click('//button[@aria-label="Switch between light and dark mode"]');
  await expect.poll(() => tab.evaluate(ground, [])).not.toBe(light);
  await tab.goto(`${server.url}guides/formulas.html`);
  await expect.poll(() => tab.evaluate(ground, [])).not.toBe(light);
});

test('a reader sees formulas and diagrams drawn', async ({ person }) => {
  const { tab } = person;
  await tab.goto(`${server.url}guides/formulas.html`);
  // Above one another, and not one behind the other as plain text.
  const fraction = () => {
    const [above, below] = [...(document.querySelector('math[display="block"] mfrac')?.children ?? [])].map((part) =>
      part.getBoundingClientRect(),
    );
    return above !== undefined && below !== undefined && above.height > 0 && above.bottom <= below.top + 1;
  };
  expect(await tab.evaluate(fraction, [])).toBe(true);

  await tab.goto(`${server.url}guides/diagrams.html`);
  const empty = () =>
    [...document.querySelectorAll<SVGGraphicsElement>('main .diagram-box > svg')].filter((drawing) => {
      const { width, height } = drawing.getBoundingClientRect();
      return width < 50 || height < 50 || drawing.querySelector('text') === null;
    }).length;
  await person.sees('//*[contains(@class, "diagram-box")]//*[local-name()="svg"]');
  expect(await tab.evaluate(empty, [])).toBe(0);
});

test('a component with state answers', async ({ person }) => {
  const live = await serveFolder(buildSite('fixtures/live').folder);
  await person.tab.goto(`${live.url}index.html`);
  await person.click('(//button[normalize-space()="More"])[1]');
  await person.reads('Count: 4');
  await live.close();
});
