import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../catalogue/catalogue.ts';
import { knowledgeOf } from '../testing/knowledge.ts';
import { suggest } from './suggest.ts';

const FILES = {
  'index.mdx': '---\ntitle: Welcome\n---\n\n## First steps\n',
  'guides/start.mdx': '---\ntitle: Start here\n---\n\n## Set up\n\n## Set up\n',
  'guides/next.mdx': '',
  'images/a b.png': '',
  'images/film.mp4': '',
  'files/guide.pdf': '',
  'snippets/shared.mdx': '',
  'docs.json': '{}',
};

/** What is offered at the `|` of a text in `guides/next.mdx`, the best first. */
async function offered(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  const { items } = await suggest({ text, offset, file: 'guides/next.mdx', knowledge: knowledgeOf(FILES) });
  return [...items]
    .sort((one, other) => (one.rank ?? 1) - (other.rank ?? 1))
    .map((item) => ({ ...item, after: text.slice(0, item.range.start) + item.insert + text.slice(item.range.end) }));
}

const labels = async (marked: string) => (await offered(marked)).map(({ label }) => label);
const chosen = async (marked: string, label: string) => (await offered(marked)).find((item) => item.label === label);

describe('components', () => {
  it('are offered all, those that fit into their parent first', async () => {
    expect(await labels('<|')).toHaveLength(CATALOGUE.filter(({ kind }) => kind !== 'fence').length);
    expect((await labels('<Steps>\n  <|'))[0]).toBe('Step');
    expect((await labels('<|')).indexOf('Step')).toBeGreaterThan((await labels('<|')).indexOf('Note'));
  });

  it('bring their snippet with the bracket, and only their name where attributes stand already', async () => {
    expect((await chosen('<Ca|', 'Card'))?.after).toMatch(/^<Card title="\$\{1:Title\}"/);
    expect((await chosen('<Ca| title="x">', 'Card'))?.after).toBe('<Card title="x">');
    expect((await chosen('<Tr|', 'Tree'))?.filter).toContain('FileTree');
  });

  it('are those of the page, too', async () => {
    const text = "import Shared, { Part } from '/snippets/shared.mdx'\n\n<Sha|";
    expect((await chosen(text, 'Shared'))?.after).toMatch(/<Shared \/>$/);
    expect(await labels(text)).toContain('Part');
  });

  it('are closed from the innermost on', async () => {
    expect(await labels('<Tabs>\n<Tab title="a">\n</|')).toEqual(['Tab', 'Tabs']);
    expect((await chosen('<Note>x</|', 'Note'))?.after).toBe('<Note>x</Note>');
    expect((await chosen('<Note>x</|>', 'Note'))?.after).toBe('<Note>x</Note>');
  });
});

describe('attributes and values', () => {
  it('are offered in the form they are written in, without those that are there', async () => {
    expect(await labels('<Card title="x" |>')).not.toContain('title');
    expect((await labels('<Step |>'))[0]).toBe('title');
    expect((await chosen('<Card |>', 'horizontal'))?.after).toBe('<Card horizontal>');
    expect((await chosen('<Tabs |>', 'sync'))?.after).toBe('<Tabs sync={false}>');
    expect((await chosen('<Columns |>', 'cols'))?.after).toBe('<Columns cols={$1}>');
    expect((await chosen('<Update |>', 'tags'))?.after).toBe('<Update tags={["$1"]}>');
    expect((await chosen('<Card ti|="x">', 'title'))?.after).toBe('<Card title="x">');
    expect(await labels('<Unknown |>')).toEqual([]);
  });

  it('leave out what another attribute excludes', async () => {
    expect(await labels('<ParamField |>')).toEqual(expect.arrayContaining(['path', 'query', 'body']));
    expect(await labels('<ParamField query="x" |>')).not.toContain('path');
    expect(await labels('<Tab label="x" |>')).not.toContain('title');
  });

  it('name choices, numbers and yes or no', async () => {
    expect(await labels('<Badge color="|">')).toContain('surface-destructive');
    expect((await chosen('<Badge color=|>', 'red'))?.after).toBe('<Badge color="red">');
    expect((await chosen('<Columns cols=|>', '3'))?.after).toBe('<Columns cols={3}>');
    expect((await chosen('<Columns cols={|}>', '3'))?.after).toBe('<Columns cols={3}>');
    expect(await labels('<Card horizontal={|}>')).toEqual(['true', 'false']);
    expect((await chosen('<Prompt actions={["copy", "|"]}>', 'cursor'))?.after).toBe(
      '<Prompt actions={["copy", "cursor"]}>',
    );
    expect(await labels('<Card title="|">')).toEqual([]);
  });

  it('find icons, pictures, videos and shared texts', async () => {
    expect(await labels('<Icon icon="roc|" />')).toEqual(['rocket', 'rock']);
    expect((await chosen('<Card img="|" />', '/images/a b.png'))?.after).toBe('<Card img="/images/a%20b.png" />');
    expect(await labels('<video src="|">')).toEqual(['/images/film.mp4']);
    expect(await labels('<Snippet file="|" />')).toEqual(['shared.mdx']);
    expect(await labels("import X from '|'")).toEqual(['/snippets/shared.mdx']);
  });
});

