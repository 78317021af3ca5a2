/** What authors are told of what they gave a component. */
import { expect, test } from 'vitest';
import { createPageRenderer } from '../../engine/render/page-renderer.ts';
import { createTestSite } from '../../engine/render/testing/test-site.ts';
import { themeServices } from '../testing/render.ts';

async function faultsOf(source: string, code: string): Promise<readonly string[]> {
  const site = createTestSite({ 'page.mdx': source, 'x.svg': '<svg width="8" height="8"></svg>' });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  const { diagnostics } = await createPageRenderer(themeServices).render(site, page);
  return diagnostics
    .filter((one) => one.code === code)
    .map(({ message, severity, range }) => `${severity} ${range?.start.line}: ${message}`);
}

test.each([
  '<Icon icon="star" color="notacolor" />',
  '<Card color="notacolor">x</Card>',
  '<Callout color="notacolor">x</Callout>',
  '<Badge color="notacolor">x</Badge>',
  '<Color variant="compact"><Color.Item name="A" value="notacolor" /></Color>',
])('a colour that is none: %s', async (source) => {
  expect(await faultsOf(`Text.\n\n${source}`, 'mdx/color')).toEqual(['warning 3: `notacolor` is no colour.']);
});

test('a colour that is none is told where its component has it, and not where the text does', async () => {
  const source =
    'The word notacolor.\n\n<Icon icon="star" color="notacolor" />\n\n- <Badge color="notacolor">x</Badge>\n';
  const message = '`notacolor` is no colour.';
  expect(await faultsOf(source, 'mdx/color')).toEqual([`warning 3: ${message}`, `warning 5: ${message}`]);
});

test('a script that is left out is told where it stands, with attributes and without', async () => {
  const source = 'One.\n\n<script src="/a.js"></script>\n\n<script></script>\n';
  const message = 'A `<script>` in a page does not run.';
  expect(await faultsOf(source, 'mdx/script-in-page')).toEqual([`warning 3: ${message}`, `warning 5: ${message}`]);
});

test.each([
  '#f00',
  'A8FF53',
  'rebeccapurple',
  'RED',
  'rgb(1 2 3 / 50%)',
  'var(--brand)',
  'currentColor',
  'color-mix(in oklab, red, blue)',
])('a colour: %s', async (color) => {
  expect(await faultsOf(`<Icon icon="star" color="${color}" />`, 'mdx/color')).toEqual([]);
});

test('images without a text are named, those that only decorate are not', async () => {
  const source = '![](/x.svg)\n\n<img src="/x.svg" />\n\n<img src="/x.svg" alt="" />\n\n![A chart](/x.svg)';
  expect(await faultsOf(source, 'images/no-text')).toEqual([
    'info 1: The image `/x.svg` has no text for those who do not see it.',
    'info 3: The image `/x.svg` has no text for those who do not see it.',
  ]);
});

test('of two pictures with one address, the one is named that is meant', async () => {
  const code = '```html\n<img src="/x.svg" />\n```';
  const source = `${code}\n\n<img src="/x.svg" alt="A square" />\n\n<img src="/x.svg" />\n\n![A square](/x.svg)\n\n![](/x.svg)`;
  const message = 'The image `/x.svg` has no text for those who do not see it.';
  expect(await faultsOf(source, 'images/no-text')).toEqual([`info 7: ${message}`, `info 11: ${message}`]);
});

test('a missing picture is named at each of its places, and not in code', async () => {
  const source = 'See `![](/gone.png)`.\n\n![One](/gone.png)\n\n<img src="/gone.png" alt="Two" />';
  const message = 'The file `/gone.png` was not found.';
  expect(await faultsOf(source, 'links/missing-file')).toEqual([`warning 3: ${message}`, `warning 5: ${message}`]);
});

test('a mistake that is made a thousand times is told fifty times, and counted', async () => {
  const faults = await faultsOf('<Foo>x</Foo>\n\n'.repeat(1000), 'mdx/unknown-component');
  expect(faults).toHaveLength(51);
  expect(faults.at(-1)).toMatch(/There are 950 more problems of the same kind in this file\.$/);
});

test('an element in the place of a style is left out', async () => {
  const site = createTestSite({ 'page.mdx': '<div style={<b/>}>x</div>' });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  const { html } = await createPageRenderer(themeServices).render(site, page);
  expect(html).toContain('<div>x</div>');
});

const NO_PLACE = 'This `<ParamField>` does not say where the parameter stands';

