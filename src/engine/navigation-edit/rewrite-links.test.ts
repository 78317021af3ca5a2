import { describe, expect, it } from 'vitest';
import { rewriteLinks } from './rewrite-links.ts';

const FILES = new Set([
  'guides/start.mdx',
  'guides/next.md',
  'index.mdx',
  'api/index.mdx',
  'snippets/a.mdx',
  'snippets/parts/plan.jsx',
  'images/a.png',
]);
const exists = (file: string) => FILES.has(file);
const MOVE = { from: 'guides/start.mdx', to: 'learn/begin.mdx' };

const rewritten = (file: string, text: string, move = MOVE) => rewriteLinks(file, text, move, exists).text;

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
    expect(rewriteLinks('index.mdx', text, MOVE, exists).changes).toEqual([
      { line: 7, before: '/guides/start', after: '/learn/begin' },
    ]);
  });

  it('keeps Windows line ends', () => {
    expect(rewritten('index.mdx', 'A\r\n\r\n[a](/guides/start)\r\n')).toBe('A\r\n\r\n[a](/learn/begin)\r\n');
  });
});
