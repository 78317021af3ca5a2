import { describe, expect, it } from 'vitest';
import { prepareSource } from './prepare-source.ts';

const linesOf = (text: string) => text.split('\n').length;

describe('a page as the compiler gets it', () => {
  it('has the same lines, without front matter and imports', () => {
    const source = "---\ntitle: A\n---\n\nimport A from '/a.mdx'\nimport {\n  B,\n} from '/b.jsx'\n\n# Text\n";
    const { text, imports } = prepareSource(source);
    expect(linesOf(text)).toBe(linesOf(source));
    expect(text.trim()).toBe('# Text');
    expect(imports).toEqual([
      { specifier: '/a.mdx', bindings: { A: 'default' }, line: 5 },
      { specifier: '/b.jsx', bindings: { B: 'B' }, line: 6 },
    ]);
  });

  it('leaves imports in code alone', () => {
    const source = "```js\nimport a from 'a'\n```\n";
    expect(prepareSource(source)).toMatchObject({ text: source, imports: [], languages: ['js'] });
  });

  it('carries the whole info string of a fence in one word', () => {
    const { text } = prepareSource('```bash cURL {1,2} title="it\'s"\nx\n```\n');
    const word = /^```(\S+)$/m.exec(text)?.[1] ?? '';
    expect(decodeURIComponent(word)).toBe('bash cURL {1,2} title="it\'s"');
  });

  it('turns formulas into components, and leaves money and shell variables', () => {
    const { text } = prepareSource('$$\ny_{a} = {b}\n$$\n\n$x_1$ and $n$ cost $5 or $6, `$a$`, $HOME:$PATH\n');
    expect(linesOf(text)).toBe(6);
    expect(text).toContain('<Latex display>{String.raw`y_{a} = {b}`}</Latex>');
    expect(text).toContain(
      '<Latex>{String.raw`x_1`}</Latex> and <Latex>{String.raw`n`}</Latex> cost $5 or $6, `$a$`, $HOME:$PATH',
    );
  });

  it('finds a formula below signs that nothing closes', () => {
    expect(prepareSource('a $$ price\n\n## One\n\ntext\n\n$$\nx = {a}\n$$\n').text).toContain(
      '<Latex display>{String.raw`x = {a}`}</Latex>',
    );
  });

  it('keeps TeX written as text in `<Latex>` from being read as expressions', () => {
    expect(prepareSource('<Latex>\\frac{1}{n} $a_1$</Latex>').text).toBe(
      '<Latex>{String.raw`\\frac{1}{n} $a_1$`}</Latex>',
    );
    const given = '<Latex>{`x_1`}</Latex>';
    expect(prepareSource(given).text).toBe(given);
  });

  it('makes an expression of the own id of any heading, and of none in code', () => {
    const { text } = prepareSource('> ## One {#a}\n\nTwo {#b}\n===\n\n## Three {#c} ##\n\n```md\n## Four {#d}\n```\n');
    expect(text).toBe(
      '> ## One {_headingId("a")}\n\nTwo {_headingId("b")}\n===\n\n## Three {_headingId("c")} ##\n\n```md\n## Four {#d}\n```\n',
    );
  });

  it('leaves imports in comments alone, and takes one right below a paragraph', () => {
    const { imports } = prepareSource("{/*\nimport A from '/a.mdx'\n*/}\n\nWords\nimport B from '/b.mdx'\n");
    expect(imports.map(({ specifier }) => specifier)).toEqual(['/b.mdx']);
  });

  it('declares what its scripts export, and nothing that it shows as code', () => {
    const source = 'export const One = 1;\n\n```js\nexport const Two = 2;\n```\n';
    expect([...prepareSource(source).declared]).toEqual(['One']);
  });

  it('takes braces in a sentence that begins like a script for text', () => {
    expect(prepareSource('Words\n\nimport the {post-id} here.\n').text).toContain('the \\{post-id}');
  });

  it('leaves comments out of a formula, which ends up on one line', () => {
    expect(prepareSource('$$\na = b % why\n+ c\n$$').text).toContain('`a = b + c`');
  });

  it('takes a lone word between dollar signs for a formula only where there are others', () => {
    expect(prepareSource('set $name$ first').text).toBe('set $name$ first');
    expect(prepareSource('from $$ to $$ a night').text).toBe('from $$ to $$ a night');
  });
});

it('names the languages of fences, and of code written as a component', () => {
  const source =
    '```ts a.ts\n```\n\n<CodeBlock title="b" language="python">\n{`x`}\n</CodeBlock>\n<CodeBlock lang={\'go\'} />';
  expect(prepareSource(source).languages).toEqual(['go', 'python', 'ts']);
});