test.each([
  [
    '<ParamField path="id" query="limit">',
    'This `<ParamField>` is given `path` and `query`, and only one of them can say where the parameter stands; `path` is shown.',
  ],
  ['<ParamField name="limit" type="string">', `${NO_PLACE}.`],
  ['<ParamField type="string" required>', `${NO_PLACE}, and has no name.`],
  ['<ParamField path="" type="string">', `${NO_PLACE}, and has no name.`],
])('a parameter without the one place: %s', async (tag, message) => {
  const code = `\`\`\`mdx\n${tag}\n\`\`\`\n\n{/* ${tag} */}`;
  const source = `${code}\n\n<ParamField query="limit">One</ParamField>\n\n${tag}Two</ParamField>\n\n${tag}\n  Three\n</ParamField>`;
  expect(await faultsOf(source, 'mdx/field-place')).toEqual([`warning 9: ${message}`, `warning 11: ${message}`]);
});

test.each([
  '<ParamField path="id" />',
  '<ParamField cookie="session" />',
  '<ParamField headers="X-Key" />',
  '<ParamField Body="size" placeholder="path" />',
  'export const place = { query: "limit" };\n\n<ParamField {...place} />',
  '`<ParamField />`',
])('a parameter with one place: %s', async (source) => {
  expect(await faultsOf(source, 'mdx/field-place')).toEqual([]);
});

test('a parameter whose attributes are computed is named at a tag of the component', async () => {
  const source = 'export const place = {};\n\n<ParamField {...place} />';
  expect(await faultsOf(source, 'mdx/field-place')).toEqual([`warning 3: ${NO_PLACE}, and has no name.`]);
});

/** Each of these stands twice, with code, comments and other names between. */
test.each([
  [
    'links/missing-page',
    '[A](/gone)',
    '<a href="/gone">B</a>',
    'The link `/gone` leads to a page that does not exist.',
  ],
  [
    'links/missing-anchor',
    '[A](#gone)',
    '[B](#gone "Title")',
    'The link `#gone` leads to a heading that this page does not have.',
  ],
  ['links/empty', '[A]()', '[B]()', 'A link has no address, so it leads nowhere.'],
  [
    'mdx/unknown-component',
    '<Gone>A</Gone>',
    '<Gone />',
    'There is no component `<Gone>`; only what stands inside it is shown.',
  ],
  ['mdx/unknown-name', 'A {gone}', 'B { gone }', '`gone` has no value on this page, so `{gone}` is shown as written.'],
  [
    'icons/unknown-name',
    '<Icon icon="gone-x" />',
    "<Icon icon='gone-x' />",
    'No free icon set has `gone-x`; a plain ring is drawn.',
  ],
])('%s is told at each of its causes', async (code, one, other, message) => {
  const source = `See \`${one}\`.\n\n{/* ${one} */}\n\n${one}\n\n\`\`\`mdx\n${other}\n\`\`\`\n\n<Card title="gone-x">\n\n${other}\n\n</Card>`;
  expect((await faultsOf(source, code)).map((fault) => fault.replace(/^\w+ /, ''))).toEqual([
    `5: ${message}`,
    `13: ${message}`,
  ]);
});

test('a component whose name begins like another one is not taken for it', async () => {
  const message = 'There is no component `<Gone>`; only what stands inside it is shown.';
  const source = 'export const Gonery = () => "x";\n\n<Gonery />\n\n<Gone />';
  expect(await faultsOf(source, 'mdx/unknown-component')).toEqual([`warning 5: ${message}`]);
});

test.each([
  ['Warn', 'Write `<Warning>`.'],
  ['Wraning', 'Write `<Warning>`.'],
  ['Code', 'Check the spelling.'],
  ['War', 'Check the spelling.'],
])('the component that `<%s>` was meant to be', async (name, hint) => {
  const site = createTestSite({ 'page.mdx': `<${name}>Text</${name}>` });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  const { diagnostics } = await createPageRenderer(themeServices).render(site, page);
  expect(diagnostics.map((one) => one.hint)).toEqual([
    `${hint} A component of your own has to be imported at the top of the page.`,
  ]);
});

test('the preview, which knows where elements come from, tells the same at the same places', async () => {
  const link = '[A](/gone) and [B](#gone)';
  const source = `${link}\n\n<ParamField name="x">One</ParamField>\n\n<Gone>\n\n${link} {gone}\n\n</Gone>\n\n<ParamField name="x">One</ParamField>`;
  const site = createTestSite({ 'page.mdx': source });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  const [built, seen] = await Promise.all(
    [false, true].map((hasPlaces) => createPageRenderer(themeServices, { hasPlaces }).render(site, page)),
  );
  expect(built?.diagnostics.map(({ range }) => range?.start.line)).toEqual([1, 1, 3, 5, 7, 7, 7, 11]);
  expect(seen?.diagnostics).toEqual(built?.diagnostics);
});
