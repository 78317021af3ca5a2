/** What the editor finds in sources is what the command line finds in built pages. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { fixEdits } from '../../authoring/source-edit/fix-edits.ts';
import { createPageRenderer } from '../../engine/render/page-renderer.ts';
import { testServices } from '../../engine/render/testing/test-site.ts';
import { SiteBuilder } from '../../engine/site/build-site.ts';
import { ConfigSource } from '../../engine/site/config-source.ts';
import type { SiteModel } from '../../engine/site/site-model.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { createTheme } from '../../theme/index.ts';
import { checkLinks, siteRules } from '../run-rules.ts';
import { linksOfPages } from './page-anchors.ts';
import { SourceAnchors } from './source-anchors.ts';
import { SourceLinks } from './source-links.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const CONFIG = JSON.stringify({
  name: 'Test',
  colors: { primary: '#0055ff' },
  navigation: [{ group: 'All', pages: ['index', 'guide', 'deep/one', 'deep/two', 'endpoint', 'computed'] }],
  redirects: [{ source: '/old', destination: '/guide' }],
});

const GUIDE = [
  '---\ntitle: Guide\n---\n',
  '## First steps\n\n## What’s new? (v2)\n\n## Own {#mine}\n',
  '<Steps>\n  <Step title="Install">x</Step>\n</Steps>\n',
  '<Tabs>\n  <Tab title="npm">x</Tab>\n</Tabs>\n',
  '<ParamField query="page" type="number">x</ParamField>\n',
  '<a name="by-name"></a>\n',
].join('\n');

/** Links in every way in which pages have them; `!` stands before the address of each that leads nowhere. */
const LINKS = [
  '[a](/guide#first-steps) [b](!/guide#frist-steps) [c](!/guide#first)',
  '[d](guide#install) [e](./guide#tab-npm) [f](guide.mdx#npm) [g](!guide.mdx#yarn)',
  '[h][ref] [i]\n\n[ref]: !/guide#ref-is-lost\n[i]: </guide#mine>',
  '<Card title="j" href="!/guide#lost-in-a-card">x</Card>',
  "<Card title='k' href={'!/guide#lost-in-braces'}>x</Card>",
  '<a href="!/old#lost-behind-a-redirect">l</a> <a href="/old#first-steps">m</a>',
  '[n](/guide#what%E2%80%99s-new?-v2) [o](!/guide#what%E2%80%99s-old) [p](/guide#top)',
  '[q](!/Guide#lost-in-another-case "with a title")',
  '[r](https://a.example/guide#x) [s](/guide) [t](/nowhere#x) [u](/guide#by-name) [v](/guide#query-page)',
  '`[w](/guide#in-code)` {/* [x](/guide#in-a-comment) */}',
  '```md\n[y](/guide#in-a-block)\n```',
  '<Frame caption="[z](!/guide#lost-in-a-caption)">x</Frame>',
  '<Snippet file="shared.mdx" />',
  '[aa](/endpoint#query-limit) [ab](!/endpoint#query-offset)',
].join('\n\n');

const FILES: Readonly<Record<string, string>> = {
  'docs.json': CONFIG,
  'guide.mdx': GUIDE,
  'index.mdx': `---\ntitle: Home\n---\n\n${LINKS.replaceAll('!', '')}\n`,
  'deep/one.mdx': `\uFEFF---\ntitle: "Ä 😀"\n---\n\n\t😀 [a](../guide#lost-below)\n`.replaceAll('\n', '\r\n'),
  'deep/two.mdx': '---\ntitle: Two\n---\n\n[itself](/deep/two#lost-here)\n\n<Snippet file="shared.mdx" />\n',
  'endpoint.mdx': '---\ntitle: E\napi: GET /birds\n---\n\n<ParamField query="limit">x</ParamField>\n',
  'computed.mdx': "---\ntitle: C\n---\n\nexport const n = 'x'\n\n## About {n}\n",
  'snippets/shared.mdx': 'From [shared](/guide#lost-in-a-shared-text).\n',
};

const services = {
  ...testServices,
  theme: createTheme({ script: '', stylesheet: '' }),
  icons: { find: () => ({ kind: 'svg' as const, viewBox: '0 0 1 1', markup: '', isStroked: false }) },
};

function siteOf(files: ProjectFiles): SiteModel | undefined {
  const { config, configFile, files: read } = new ConfigSource().read(files);
  return config && new SiteBuilder(siteRules).build({ files: read, configFile, config });
}

function toFiles(texts: Readonly<Record<string, string>>): ProjectFiles {
  return new Map(Object.entries(texts).map(([path, text]) => [path, encode(text)]));
}

async function builtProblems(site: SiteModel): Promise<readonly Diagnostic[]> {
  const renderer = createPageRenderer(services);
  const pages = [];
  for (const page of site.pages.values()) pages.push(await renderer.render(site, page));
  return checkLinks(linksOfPages([], pages));
}

