import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../../../engine/render/page-renderer.ts';
import { createTestSite, testServices } from '../../../engine/render/testing/test-site.ts';
import { createTheme } from '../../index.ts';
import { renderBody, textOfHtml } from '../../testing/render.ts';

const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\`\n`;

async function diagnosticsOf(source: string) {
  const site = createTestSite({ 'page.mdx': source });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  const services = { ...testServices, theme: createTheme({ script: '', stylesheet: '' }) };
  return (await createPageRenderer(services).render(site, page)).diagnostics;
}

describe('Mermaid', () => {
  it('draws a fence and a component alike, with its text for those who cannot see it', async () => {
    const inFence = await renderBody(fence('flowchart LR\n  A[Order] -->|paid| B[Ship]'));
    expect(inFence).toContain('<svg class="dg" role="img" aria-label="Diagram"');
    expect(textOfHtml(inFence)).toMatch(/Order .*Ship .*paid/);
    expect(inFence).toMatch(/<details class="diagram-source".*A\[Order\] --&gt;\|paid\| B\[Ship\]/s);
    const component = await renderBody('<Mermaid>{`flowchart LR\n  A[Order] -->|paid| B[Ship]`}</Mermaid>');
    expect(component.match(/<svg.*<\/svg>/s)?.[0]).toBe(inFence.match(/<svg.*?<\/svg>/s)?.[0]);
  });

  it('of a fence follows what the fence says of its button', async () => {
    const drawing = 'flowchart LR\n  A --> B';
    const made = (settings: string) => renderBody(`\`\`\`mermaid ${settings}\n${drawing}\n\`\`\`\n`);
    expect(await made('placement="bottom-left"')).toContain('data-corner="bottom-left"');
    expect(await made('placement=top-left Flow')).toMatch(/data-corner="top-left".*<figcaption>Flow<\/figcaption>/s);
    expect(await made('actions={true}')).toContain('class="diagram-open"');
    expect(await made('placement="top-left" actions={false}')).not.toContain('diagram-open');
  });

  it('takes its names from the diagram', async () => {
    const html = await renderBody(
      fence(
        '---\ntitle: How an order moves\n---\nflowchart LR\n  accTitle: Orders\n  accDescr: From cart to door\n  A --> B',
      ),
    );
    expect(html).toContain('aria-label="Orders. From cart to door"');
    expect(html).toContain('<figcaption>How an order moves</figcaption>');
  });

  it('makes links of clicks work from the page, and within reach', async () => {
    const html = await renderBody(fence('flowchart LR\n  A --> B\n  click A "/page" "Read on"'));
    expect(html).toContain('<svg class="dg" role="group"');
    expect(html).toContain('<a href="page.html"');
  });

  it('runs nothing that a link or a colour asks for', async () => {
    const source = fence(
      'flowchart LR\n  A --> B\n  click A "javascript:alert(1)"\n  style B fill:url(https://elsewhere.example/x)',
    );
    const html = (await renderBody(source)).replace(/<details.*/s, '');
    expect(html).not.toMatch(/javascript:|elsewhere/);
    expect((await diagnosticsOf(source)).map(({ code }) => code)).toEqual(['mdx/script-address']);
  });

  it('draws what it understands, and says which line it left out', async () => {
    const source = `Text\n\n${fence('flowchart LR\n  A --> B\n  A --> ((')}`;
    expect(await renderBody(source)).toContain('<svg class="dg"');
    const [problem] = await diagnosticsOf(source);
    expect(problem?.message).toContain('`A --> ((` (line 3 of a diagram) was not understood, so it is left out');
    expect(problem).toMatchObject({ severity: 'warning', range: { start: { line: 6 } } });
    expect(problem?.hint).toBe('A node is expected behind the link.');
    const [guessed, only] = await diagnosticsOf(fence('flowchart LR\n  A[Out --> B[Next]\n  C[a (b)]'));
    expect(guessed).toMatchObject({ severity: 'warning', range: { start: { line: 3 } } });
    expect(guessed?.message).toContain('as it was probably meant');
    expect(only).toMatchObject({ severity: 'info', range: { start: { line: 4 } } });
  });

  it('shows the source of what it does not understand at all', async () => {
    const source = fence('flowchart LR\n  ((');
    expect(textOfHtml(await renderBody(source))).toContain('((');
    expect((await diagnosticsOf(source))[0]?.message).toContain('`((` was not understood (line 2 of a diagram), so');
    const [unknown] = await diagnosticsOf(fence('tidechart\n  a b'));
    expect(unknown?.message).toBe('Diagrams of the type `tidechart` are not drawn, so its source is shown.');
  });

  it('says which type was probably meant', async () => {
    const [misspelled] = await diagnosticsOf(fence('sequencediagram\n  A->>B: hi'));
    expect(misspelled?.hint).toBe('Write `sequenceDiagram`: capitals count, too.');
    expect(misspelled?.range?.start.line).toBe(2);
  });

  it('draws an icon of the site in an architecture', async () => {
    const html = await renderBody(fence('architecture-beta\n  service a(fa:user)[Somebody]'));
    expect(html).toMatch(/<svg x="[\d.]+"[^>]*viewBox="[^"]+">.*var\(--c\)/s);
  });

  it('names the line of the diagram that holds it, wherever else the same line stands', async () => {
    const good = fence('stateDiagram-v2\n  A --> B : ((\n  B --> [*]');
    const bad = fence('flowchart LR\n  A --> B\n\n  A --> B : ((');
    const problems = await diagnosticsOf(`${good}\n${bad}\n<Tabs>\n  <Tab title="One">\n\n${bad}\n  </Tab>\n</Tabs>\n`);
    const lines = problems.filter(({ code }) => code === 'mdx/diagram').map(({ range }) => range?.start);
    expect(lines).toEqual([
      { line: 11, column: 3 },
      { line: 21, column: 3 },
    ]);
  });

  it('finds the line in a list, and in a component', async () => {
    const inList = '1. Step\n\n   ```mermaid\n   pie\n     "a" : 1\n     what\n   ```\n';
    expect((await diagnosticsOf(inList))[0]?.range?.start).toEqual({ line: 6, column: 6 });
    const component = 'what\n\n<Mermaid>{`pie\n  "a" : 1\n  what`}</Mermaid>\n';
    expect((await diagnosticsOf(component))[0]?.range?.start).toEqual({ line: 5, column: 3 });
  });

  it('offers to open large what is not seen at a glance', async () => {
    const nodes = ['A', 'B', 'C', 'D', 'E'];
    expect(await renderBody(fence('flowchart LR\n  A --> B'))).not.toContain('diagram-open');
    expect(await renderBody(fence(`flowchart TD\n  ${nodes.join(' --> ')}`))).toContain('diagram-open');
    expect(await renderBody(fence(`flowchart LR\n  ${nodes.join(' --> ')}`))).toContain('diagram-open');
  });

  it('leaves the button away when the author wants no controls', async () => {
    const chart = 'flowchart LR\n  A --> B';
    expect(await renderBody(`<Mermaid actions={false}>{\`${chart}\`}</Mermaid>`)).not.toContain('diagram-open');
    expect(await renderBody(`<Mermaid placement="bottom-left">{\`${chart}\`}</Mermaid>`)).toContain(
      'data-corner="bottom-left"',
    );
  });
});
