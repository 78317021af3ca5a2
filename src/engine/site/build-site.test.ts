import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { siteRules } from '../../rules/run-rules.ts';
import { SiteBuilder } from './build-site.ts';
import type { SiteModel } from './site-model.ts';
import { change, project } from './testing/project.ts';

function configOf(files: ProjectFiles): SiteConfig {
  const reading = readConfig(files, 'docs.json');
  if (reading.status !== 'ok') throw new Error('The configuration of the test is broken.');
  return reading.config;
}

function build(files: Parameters<typeof project>[0]): SiteModel {
  const map = project(files);
  return withoutDetails(
    new SiteBuilder(siteRules).build({ files: map, configFile: 'docs.json', config: configOf(map) }),
  );
}

/** The pages of these tests say nothing of themselves, which is another test's matter. */
function withoutDetails(site: SiteModel): SiteModel {
  return { ...site, diagnostics: site.diagnostics.filter(({ code }) => !code.startsWith('pages/')) };
}

const navigation = (...pages: string[]) => ({ navigation: [{ group: 'Guides', pages }] });

describe('SiteBuilder', () => {
  it('gives every page a title, a label, an output and its standing in the navigation', () => {
    const { pages } = build({
      'docs.json': navigation('guides/start', 'guides/quick-tips'),
      'guides/start.mdx': '---\ntitle: Get started\nsidebarTitle: Start\ndescription: First steps\n---\nHi',
      'guides/quick-tips.md': 'No front matter',
      'more/secret.mdx': '---\nhidden: true\n---',
      'more/index.mdx': '',
      'snippets/part.mdx': 'Not a page',
      'README.md': 'Not a page',
    });
    const shown = [...pages.values()].map(({ path, output, title, sidebarTitle, isInNavigation, isHidden }) => {
      return [path, output, title, sidebarTitle, isInNavigation, isHidden];
    });
    expect(shown).toEqual([
      ['guides/quick-tips', 'guides/quick-tips.html', 'Quick tips', 'Quick tips', true, false],
      ['guides/start', 'guides/start.html', 'Get started', 'Start', true, false],
      ['more/index', 'more/index.html', 'More', 'More', false, true],
      ['more/secret', 'more/secret.html', 'Secret', 'Secret', false, true],
    ]);
    expect(pages.get('guides/start')?.description).toBe('First steps');
  });

  it('shows index first, else what the navigation shows first, else any page', () => {
    expect(build({ 'docs.json': navigation('b'), 'b.mdx': '', 'index.mdx': '' }).home?.path).toBe('index');
    expect(build({ 'docs.json': navigation('b'), 'a.mdx': '', 'b.mdx': '' }).home?.path).toBe('b');
    expect(build({ 'a.mdx': '---\nhidden: true\n---', 'b.mdx': '' }).home?.path).toBe('b');
    expect(build({}).home).toBeUndefined();
  });

  it('takes a README as a page only when the navigation lists it', () => {
    expect([...build({ 'docs.json': navigation('README'), 'README.md': '# Hi' }).pages.keys()]).toEqual(['README']);
  });

  it('lets an author bring unlisted pages back, one by one or all', () => {
    const files = { 'listed.mdx': '', 'unlisted.mdx': '', 'found.mdx': '---\nsearchable: true\n---' };
    const hidden = (site: SiteModel) =>
      [...site.pages.values()].filter((page) => page.isHidden).map(({ path }) => path);
    expect(hidden(build({ 'docs.json': navigation('listed'), ...files }))).toEqual(['unlisted']);
    const indexed = { ...navigation('listed'), seo: { indexHiddenPages: true } };
    expect(hidden(build({ 'docs.json': indexed, ...files }))).toEqual([]);
  });

  it('reports two files for one address, and keeps the .mdx', () => {
    const { pages, diagnostics } = build({ 'docs.json': navigation('a'), 'a.md': 'one', 'a.mdx': 'two' });
    expect(pages.get('a')?.source).toEqual({ kind: 'file', file: 'a.mdx' });
    expect(diagnostics).toEqual([
      {
        code: 'site/duplicate-page',
        severity: 'error',
        subject: ['a.mdx'],
        message: '`a.md` is left out: `a.mdx` has the same address.',
        hint: 'Rename or delete one of the two files.',
        file: 'a.md',
      },
    ]);
  });

  it('points at entries of the navigation that lead nowhere', () => {
    const { diagnostics } = build({ 'docs.json': navigation('strat', '/Start.mdx', 'GET /users'), 'start.mdx': '' });
    expect(diagnostics.map(({ message, range }) => [message, range?.start.line])).toEqual([
      ['The navigation lists `strat`, but there is no such page.', 10],
      ['The navigation lists `Start`, but the page is called `start`.', 11],
      ['The navigation names 1 operation that no API description of the project has: `GET /users`.', 12],
    ]);
    expect(diagnostics[0]?.hint).toBe('Did you mean `start`? Else add the file `strat.mdx`, or remove the entry.');
  });

  it('finds a page whose name holds the sign that begins a heading elsewhere', () => {
    const { navigation: tree, diagnostics } = build({
      'docs.json': navigation('ha#sh', 'start#part'),
      'ha#sh.mdx': '',
      'start.mdx': '',
    });
    expect(diagnostics).toEqual([]);
    expect([...tree.places.keys()]).toEqual(['ha#sh', 'start']);
  });

  it('points at files that the settings name and the project does not have', () => {
    const logo = { light: '/logo/light.svg', dark: 'https://example.com/dark.svg' };
    const files = { 'icon.svg': '<svg><path d="M0 0h99v99z"/></svg>', 'index.mdx': '' };
    const { diagnostics } = build({ 'docs.json': { logo, favicon: '/icon.svg' }, ...files });
    expect(diagnostics.map(({ message, range }) => [message, range?.start])).toEqual([
      ['The file `logo/light.svg` of the logo is not in the project.', { line: 8, column: 14 }],
    ]);
  });

  it('says that a project without pages makes an empty site', () => {
    expect(build({}).diagnostics.map(({ code }) => code)).toEqual(['site/no-pages']);
  });

  it('says where a page is not UTF-8', () => {
    const files = new Map(project({ 'docs.json': navigation('a', 'b'), 'a.mdx': '', 'b.mdx': 'Real \uFFFD' }));
    files.set('a.mdx', new Uint8Array([0x41, 0x0a, 0x42, 0xe9, 0x0a]));
    const { diagnostics } = withoutDetails(
      new SiteBuilder(siteRules).build({ files, configFile: 'docs.json', config: configOf(files) }),
    );
    expect(diagnostics.map(({ code, file, range }) => [code, file, range?.start])).toEqual([
      ['page/not-utf8', 'a.mdx', { line: 2, column: 2 }],
    ]);
  });

  it('names pages outside the navigation in one note', () => {
    const { diagnostics } = build({ 'docs.json': navigation('a'), 'a.mdx': '', 'b.mdx': '', 'c.mdx': '' });
    expect(diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
      ['info', '2 pages are not in the navigation and are left out of the search: `b`, `c`.'],
    ]);
    const one = build({ 'docs.json': navigation('a'), 'a.mdx': '', 'b.mdx': '' }).diagnostics;
    expect(one.map(({ message }) => message)).toEqual([
      '1 page is not in the navigation and is left out of the search: `b`.',
    ]);
  });
});

