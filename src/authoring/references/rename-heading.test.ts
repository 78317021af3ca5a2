import { describe, expect, it } from 'vitest';
import { readHeadings } from '../../page-source/headings/headings.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { findHeadingLinks } from './heading-links.ts';
import { planHeadingRename } from './rename-heading.ts';

const FILES: Readonly<Record<string, string>> = {
  'guides/start.mdx': '# Start\r\n\r\n## Setup\r\n\r\nSee [above](#setup) and [below](#setup-2).\r\n\r\n### Setup\r\n',
  'index.mdx':
    '[one](/guides/start#setup) [two](guides/start.mdx#setup) [other](/index#setup) `[code](/guides/start#setup)`\n\n<Card href="/guides/start#setup-2" />\n',
  'guides/next.mdx': '[near](./start#setup "title") [out](https://example.com/guides/start#setup)\n',
  'snippets/note.mdx': '[shared](/guides/start#setup)\n',
};

function planFor(files: Readonly<Record<string, string>>, words: string, title: string, file = 'guides/start.mdx') {
  const config = files['docs.json'];
  const found = findHeadingLinks(
    {
      paths: Object.keys(files),
      texts: Object.entries(files).filter(([path]) => path !== 'docs.json'),
      ...(config !== undefined && { config: { file: 'docs.json', text: config, value: JSON.parse(config) } }),
    },
    file,
  );
  const start = readHeadings(files[file] ?? '').find(({ text }) => text === words)?.start ?? -1;
  return planHeadingRename(found, { file, start, title });
}

/** The files that change, as they are afterwards. */
function rename(files: Readonly<Record<string, string>>, words: string, title: string, file?: string) {
  const plan = planFor(files, words, title, file);
  return (
    plan &&
    Object.fromEntries(plan.files.map(({ file: path, edits }) => [path, applyTextEdits(files[path] ?? '', edits)]))
  );
}

describe('renaming a heading', () => {
  it('changes the heading and every link to it, wherever it stands and however it is written', () => {
    expect(rename(FILES, 'Setup', 'First steps')).toEqual({
      'guides/start.mdx':
        '# Start\r\n\r\n## First steps\r\n\r\nSee [above](#first-steps) and [below](#setup).\r\n\r\n### Setup\r\n',
      'index.mdx':
        '[one](/guides/start#first-steps) [two](guides/start.mdx#first-steps) [other](/index#setup) `[code](/guides/start#setup)`\n\n<Card href="/guides/start#setup" />\n',
      'guides/next.mdx': '[near](./start#first-steps "title") [out](https://example.com/guides/start#setup)\n',
      'snippets/note.mdx': '[shared](/guides/start#first-steps)\n',
    });
  });

  it('says what changes, line by line, and counts the links', () => {
    const plan = planFor(FILES, 'Setup', ' Go ');
    expect(plan).toMatchObject({ idBefore: 'setup', idAfter: 'go', rewritten: 5, kept: 0, others: 2 });
    expect(plan?.files[1]?.changes[0]).toEqual({
      place: 'index.mdx, line 1',
      before: '/guides/start#setup',
      after: '/guides/start#go',
    });
    expect(plan?.files[0]?.changes[0]).toEqual({
      place: 'guides/start.mdx, line 3',
      before: '## Setup',
      after: '## Go',
    });
  });

  it('leaves links alone where the heading has a name of its own, and says so', () => {
    const files = { ...FILES, 'guides/start.mdx': '## Setup {#setup}\n' };
    expect(rename(files, 'Setup', 'First steps')).toEqual({ 'guides/start.mdx': '## First steps {#setup}\n' });
    expect(planFor(files, 'Setup', 'First steps')).toMatchObject({ hasOwnId: true, kept: 4, rewritten: 0 });
    const step = { 'a.mdx': '<Step title="Go" id="go">x</Step>\n\n[a](#go)\n' };
    expect(rename(step, 'Go', 'Leave', 'a.mdx')).toEqual({
      'a.mdx': '<Step title="Leave" id="go">x</Step>\n\n[a](#go)\n',
    });
  });

  it('encodes what would end a link, and what was encoded', () => {
    expect(rename({ 'a.mdx': '## Setup\n[a](#setup)\n' }, 'Setup', 'A [b] c', 'a.mdx')?.['a.mdx']).toBe(
      '## A [b] c\n[a](#a-%5Bb%5D-c)\n',
    );
    const encoded = { 'a.mdx': "## What's new\n[a](#what%E2%80%99s-new) [b](#what’s-new)\n" };
    expect(rename(encoded, "What's new", "What's up", 'a.mdx')?.['a.mdx']).toBe(
      "## What's up\n[a](#what%E2%80%99s-up) [b](#what’s-up)\n",
    );
  });

  it('refuses what is no heading and no name', () => {
    expect(planFor(FILES, 'No such words', 'x')).toBeUndefined();
    expect(planFor(FILES, 'Setup', '  ')).toBeUndefined();
  });

  it('keeps links that were written for other services in their spelling', () => {
    const files = { 'a.mdx': "## What's new?\n", 'b.mdx': '[a](/a#whats-new) [b](/a#what’s-new?)\n' };
    expect(rename(files, "What's new?", "What's better?", 'a.mdx')?.['b.mdx']).toBe(
      '[a](/a#whats-better) [b](/a#what’s-better?)\n',
    );
  });
});

