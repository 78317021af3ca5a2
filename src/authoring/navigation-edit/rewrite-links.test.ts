import { describe, expect, it } from 'vitest';
import { createFileLookup } from '../../page-source/references/address-target.ts';
import { prepareMove, rewriteLinks } from './rewrite-links.ts';

const FILES = createFileLookup([
  'guides/start.mdx',
  'guides/next.md',
  'index.mdx',
  'api/index.mdx',
  'snippets/a.mdx',
  'snippets/parts/plan.jsx',
  'images/a.png',
]);
const SETTINGS = { redirects: [], address: 'https://docs.example.com/base/' };
const MOVE = { from: 'guides/start.mdx', to: 'learn/begin.mdx' };

const rewrite = (file: string, text: string, move = MOVE) =>
  rewriteLinks(file, text, prepareMove(move, FILES, SETTINGS));
const rewritten = (file: string, text: string, move = MOVE) => rewrite(file, text, move).text;

describe('rewriteLinks', () => {
  it.each([
    ['[a](/guides/start)', '[a](/learn/begin)'],
    ['[a](/guides/start#top "Title")', '[a](/learn/begin#top "Title")'],
    ['[a](/guides/start.mdx?x=1#top)', '[a](/learn/begin.mdx?x=1#top)'],
    ['[a](</guides/start>)', '[a](</learn/begin>)'],
    ['[a](guides/start)', '[a](learn/begin)'],
    ['[a](./guides/start)', '[a](./learn/begin)'],
    ['[a]: /guides/start', '[a]: /learn/begin'],
    ['<a href="/guides/start">a</a>', '<a href="/learn/begin">a</a>'],
    ["<Card title='A' href={'/guides/start'} />", "<Card title='A' href={'/learn/begin'} />"],
    ["import A from '/guides/start.mdx';", "import A from '/learn/begin.mdx';"],
    ['---\nurl: /guides/start\n---\n', '---\nurl: /learn/begin\n---\n'],
    ['[a](/docs/guides/start) [b](@/guides/start)', '[a](/docs/learn/begin) [b](@/learn/begin)'],
    ['[a](/Guides/START#x)', '[a](/learn/begin#x)'],
    ['[a](/guides/st\\_art)', '[a](/guides/st\\_art)'],
    [
      '[a](https://docs.example.com/base/guides/start#x) [b](https://docs.example.com/guides/start)',
      '[a](https://docs.example.com/base/learn/begin#x) [b](https://docs.example.com/guides/start)',
    ],
    ['[a](/guides/start) and [b](/guides/start#x)', '[a](/learn/begin) and [b](/learn/begin#x)'],
  ])('%s', (before, after) => {
    expect(rewritten('index.mdx', before)).toBe(after);
  });

  it.each([
    '[a](https://example.com/guides/start)',
    '[a](/guides/starting)',
    '[a](#guides/start)',
    '`[a](/guides/start)`',
    '```md\n[a](/guides/start)\n```',
    'guides/start in plain words',
    '[a](/guides/next)',
  ])('leaves alone: %s', (text) => {
    expect(rewritten('index.mdx', text)).toBe(text);
  });

  it('follows relative links from another folder', () => {
    expect(rewritten('guides/next.md', '[a](./start) [b](start.mdx) [c](../guides/start#x)')).toBe(
      '[a](../learn/begin) [b](../learn/begin.mdx) [c](../learn/begin#x)',
    );
  });

  it('fits the relative links of the moved page itself to its new folder', () => {
    const text = '[a](./next) [b](/index) ![c](../images/a.png) [d](#top)';
    expect(rewritten('guides/start.mdx', text)).toBe('[a](../guides/next) [b](/index) ![c](../images/a.png) [d](#top)');
    expect(rewritten('guides/start.mdx', '[a](./next)', { from: 'guides/start.mdx', to: 'guides/begin.mdx' })).toBe(
      '[a](./next)',
    );
  });

  it('keeps spellings: extension, encoding, escapes, and what climbs out of the project', () => {
    const move = { from: 'guides/start.mdx', to: 'a b/c_d.mdx' };
    expect(rewritten('index.mdx', '[a](/guides/st%61rt) [b](<guides/start.md>) [c](/guides/start.html)', move)).toBe(
      '[a](/a%20b/c_d) [b](<a b/c_d.md>) [c](/a%20b/c_d.html)',
    );
    expect(rewritten('guides/next.md', '[a](../../guides/start) <a href="./start/">b</a>', move)).toBe(
      '[a](../../a%20b/c_d) <a href="../a b/c_d/">b</a>',
    );
  });

  it('writes more where the short way would mean another page', () => {
    // `/api` would be read as the page `api.mdx`.
    const files = createFileLookup(['api.mdx', 'reference.mdx', 'index.mdx']);
    const move = prepareMove({ from: 'reference.mdx', to: 'api/index.mdx' }, files, SETTINGS);
    expect(rewriteLinks('index.mdx', '[a](/reference) [b](/api)', move).text).toBe('[a](/api/index) [b](/api)');
  });

  it('keeps what leads to others where the moved page would come between', () => {
    const files = createFileLookup(['guides/a.mdx', 'b.mdx', 'c.mdx']);
    const move = prepareMove({ from: 'c.mdx', to: 'guides/b.mdx' }, files, SETTINGS);
    expect(rewriteLinks('guides/a.mdx', '[b](b) [c](../c)', move).text).toBe('[b](/b) [c](./b)');
  });

  it('knows a folder by its index, and a snippet by its import', () => {
    const move = { from: 'api/index.mdx', to: 'reference/index.mdx' };
    expect(rewritten('index.mdx', '[a](/api) [b](/api/) [c](/api/index)', move)).toBe(
      '[a](/reference) [b](/reference/) [c](/reference/index)',
    );
    const snippet = { from: 'snippets/a.mdx', to: 'snippets/b.mdx' };
    expect(rewritten('guides/next.md', "import A from '/snippets/a.mdx'", snippet)).toBe(
      "import A from '/snippets/b.mdx'",
    );
  });

  it.each([
    ['<Snippet file="a.mdx" />', '<Snippet file="parts/b.mdx" />'],
    ['<Snippet file="/a" />', '<Snippet file="/parts/b" />'],
    ['<Snippet file="snippets/a.mdx" />', '<Snippet file="snippets/parts/b.mdx" />'],
    ["import A from '/snippets/a.mdx'", "import A from '/snippets/parts/b.mdx'"],
    ['<Snippet file="other.mdx" />', '<Snippet file="other.mdx" />'],
  ])('follows a snippet that moves: %s', (before, after) => {
    expect(rewritten('guides/next.md', before, { from: 'snippets/a.mdx', to: 'snippets/parts/b.mdx' })).toBe(after);
  });

  it('follows code that is imported without its ending', () => {
    const move = { from: 'snippets/parts/plan.jsx', to: 'snippets/plan.jsx' };
    expect(rewritten('index.mdx', "import { Plan } from '/snippets/parts/plan';", move)).toBe(
      "import { Plan } from '/snippets/plan';",
    );
    expect(rewritten('snippets/a.mdx', "import { Plan } from './parts/plan.jsx';", move)).toBe(
      "import { Plan } from './plan.jsx';",
    );
  });

  it('lists what it changes, with the line', () => {
    const text = '---\ntitle: A\n---\n\nOne.\n\n[a](/guides/start)\n';
    expect(rewrite('index.mdx', text).changes).toEqual([{ line: 7, before: '/guides/start', after: '/learn/begin' }]);
  });

  it('keeps Windows line ends', () => {
    expect(rewritten('index.mdx', 'A\r\n\r\n[a](/guides/start)\r\n')).toBe('A\r\n\r\n[a](/learn/begin)\r\n');
  });
});
