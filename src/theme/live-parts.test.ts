/** Components of the theme in the code of components with state: most are drawn ahead, and the others are told. */
import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../engine/render/page-renderer.ts';
import { createTestSite } from '../engine/render/testing/test-site.ts';
import { themeServices } from './testing/render.ts';

const render = (jsx: string) =>
  renderPage(`export const Own = () => {
  const [isOpen, setIsOpen] = useState(false);
  return <div onClick={() => setIsOpen(!isOpen)}>
    ${jsx}
  </div>;
};

<Own />
`);
const renderPage = (source: string) => {
  const site = createTestSite({ 'page.mdx': source });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  return createPageRenderer(themeServices).render(site, page);
};
const problems = ({ diagnostics }: Awaited<ReturnType<typeof renderPage>>) =>
  diagnostics.map(({ code, range }) => [code, range?.start.line]);
const told = async (jsx: string) => problems(await render(jsx));
const toldOf = async (source: string) => problems(await renderPage(source));

describe('a component of the theme in the code of one with state', () => {
  it.each([
    '<Tabs><Tab title="A">a</Tab></Tabs>',
    '{isOpen && <Tabs><Tab title="A">a</Tab></Tabs>}',
    '<Tree><Tree.File name="a" /></Tree>',
    '<Steps><Step title="A">a</Step></Steps>',
    '<CodeGroup><pre>a</pre></CodeGroup>',
  ])('is told when it arranges what is in it: %s', async (jsx) => {
    expect(await told(jsx)).toEqual([['live/whole-component', 4]]);
  });

  it.each([
    '<Icon icon="plus" />',
    '<Card title="A">{isOpen && <b>b</b>}</Card>',
    '<Note>a</Note>',
    '<Columns cols={2}>a</Columns>',
    '<Accordion title="A">a</Accordion>',
  ])('is not told when it is drawn around what is in it: %s', async (jsx) => {
    expect(await told(jsx)).not.toContainEqual(expect.arrayContaining(['live/whole-component']));
  });

  it.each([
    '<Card title={name}>a</Card>',
    '<Card title={"Card of " + name}>a</Card>',
    "<Card title={isOpen ? name : 'a'}>a</Card>",
    '<Card title={upper}>a</Card>',
    '<Card icon={name} title="a" />',
    '<Card href={link} title={name} />',
    "<Card title={isOpen ? link : 'b'}>a</Card>",
    '<><Card title={link} />{!isOpen && <Card title={link} icon="flag" />}</>',
    '<Card {...{ title: name }} />',
  ])('is told when it looks as the state says, even where the first state shows it: %s', async (jsx) => {
    const code =
      "export const Own = ({ link }) => {\n  const [isOpen] = useState(true);\n  const [name, setName] = useState('flag');\n  const upper = name.toUpperCase();";
    expect(
      await toldOf(`${code}\n  return <div onClick={() => setName('b')}>${jsx}</div>;\n};\n\n<Own link="l" />\n`),
    ).toContainEqual(['live/open-component', 5]);
  });

  it.each([
    "<Card title={isOpen ? 'a' : 'b'}>c</Card>",
    '<Card title={label}>a</Card>',
    '{items.map((item) => <Card key={item} title={item} />)}',
    '<Card title="a" onClick={() => setIsOpen(!isOpen)} />',
  ])('is not told when all its looks are known: %s', async (jsx) => {
    const code =
      "export const items = ['x', 'y'];\n\nexport const Own = ({ label }) => {\n  const [isOpen, setIsOpen] = useState(true);";
    expect(
      await toldOf(
        `${code}\n  return <div onClick={() => setIsOpen(!isOpen)}>${jsx}</div>;\n};\n\n<Own label="x" />\n`,
      ),
    ).toEqual([]);
  });

  it('is drawn by the name that the code has for it, where it goes by several', async () => {
    const { html, scripts = [] } = await render('<Columns cols={2}>a</Columns>');
    expect(scripts.map(({ contents }) => contents).join('')).toContain('part("Columns")');
    expect(html).toContain('"Columns[[');
    expect(html).not.toContain('"CardGroup[[');
  });
});