describe('renaming what is a place under its title', () => {
  it.each([
    ['Step', '<Steps>\n<Step icon="Setup" title="Setup">x</Step>\n</Steps>', 'setup', 'go-on'],
    ['Accordion', "<Accordion title='Setup'>x</Accordion>", 'setup', 'go-on'],
    ['Tab', '<Tabs><Tab title={"Setup"}>x</Tab></Tabs>', 'tab-setup', 'tab-go-on'],
    ['Tab by its words', '<Tabs><Tab label="Setup">x</Tab></Tabs>', 'setup', 'go-on'],
    ['Update', '<Update label="Setup" tags={["a"]}>x</Update>', 'setup', 'go-on'],
    ['ParamField', '<ParamField query="Setup" type="string">x</ParamField>', 'query-setup', 'query-go-on'],
    ['ResponseField', '<ResponseField name="Setup">x</ResponseField>', 'response-setup', 'response-go-on'],
    ['Heading', '<Heading level={3}>Setup</Heading>', 'setup', 'go-on'],
  ])('%s', (_kind, source, before, after) => {
    const files = { 'a.mdx': `${source}\n\n[a](#${before})\n`, 'b.mdx': `[a](a.mdx?x=1#${before})\n` };
    expect(rename(files, 'Setup', 'Go on', 'a.mdx')).toEqual({
      'a.mdx': `${source.replace(/Setup(?!"\s)|Setup(?=" type|" tags)/, 'Go on')}\n\n[a](#${after})\n`,
      'b.mdx': `[a](a.mdx?x=1#${after})\n`,
    });
  });

  it('writes quotation marks as the place allows', () => {
    const renamed = (source: string) => rename({ 'a.mdx': source }, 'Setup', 'Say "hi"', 'a.mdx')?.['a.mdx'];
    expect(renamed('<Step title="Setup">x</Step>')).toBe('<Step title="Say &quot;hi&quot;">x</Step>');
    expect(renamed("<Step title='Setup'>x</Step>")).toBe(`<Step title='Say "hi"'>x</Step>`);
    expect(renamed('<Step title={"Setup"}>x</Step>')).toBe('<Step title={"Say ”hi”"}>x</Step>');
  });
});

