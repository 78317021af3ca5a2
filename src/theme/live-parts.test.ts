/** Components of the theme in the code of components with state: most are drawn ahead, and the others are told. */
import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../engine/render/page-renderer.ts';
import { createTestSite } from '../engine/render/testing/test-site.ts';
import { themeServices } from './testing/render.ts';

const render = (jsx: string) => {
  const site = createTestSite({
    'page.mdx': `export const Own = () => {
  const [isOpen, setIsOpen] = useState(false);
  return <div onClick={() => setIsOpen(!isOpen)}>
    ${jsx}
  </div>;
};

<Own />
`,
  });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  return createPageRenderer(themeServices).render(site, page);
};
const told = async (jsx: string) => (await render(jsx)).diagnostics.map(({ code, range }) => [code, range?.start.line]);

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

  it('is drawn by the name that the code has for it, where it goes by several', async () => {
    const { html, scripts = [] } = await render('<Columns cols={2}>a</Columns>');
    expect(scripts.map(({ contents }) => contents).join('')).toContain('part("Columns")');
    expect(html).toContain('"Columns[[');
    expect(html).not.toContain('"CardGroup[[');
  });
});
