import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { readTakenIn, snippetsIn, snippetUsers } from '../references/snippet-uses.ts';
import { planSnippet, snippetPath, snippetStyle, snippetTag, takeInSnippet } from './make-snippet.ts';
import { marked } from './testing/selection.ts';

const made = (source: string, style: 'import' | 'tag' = 'import', file = 'guides/a.mdx') => {
  const { text, selection } = marked(source);
  const plan = planSnippet(text, selection, file);
  if (typeof plan === 'string') return plan;
  const change = takeInSnippet(text, plan, 'snippets/free-trial.mdx', style);
  return { source: plan.source, page: change && applyTextEdits(text, change.edits) };
};

describe('a snippet of what is selected', () => {
  it('takes the whole blocks out, and the page takes it in by an import', () => {
    expect(made('---\ntitle: A\n---\n\nFirst.\n\nTry [it.\n\n- one\n- t]wo\n\nLast.\n')).toEqual({
      source: 'Try it.\n\n- one\n- two\n',
      page: '---\ntitle: A\n---\n\nimport FreeTrial from "/snippets/free-trial.mdx";\n\nFirst.\n\n<FreeTrial />\n\nLast.\n',
    });
  });

  it('imports below the others, written as they are, and takes along those that it needs', () => {
    expect(
      made("import Box from '../box.jsx'\nimport Other from '/other.jsx'\n\n<Box>\n  [Hi]\n</Box>\n\nEnd.\n"),
    ).toEqual({
      source: 'Hi\n',
      page: "import Box from '../box.jsx'\nimport Other from '/other.jsx'\nimport FreeTrial from '/snippets/free-trial.mdx'\n\n<Box>\n  <FreeTrial />\n</Box>\n\nEnd.\n",
    });
    expect(made("import Box from '../box.jsx'\n\nA.\n\n[<Box>\n  Hi\n</Box>]\n\nEnd.\n")).toMatchObject({
      source: "import Box from '/box.jsx'\n\n<Box>\n  Hi\n</Box>\n",
    });
  });

  it('is a tag in projects that have no imports', () => {
    expect(made('One.\r\n\r\n[Two.]\r\n', 'tag')).toEqual({
      source: 'Two.\r\n',
      page: 'One.\r\n\r\n<Snippet file="free-trial.mdx" />\r\n',
    });
  });

  it('leads to the same pictures and pages from its own place', () => {
    const text = 'See ![x](./img/a.png) and [b](../b#c) and [d](/d).\n';
    expect(planSnippet(text, { start: 0, end: 0 }, 'guides/a.mdx')).toMatchObject({
      source: 'See ![x](/guides/img/a.png) and [b](/b#c) and [d](/d).\n',
    });
  });

  it('says what none can be made of', () => {
    expect(made('---\ntitle: A\n---\n|')).toBe('nothing');
    expect(made('[import A from "/a.mdx"]\n\nWords.\n')).toBe('script');
    expect(made('export const price = 3;\n\nCosts {pr|ice}.\n')).toBe('script');
    expect(made('<Steps>\n  <Step title="A">[One]</Step>\n  <Step title="B">Two</Step>\n</Steps>\n')).toBe('place');
  });

  it('is made of words within a paragraph, an item or a cell, and stands within it', () => {
    const head = 'import FreeTrial from "/snippets/free-trial.mdx";\n\n';
    expect(made('Try [it **for] free** now.\n')).toEqual({
      source: '<>it **for free**</>\n',
      page: `${head}Try <FreeTrial /> now.\n`,
    });
    expect(made('Try [it ]now.\n', 'tag')).toEqual({
      source: '<>it</>\n',
      page: 'Try <Snippet file="free-trial.mdx" /> now.\n',
    });
    expect(made('- [item]\n- other\n')).toMatchObject({ page: `${head}- <FreeTrial />\n- other\n` });
    expect(made('| a |\n| - |\n| one [two] |\n')).toMatchObject({
      page: `${head}| a |\n| - |\n| one <FreeTrial /> |\n`,
    });
    expect(made('> One\n> tw[o\n> thr]ee.\n')).toEqual({
      source: '<>o\nthr</>\n',
      page: `${head}> One\n> tw<FreeTrial />ee.\n`,
    });
  });

  it('has no line of a paragraph for itself, which would end that', () => {
    const head = 'import FreeTrial from "/snippets/free-trial.mdx";\n\n';
    expect(made('[One]\r\ntwo.\r\n')).toMatchObject({ page: `${head}<FreeTrial /> two.\n`.replaceAll('\n', '\r\n') });
    expect(made('One\n[two.]\n\nEnd.\n')).toMatchObject({ page: `${head}One <FreeTrial />\n\nEnd.\n` });
    expect(made('> One\n> [two]\n> three.\n')).toMatchObject({ page: `${head}> One\n> <FreeTrial /> three.\n` });
  });

  it('takes along what words need, and says what cannot be a part of them', () => {
    expect(made("import Box from '../box.jsx'\n\nA [<Box>b</Box> and ![c](./c.png)] d.\n")).toMatchObject({
      source: "import Box from '/box.jsx'\n\n<><Box>b</Box> and ![c](/guides/c.png)</>\n",
    });
    expect(made('export const price = 3;\n\nCosts [{price} euros] a month.\n')).toBe('script');
    expect(made('## Some [words]\n')).toBe('heading');
    expect(made('Run `npm [start]`.\n')).toBe('code');
    const noted = (words: string) => planSnippet(words, { start: 2, end: words.indexOf(' d') }, 'a.mdx');
    expect(noted('A b[^1] d.\n\n[^1]: Note.\n')).toBe('reference');
    expect(noted('A b [c] d.\n\n[c]: /c\n')).toBe('reference');
    expect(noted('A b [c] d.\n')).toMatchObject({ source: '<>b [c]</>\n' });
  });

  it('gets a path and a tag that are free', () => {
    expect(snippetPath('Free trial!', ['a.mdx'])).toBe('snippets/free-trial.mdx');
    expect(snippetPath('Free trial', ['snippets/free-trial.mdx'])).toBe('snippets/free-trial-2.mdx');
    expect(snippetPath('Über uns', ['_snippets/a.mdx'])).toBe('_snippets/uber-uns.mdx');
    expect(snippetTag('snippets/card.mdx', '')).toBe('CardSnippet');
    expect(snippetTag('snippets/3d-print.mdx', '')).toBe('Snippet3dPrint');
    expect(snippetTag('snippets/a-b.mdx', '<AB />')).toBe('ABSnippet');
  });
});