/** What a person is told, once each and in order. */
function told(problems: readonly Diagnostic[]): readonly unknown[] {
  const shown = problems.map(({ choice: _, ...problem }) => JSON.stringify(problem));
  return [...new Set(shown)].sort().map((text) => JSON.parse(text) as unknown);
}

const sourceProblems = (site: SiteModel) => new SourceLinks(new SourceAnchors()).check(site) ?? [];

function siteOfTest(more: Readonly<Record<string, string>> = {}): SiteModel {
  const site = siteOf(toFiles({ ...FILES, ...more }));
  if (site === undefined) throw new Error('The test site cannot be read.');
  return site;
}

describe('links to headings that are not there', () => {
  test('are the same from sources and from built pages, to the character', async () => {
    const site = siteOfTest();
    const found = sourceProblems(site);
    expect(told(found)).toEqual(told(await builtProblems(site)));
    const lost = [...LINKS.matchAll(/!([^\s)"'>]+)/g)].map(([, address = '']) => decodeURI(address));
    const named = found.filter(({ file }) => file === 'index.mdx').map(({ message }) => /`([^`]+)`/.exec(message)?.[1]);
    expect(named).toEqual(lost);
    expect(found.filter(({ file }) => file !== 'index.mdx').map(({ file }) => file)).toEqual(
      expect.arrayContaining(['deep/one.mdx', 'deep/two.mdx', 'snippets/shared.mdx']),
    );
  });

  test('stand at the address, with the nearest heading as a fix and all headings to choose from', () => {
    const problem = sourceProblems(siteOfTest()).find(({ file }) => file === 'index.mdx');
    expect(problem).toMatchObject({ range: { start: { line: 5, column: 29 }, end: { line: 5, column: 47 } } });
    expect(problem?.fix?.title).toBe('Write `#first-steps`');
    expect(problem?.choice?.options.slice(0, 3)).toEqual([
      { label: 'First steps', text: '#first-steps' },
      { label: 'What’s new? (v2)', text: '#what’s-new?-v2' },
      { label: 'Own', text: '#mine' },
    ]);
  });

  test('are mended by the fix in files with a byte-order mark and Windows line ends', () => {
    const text = '---\r\ntitle: A\r\n---\r\n\r\n😀\t[a](/guide#frist-steps)\r\n';
    const site = siteOfTest({ 'deep/one.mdx': `\uFEFF${text}` });
    const fix = sourceProblems(site).find(({ file }) => file === 'deep/one.mdx')?.fix;
    const edits = fix && fixEdits(text, fix);
    expect(edits && applyTextEdits(text, edits)).toBe(text.replace('frist', 'first'));
  });

  test('are not told of pages that have to be run for their ids', () => {
    const site = siteOfTest({ 'deep/one.mdx': '[a](/computed#x)' });
    expect(sourceProblems(site).filter(({ file }) => file === 'deep/one.mdx')).toEqual([]);
  });

  test('come and go with the headings of other pages, and only what has changed is read again', () => {
    const links = new SourceLinks(new SourceAnchors());
    const builder = new SiteBuilder(siteRules);
    const { config, configFile, files } = new ConfigSource().read(toFiles(FILES));
    if (config === undefined) throw new Error('The test site cannot be read.');
    const check = (now: ProjectFiles) => links.check(builder.build({ files: now, configFile, config })) ?? [];
    const isTold = (now: ProjectFiles) => check(now).some(({ message }) => message.includes('#lost-below'));
    expect(isTold(files)).toBe(true);
    const mended = new Map(files).set('guide.mdx', encode(`${GUIDE}\n## Lost below\n`));
    expect(isTold(mended)).toBe(false);
    expect(isTold(files)).toBe(true);
    const unlinked = new Map(files).set('deep/one.mdx', encode('No link.'));
    expect(isTold(unlinked)).toBe(false);
  });

  test('are looked for in steps, which end in the same problems', () => {
    const site = siteOfTest();
    const links = new SourceLinks(new SourceAnchors());
    const steps = [...site.pages].map(() => links.check(site, () => true));
    expect(steps).toEqual(steps.map(() => undefined));
    expect(links.check(site, () => true)).toEqual(sourceProblems(site));
  });
});

const ROOT = join(import.meta.dirname, '../../..');
const PROJECTS = ['fixtures/kitchen-sink', 'fixtures/minimal', 'fixtures/broken-mdx', 'starter'];

describe.each(PROJECTS)('in %s', (folder) => {
  it('the editor and the command line find the same', async () => {
    const root = join(ROOT, folder);
    expect(existsSync(root)).toBe(true);
    const files = new Map<string, Uint8Array>();
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) files.set(relative(root, path).replaceAll('\\', '/'), new Uint8Array(readFileSync(path)));
    }
    const site = siteOf(files);
    if (site === undefined) throw new Error('The project cannot be read.');
    expect(told(sourceProblems(site))).toEqual(told(await builtProblems(site)));
  });
});