describe('links', () => {
  it('lead to pages by address or title, and to files', async () => {
    expect(await labels('[a](|)')).toEqual(['/', '/guides/start', '/guides/next', '/files/guide.pdf', '/docs.json']);
    expect(await labels('[a](/gui|)')).toEqual(['/guides/start', '/guides/next']);
    expect((await labels('[a](start here|)')).length).toBe(0);
    expect((await labels('[a](Welc|)'))[0]).toBe('/');
    expect((await chosen('[a](./st|)', './start'))?.after).toBe('[a](./start)');
    expect((await chosen('<Card href="/x|" />', '/guides/next'))?.after).toBe('<Card href="/guides/next" />');
  });

  it('lead to headings of the page that is named, or of this one', async () => {
    expect(await labels('[a](/guides/start#|)')).toEqual(['set-up', 'set-up-2']);
    expect((await chosen('[a](/guides/start#s|)', 'set-up'))?.after).toBe('[a](/guides/start#set-up)');
    expect(await labels('## Here\n[a](#|)')).toEqual(['here']);
    expect(await labels('[a](/nowhere#|)')).toEqual([]);
  });

  it('lead to steps, tabs and fields, and to the headings of shared texts', async () => {
    const page =
      '## One\n<Steps><Step title="Two">x</Step></Steps>\n<Tabs><Tab title="npm">x</Tab></Tabs>\n<Shared />\n';
    const files = {
      'api.mdx': `import Shared from '/snippets/shared.mdx'\n\n${page}<ResponseField name="id">x</ResponseField>`,
      'snippets/shared.mdx': '## One\n',
    };
    const knowledge = knowledgeOf(files);
    const { items } = await suggest({ text: '[a](/api#', offset: 9, file: 'index.mdx', knowledge });
    expect(items.map(({ label, note }) => [label, note])).toEqual([
      ['one', 'One'],
      ['two', 'Two · Step'],
      ['tab-npm', 'npm · Tab'],
      ['one-2', 'One'],
      ['response-id', 'id · ResponseField'],
    ]);
  });

  it('offer a bounded number of very many', async () => {
    const files = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`pages/p${index}.mdx`, '']));
    const input = { text: '[a](/', offset: 5, file: 'index.mdx', knowledge: knowledgeOf(files) };
    expect(await suggest(input)).toMatchObject({ isIncomplete: true, items: { length: 200 } });
    const typed = { ...input, text: '[a](/pages/p2999', offset: 16 };
    expect((await suggest(typed)).items[0]?.label).toBe('/pages/p2999');
  });
});

describe('front matter and fences', () => {
  it('operations and data models of the API are offered, with what they do', async () => {
    const page = (line: string) => `---\ntitle: Users\n${line}\n---\n`;
    expect(await labels(page('openapi: |'))).toEqual(['GET /users/{id}', 'POST /users', 'webhook UserAdded']);
    expect((await labels(page('openapi: add a|')))[0]).toBe('POST /users');
    expect((await chosen(page('openapi: "GET /us|"'), 'GET /users/{id}'))?.after).toBe(
      page('openapi: "GET /users/{id}"'),
    );
    expect((await chosen(page('openapi-schema: U|'), 'User'))?.note).toBe('api.json');
    expect((await chosen(page('opena|'), 'openapi'))?.asksOn).toBe(true);
  });

  it('offer the settings of the schema and what they may be', async () => {
    expect(await labels('---\ntitle: x\n|\n---\n')).not.toContain('title');
    expect((await chosen('---\nsi|\n---\n', 'sidebarTitle'))?.after).toBe('---\nsidebarTitle: "$1"\n---\n');
    expect((await chosen('---\n|\n---\n', 'og:title'))?.after).toBe('---\n"og:title": "$1"\n---\n');
    expect((await chosen('---\nmo|: wide\n---\n', 'mode'))?.after).toBe('---\nmode: wide\n---\n');
    expect(await labels('---\nmode: |\n---\n')).toEqual(['wide', 'center', 'custom', 'frame', 'assistant']);
    expect((await chosen('---\nmode: "wi|"\n---\n', 'wide'))?.after).toBe('---\nmode: "wide"\n---\n');
    expect(await labels('---\nhidden: |\n---\n')).toEqual(['true', 'false']);
    expect(await labels('---\nicon: st|\n---\n')).toEqual(['star']);
    expect(await labels('---\ntitle: |\n---\n')).toEqual([]);
  });

  it('offer languages and settings of code blocks', async () => {
    expect((await chosen('```py|\n```', 'python'))?.after).toBe('```python\n```');
    expect(await labels('```js |\n```')).toEqual(expect.arrayContaining(['title', 'highlight', 'wrap']));
    expect((await chosen('```js wr|\n```', 'wrap'))?.after).toBe('```js wrap\n```');
    expect(await labels('```mermaid |\n```')).toEqual(['title']);
  });

  it('offer nothing in text and code', async () => {
    expect(await labels('Just | words')).toEqual([]);
    expect(await labels('```js\n<|\n```')).toEqual([]);
  });
});