describe('SiteBuilder, building again', () => {
  const files = project({ 'docs.json': navigation('a', 'b'), 'a.mdx': '---\ntitle: A\n---\nText', 'b.mdx': 'B' });
  const config = configOf(files);

  it('keeps pages and navigation when only the text of a page has changed', () => {
    const builder = new SiteBuilder(siteRules);
    const first = builder.build({ files, configFile: 'docs.json', config });
    const edited = change(files, 'a.mdx', '---\ntitle: A\n---\nOther text');
    const second = builder.build({ files: edited, configFile: 'docs.json', config });
    expect(second.pages).toBe(first.pages);
    expect(second.navigation).toBe(first.navigation);
    expect(second.files).toBe(edited);
  });

  it('takes a changed title, a new page and a deleted page in', () => {
    const builder = new SiteBuilder(siteRules);
    builder.build({ files, configFile: 'docs.json', config });
    const retitled = change(files, 'a.mdx', '---\ntitle: New title\n---\nText');
    const second = builder.build({ files: retitled, configFile: 'docs.json', config });
    const [group] = second.navigation.root.entries;
    expect(group?.kind === 'group' && group.entries.map((entry) => entry.title)).toEqual(['New title', 'B']);
    const added = change(retitled, 'c.mdx', '');
    expect([...builder.build({ files: added, configFile: 'docs.json', config }).pages.keys()]).toEqual(['a', 'b', 'c']);
    const deleted = new Map([...added].filter(([path]) => path !== 'b.mdx'));
    expect([...builder.build({ files: deleted, configFile: 'docs.json', config }).pages.keys()]).toEqual(['a', 'c']);
  });
});