describe('where snippets are used', () => {
  const files = ['a.mdx', 'b.mdx', 'snippets/x.mdx', 'snippets/y.mdx'];
  const find = (paths: readonly string[]) => paths.find((path) => files.includes(path));
  const texts: Readonly<Record<string, string>> = {
    'a.mdx': 'import X from "/snippets/x"\n\n<X />\n',
    'b.mdx': '<Snippet file="y.mdx" />\n',
    'about.mdx': '```mdx\n<Snippet file="y.mdx" />\n```\n',
    'snippets/y.mdx': 'import X from "./x.mdx"\n\n<X />\n',
  };
  const taken = Object.entries(texts).map(([file, text]) => [file, readTakenIn(file, text)] as const);

  it('knows imports, tags, and snippets in snippets, and passes over what is shown as code', () => {
    const users = snippetUsers(new Map(taken.map(([file, one]) => [file, snippetsIn(file, one, find)])));
    expect(users.get('snippets/x.mdx')).toEqual(['a.mdx', 'b.mdx']);
    expect(users.get('snippets/y.mdx')).toEqual(['b.mdx']);
  });

  it('tells how the project takes them in', () => {
    expect(snippetStyle(taken.map(([, one]) => one))).toBe('import');
    expect(snippetStyle([readTakenIn('b.mdx', texts['b.mdx'] ?? '')])).toBe('tag');
  });
});
