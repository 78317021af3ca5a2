import { expect, test } from 'vitest';
import { companionFiles } from '../engine/emit/companion-files.ts';
import { testServices } from '../engine/render/testing/test-site.ts';
import { createProjectSession } from '../engine/session.ts';
import { createTheme } from './index.ts';

const theme = createTheme({ script: '', stylesheet: '' });

/** The files beside the document of a page, by path. */
async function filesBeside(
  path: string,
  texts: Readonly<Record<string, string>>,
  config: object = {},
): Promise<Readonly<Record<string, string>>> {
  const session = createProjectSession({ ...testServices, theme });
  const encoder = new TextEncoder();
  const settings = JSON.stringify({ name: 'Acme', navigation: [path], ...config });
  session.update(
    new Map(Object.entries({ 'docs.json': settings, ...texts }).map(([name, text]) => [name, encoder.encode(text)])),
  );
  const page = await session.renderPage(path);
  if (page === undefined) throw new Error('The test has no such page.');
  return Object.fromEntries(companionFiles(page).map((file) => [file.path, file.contents]));
}

/** The text of a page below its title. */
async function markdownOf(source: string, texts: Readonly<Record<string, string>> = {}): Promise<string> {
  const files = await filesBeside('guides/page', { 'guides/page.mdx': source, ...texts });
  return (files['guides/page.md'] ?? '').replace(/^# .*\n\n?/, '').trimEnd();
}

test('begins with the title, the description and, where it is known, the address', async () => {
  const page = { 'guides/page.mdx': '---\ntitle: Start\ndescription: In a minute.\napi: GET /a\n---\n\nText.' };
  const metadata = { canonical: 'https://docs.example.com/base' };
  const { 'guides/page.md': text } = await filesBeside('guides/page', page, { metadata });
  const [beginning, samples] = text?.split(/(?=```bash title="cURL"\n)/) ?? [];
  expect(beginning).toBe(
    '# Start\n\n> In a minute.\n\nSource: https://docs.example.com/base/guides/page.html\n\n`GET /a`\n\nText.\n\n',
  );
  expect(samples).toContain("curl --request GET \\\n  --url 'https://api.example.com/a'\n```\n");
});

test('keeps what Markdown can say as it was written', async () => {
  const source = `## A *heading* with \`code\`

Text with **bold**, ~~gone~~, \`a\\|b\` and a\\
new line. 2 \\* 3, snake_case, \\_not emphasis\\_.

- One
  - Inner
- [x] Done

3. Three
4. Four

> Quoted
> twice

| Name | Size |
| --- | --: |
| a | 1 |

\`\`\`ts app.ts {1,3}
const a = \`x\`; // <b>
\`\`\`

---

A note[^1].

[^1]: At the end.`;
  expect(await markdownOf(source)).toBe(source);
});

test('gives components a form that any reader of Markdown shows', async () => {
  const text = await markdownOf(
    `<Warning title="Careful">It **bites**.</Warning>

<Steps>
  <Step title="Install">
    \`\`\`bash
    npm i
    \`\`\`
  </Step>
  <Step>Run it.</Step>
</Steps>

<Tabs><Tab title="npm">One</Tab><Tab title="pnpm">Two</Tab></Tabs>

<CardGroup cols={2}><Card title="Guide" href="/other" icon="book">Read on.</Card><Card title="Chat" href="https://chat.example.com" /></CardGroup>

<ParamField query="limit" type="integer" default="20" required>How many.</ParamField>

<Frame caption="The *board*"><img src="/images/board.png" alt="A board" /></Frame>

An <Tooltip tip="Application Programming Interface">API</Tooltip> <Icon icon="star" /> of <Badge>v2</Badge>.

<Visibility for="agents">For programs.</Visibility><Visibility for="humans">For people.</Visibility>`,
    {
      'guides/other.mdx': '',
      'other.mdx': '',
      'images/board.png': '',
    },
  );
  expect(text).toBe(`> [!WARNING]
> **Careful**
>
> It **bites**.

1. **Install**

   \`\`\`bash
   npm i
   \`\`\`

2. Run it.

- **npm**

  One

- **pnpm**

  Two

- [Guide](../other.md): Read on.
- [Chat](https://chat.example.com)
- \`limit\` (query, integer, required, default \`20\`): How many.

![A board](../images/board.png)

_The *board*_

An API (Application Programming Interface)  of v2.

For programs.`);
});

test('takes snippets in with what they were given, and leaves comments and code of the page out', async () => {
  const text = await markdownOf(
    `import Part from '/snippets/part.mdx';
export const version = '2.0';

{/* Not for readers. */}

<Part name="Ada" />

Version {version}, {1 + 1}. <Snippet file="end.mdx" />`,
    { 'snippets/part.mdx': 'Hello **{name}**, see [the page](/guides/page#top).', 'snippets/end.mdx': 'The end.' },
  );
  expect(text).toBe('Hello **Ada**, see [the page](../guides/page.md#top).\n\nVersion 2.0, 2.\n\nThe end.');
});

test('calls components of authors, and shows what stands in one that fails', async () => {
  const text = await markdownOf(`export const Price = ({ value }) => <strong>{value} EUR</strong>;
export const Broken = () => { throw new Error('no'); };

It costs <Price value={3} />.

<Broken>Still here.</Broken>`);
  expect(text).toBe('It costs **3 EUR**.\n\nStill here.');
});

test('a changelog has a feed with an entry for each heading, else for each update', async () => {
  const page = `---
title: Changelog
---

<Update label="2.1" description="1 March 2026" tags={["New"]}>
  ## Timers & <more>

  Once a [minute](/changelog).

  ## Fixes

  - One
</Update>

<Update label="2.0">Faster.</Update>

<Update label="1.9" rss={{ title: "Half a step", description: "See the page." }}>
  ## Left out
</Update>`;
  const files = await filesBeside(
    'changelog',
    { 'changelog.mdx': page },
    { metadata: { canonical: 'https://docs.example.com' } },
  );
  const feed = files['changelog/rss.xml'] ?? '';
  const items = [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => {
    const field = (name: string) => new RegExp(`<${name}[^>]*>(.*)</${name}>`).exec(item)?.[1];
    return [field('title'), field('link'), field('pubDate'), field('category'), field('description')];
  });
  expect(items).toEqual([
    [
      'Timers &amp; &lt;more&gt;',
      expect.stringMatching(/^https:\/\/docs\.example\.com\/changelog\.html#timers/),
      'Sun, 01 Mar 2026 00:00:00 GMT',
      'New',
      '&lt;p&gt;Once a minute.&lt;/p&gt;',
    ],
    [
      'Fixes',
      'https://docs.example.com/changelog.html#fixes',
      'Sun, 01 Mar 2026 00:00:00 GMT',
      'New',
      '&lt;ul&gt;&lt;li&gt;One&lt;/li&gt;&lt;/ul&gt;',
    ],
    ['2.0', 'https://docs.example.com/changelog.html#2-0', undefined, undefined, '&lt;p&gt;Faster.&lt;/p&gt;'],
    [
      'Half a step',
      'https://docs.example.com/changelog.html#1-9',
      undefined,
      undefined,
      '&lt;p&gt;See the page.&lt;/p&gt;',
    ],
  ]);
});

test("an author's own feed stays", async () => {
  const files = await filesBeside('changelog', {
    'changelog.mdx': '<Update label="1.0">First.</Update>',
    'changelog/rss.xml': '<rss/>',
  });
  expect(Object.keys(files)).toEqual(['changelog.md']);
});

test('a card without a title is a link named after its first words, and the rest stands below', async () => {
  const other = { 'guides/other.mdx': '' };
  const long = '<Card href="/guides/other">\n\nHow to begin. It takes\na minute.\n\n- One\n- Two\n\n</Card>';
  expect(await markdownOf(long, other)).toBe(
    '- [How to begin. It takes a minute.](../guides/other.md)\n  - One\n  - Two',
  );
  const headed = '<Card href="/guides/other">\n\n### Begin\n\nIn a minute.\n\n</Card>';
  expect(await markdownOf(headed, other)).toBe('- [Begin](../guides/other.md)\n\n  In a minute.');
});

test('what the author tells programs stands on every page, under a heading of its own', async () => {
  const page = { 'guides/page.mdx': '---\ntitle: Start\n---\n\nText.' };
  const files = await filesBeside('guides/page', page, {
    navigation: { pages: ['guides/page'] },
    markdown: { instructions: 'Use v2.' },
  });
  expect(files['guides/page.md']).toBe('# Start\n\n> ## Agent Instructions\n>\n> Use v2.\n\nText.\n');
});
