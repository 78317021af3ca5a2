import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../../../engine/render/page-renderer.ts';
import { createTestSite, testServices } from '../../../engine/render/testing/test-site.ts';
import { createTheme } from '../../index.ts';
import { renderBody } from '../../testing/render.ts';

describe('Latex', () => {
  it('draws formulas of every spelling as MathML that keeps the TeX', async () => {
    for (const source of ['Then $x_1^2$.', '<Latex>x_1^2</Latex>', '<Latex>{"x_1^2"}</Latex>', '```math\nx_1^2\n```']) {
      const html = await renderBody(source);
      expect(html).toContain('<msubsup><mi>x</mi><mn>1</mn>');
      expect(html).toContain('<annotation encoding="application/x-tex">x_1^2</annotation>');
    }
  });

  it('sets a block apart and lets keys scroll a long one', async () => {
    const short = await renderBody('$$\na = b\n$$');
    expect(short).toContain('<div class="formula prose-block"><math display="block"');
    const long = await renderBody('$$\nf(x) = \\begin{cases} 1 & x > 0 \\\\ 0 & \\text{otherwise} \\end{cases}\n$$');
    expect(long).toContain('<div class="formula prose-block" tabindex="0">');
    expect(long).toContain('<mtext>otherwise</mtext>');
  });

  it('numbers a line wherever it is written', async () => {
    expect(await renderBody('See $a_1 = b \\tag{7}$.')).toContain('(7)');
  });

  it('shows the source of what it cannot read, and says where and why', async () => {
    const site = createTestSite({ 'page.mdx': 'One\n\nThe rate is $\\foo{x_1}$ now.\n\n$$\n\\frac{1}{\n$$\n' });
    const page = site.pages.get('page');
    const services = { ...testServices, theme: createTheme({ script: '', stylesheet: '' }) };
    const rendered = page && (await createPageRenderer(services).render(site, page));
    expect(rendered?.html).toContain('<code class="formula-source">\\foo{x_1}</code>');
    const [unknown, open] = rendered?.diagnostics ?? [];
    expect(unknown?.message).toBe(
      'The formula `\\foo{x_1}` was not understood at `\\foo`: there is no such command. Its source is shown.',
    );
    expect(unknown?.range?.start.line).toBe(3);
    expect(open?.range?.start.line).toBe(6);
    expect(open?.message).toContain('unexpected end of input');
  });

  it('does not carry a definition from one formula into the next', async () => {
    const html = await renderBody('$\\gdef\\mine{x_9} \\mine$ and $\\mine_2$');
    expect(html).toContain('<code class="formula-source">\\mine_2</code>');
  });

  it('leaves dollar signs in attributes to the component', async () => {
    const html = await renderBody('<Card title="From $a_1$ up">Text $b_2$</Card>');
    expect(html).toContain('From $a_1$ up');
    expect(html).toContain('<msub><mi>b</mi><mn>2</mn></msub>');
  });
});
