import { markdownToJs, mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { siteRules } from '../../rules/run-rules.ts';
import { compilePage } from './compile-page.ts';
import { createSatteriCompiler } from './satteri-compiler.ts';

const compiler = createSatteriCompiler({ mdxToJs, markdownToJs });
const compile = (source: string, file = 'a.mdx') => compilePage({ compiler, rules: siteRules }, file, source);

describe('compiling a page', () => {
  it('names the components and languages that it needs', () => {
    const page = compile('<Card>\n<Tree.Folder />\n</Card>\n\n```PY\n1\n```\n');
    expect(page).toMatchObject({
      fidelity: 'strict',
      components: ['Card', 'Tree', 'Tree.Folder'],
      languages: ['py'],
      diagnostics: [],
    });
  });

  it('needs no compiler where there is no text', () => {
    const none = () => {
      throw new Error('A compiler was asked.');
    };
    const page = compilePage(
      { compiler: { compileMdx: none, compileMarkdown: none }, rules: siteRules },
      'a.mdx',
      '---\ntitle: A\n---\n\n',
    );
    expect(page).toMatchObject({ fidelity: 'strict', components: [], diagnostics: [] });
  });

  it('mends what the compiler names by a line, also below a carriage return that ends a line by itself', () => {
    const page = compile("a\rb\n\n<div style={{>a: 'b' }}>\n<h1 style={{ c: 'd' }}>e</h1>\n</div>\n");
    expect(page.fidelity).toBe('repaired');
    expect(page.diagnostics.map(({ subject }) => subject)).toEqual([["{{>a: 'b' }}"]]);
  });

  it('gives places in the file as written, front matter, imports and repairs before them included', () => {
    const page = compile("---\ntitle: A\n---\nimport A from '/a.mdx'\n\none <br> two {not valid} three\n");
    expect(page.fidelity).toBe('repaired');
    expect(page.diagnostics.map(({ code, range }) => [code, range?.start, range?.end])).toEqual([
      ['mdx/void-tag', { line: 6, column: 5 }, { line: 6, column: 9 }],
      ['mdx/invalid-expression', { line: 6, column: 14 }, { line: 6, column: 25 }],
    ]);
  });

  it('says in a writer’s words what is wrong and what to write', () => {
    const [diagnostic] = compile('<Card title="x">\n  text\n').diagnostics;
    expect(diagnostic).toMatchObject({
      code: 'mdx/unclosed-tag',
      message: 'The tag `<Card>` opened here is never closed.',
      hint: 'Add `</Card>` where it ends.',
    });
  });

  it('takes in Markdown files what Markdown allows, without a word', () => {
    const page = compile('a<br>b\n\n<!-- c -->\n\n5 <6 and { x\n', 'a.md');
    expect(page).toMatchObject({ fidelity: 'repaired', diagnostics: [] });
  });

  it('shows the text of a page that cannot be repaired, and says why', () => {
    const refusing = {
      ...compiler,
      compileMdx: () => {
        throw new Error('2:1: Unexpected thing (mdx:some-rule)');
      },
    };
    const page = compilePage(
      { compiler: refusing, rules: siteRules },
      'a.mdx',
      'first\n<Card title="Kept">*second*</Card>\n',
    );
    expect(page.fidelity).toBe('text');
    expect(page.code).toContain('Kept');
    expect(page.code).toContain('second');
    expect(page.diagnostics.at(-1)).toMatchObject({
      code: 'mdx/unreadable-page',
      severity: 'error',
      message: 'The page cannot be read at this place, so only its text is shown: unexpected thing.',
      range: { start: { line: 2 } },
    });
  });

  it('compiles code and text with many open braces', () => {
    const open = '{'.repeat(20);
    expect(compile(`\`\`\`json\n${open}\n\`\`\`\n\n{'${open}'}\n`)).toMatchObject({
      fidelity: 'strict',
      diagnostics: [],
    });
    expect(compile('a { b {c <d>\n\n'.repeat(40)).diagnostics.length).toBeGreaterThan(80);
  });

  it('ends on a page of nothing but faults', () => {
    const page = compile('{ <a {b <c> `\n\n'.repeat(60));
    expect(['repaired', 'text']).toContain(page.fidelity);
  });
});