describe('links from elsewhere', () => {
  const PAGE = '## Setup\n';

  it('of the settings follow: top bar, anchors, footer, redirects', () => {
    const config = {
      topbarLinks: [{ name: 'Begin', url: '/guides/start#setup' }],
      anchors: [{ name: 'Begin', url: 'guides/start#setup' }],
      footer: { links: [{ items: [{ label: 'Begin', href: '/guides/start.html#setup' }] }] },
      redirects: [
        { source: '/guides/start#setup', destination: '/guides/start#setup' },
        { source: '/out', destination: 'https://example.com/guides/start#setup' },
      ],
      colors: { primary: '#5e7000' },
    };
    const text = `${JSON.stringify(config, null, 2)}\n`;
    const plan = planFor({ 'guides/start.mdx': PAGE, 'docs.json': text }, 'Setup', 'Go');
    const after = applyTextEdits(text, plan?.files[1]?.edits ?? []);
    expect(JSON.parse(after)).toEqual({
      ...config,
      topbarLinks: [{ name: 'Begin', url: '/guides/start#go' }],
      anchors: [{ name: 'Begin', url: 'guides/start#go' }],
      footer: { links: [{ items: [{ label: 'Begin', href: '/guides/start.html#go' }] }] },
      redirects: [{ source: '/guides/start#setup', destination: '/guides/start#go' }, config.redirects[1]],
    });
    expect(plan?.files[1]?.changes.map(({ place }) => place)).toEqual([
      'docs.json, topbarLinks[0].url',
      'docs.json, anchors[0].url',
      'docs.json, footer.links[0].items[0].href',
      'docs.json, redirects[0].destination',
    ]);
  });

  it.each([
    '/guides/start#S',
    '/guides/start.md#S',
    '/guides/start.mdx#S',
    '/guides/start.html#S',
    './start#S',
    'start#S',
    '../guides/start#S',
    'guides/start#S',
    '/Guides/Start#S',
    '/guides/st%61rt#S',
    '/docs/guides/start#S',
    '@/guides/start#S',
    '/guides/start/#S',
    '/old/start#S',
    '/begin?x=1#S',
    'https://docs.example.com/base/guides/start#S',
    'https://docs.example.com/base/guides/start.html?x#S',
  ])('follow in their own spelling: %s', (link) => {
    const config = JSON.stringify({
      metadata: { canonical: 'https://docs.example.com/base' },
      redirects: [
        { source: '/old/:slug*', destination: '/guides/:slug*' },
        { source: '/begin', destination: '/guides/start' },
      ],
    });
    const written = link.replace('#S', '#setup');
    const files = { 'guides/start.mdx': PAGE, 'guides/next.mdx': `[a](${written})\n`, 'docs.json': config };
    expect(rename(files, 'Setup', 'Go')?.['guides/next.mdx']).toBe(`[a](${link.replace('#S', '#go')})\n`);
  });

  it('find a folder by its index', () => {
    const files = {
      'guides/index.mdx': PAGE,
      'a.mdx': '[a](/guides#setup) [b](/guides/#setup) [c](/guides/index#setup)',
    };
    expect(rename(files, 'Setup', 'Go', 'guides/index.mdx')?.['a.mdx']).toBe(
      '[a](/guides#go) [b](/guides/#go) [c](/guides/index#go)',
    );
  });
});

describe('shared texts', () => {
  const FILES = {
    'snippets/plan.mdx': '## Plan\n\n[here](#plan)\n',
    'a.mdx': "import Plan from '/snippets/plan.mdx'\n\n## Plan\n\n<Plan />\n\n[own](#plan) [shared](#plan-2)\n",
    'b.mdx': '<Snippet file="plan.mdx" />\n\n[own](#plan) [other](/a#plan-2)\n',
  };

  it('a heading of a shared text is renamed with the links into the pages that show it', () => {
    expect(rename(FILES, 'Plan', 'Price', 'snippets/plan.mdx')).toEqual({
      // It leads to the page's own heading in one page, and to this one in the other: it cannot follow both.
      'snippets/plan.mdx': '## Price\n\n[here](#plan)\n',
      'a.mdx': "import Plan from '/snippets/plan.mdx'\n\n## Plan\n\n<Plan />\n\n[own](#plan) [shared](#price)\n",
      'b.mdx': '<Snippet file="plan.mdx" />\n\n[own](#price) [other](/a#price)\n',
    });
  });

  it('a link that cannot follow in every page is counted', () => {
    expect(planFor(FILES, 'Plan', 'Price', 'snippets/plan.mdx')).toMatchObject({ rewritten: 3, torn: 1 });
  });

  it('a heading above a shared text gives its number back', () => {
    expect(rename(FILES, 'Plan', 'Scheme', 'a.mdx')).toEqual({
      'a.mdx': "import Plan from '/snippets/plan.mdx'\n\n## Scheme\n\n<Plan />\n\n[own](#scheme) [shared](#plan)\n",
      'b.mdx': '<Snippet file="plan.mdx" />\n\n[own](#plan) [other](/a#plan)\n',
    });
  });
});
