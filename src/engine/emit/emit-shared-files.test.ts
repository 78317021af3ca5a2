import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { siteRules } from '../../rules/run-rules.ts';
import type { PageSummary } from '../engine.ts';
import { SiteBuilder } from '../site/build-site.ts';
import type { SiteModel } from '../site/site-model.ts';
import { project } from '../site/testing/project.ts';
import { emitSharedFiles } from './emit-shared-files.ts';

function siteOf(files: Parameters<typeof project>[0]): SiteModel {
  const map = project(files);
  const reading = readConfig(map, 'docs.json');
  if (reading.status !== 'ok') throw new Error('The configuration of the test is broken.');
  return new SiteBuilder(siteRules).build({ files: map, configFile: 'docs.json', config: reading.config });
}

const theme = {
  stylesheet: 'body{}',
  sheets: { 'assets/site-cards.css': '.card{}' },
  script: 'run()',
  files: { 'assets/search.js': 'find()' },
  siteStyles: () => ':root{}',
};

function emit(
  site: SiteModel,
  options: { readonly hasStatistics?: boolean; readonly hasScripts?: boolean } = {},
): ReadonlyMap<string, string> {
  const pages: PageSummary[] = [...site.pages.values()].map(({ path, output }) => ({
    path,
    output,
    search: { headings: [['one', 'One']], texts: JSON.stringify(['', `Text of ${path}`]), words: '' },
  }));
  const files = emitSharedFiles({
    site,
    theme,
    pages,
    notFound: { output: '404.html', html: '<head></head>Not found' },
    ...options,
  });
  return new Map(
    files.map((file) => {
      if ('copyOf' in file) return [file.path, `copy of ${file.copyOf}`];
      if ('contents' in file) return [file.path, String(file.contents)];
      return [file.path, file.joined.map((part) => ('text' in part ? part.text : `text of ${part.page}`)).join('\n')];
    }),
  );
}

const navigation = [{ group: 'Guides', pages: ['guides/b', 'guides/a'] }];
const pages = {
  'guides/a.mdx': '---\ntitle: A\ndescription: About A\n---',
  'guides/b.mdx': '---\ntitle: "B [draft]"\n---',
  'hidden.mdx': '---\nhidden: true\n---',
};

describe('emitSharedFiles', () => {
  it('loads statistics only where they are turned on, in the script alone', () => {
    const site = siteOf({ 'docs.json': { navigation, analytics: { fathom: { siteId: 'ABCDEFG' } } }, ...pages });
    const off = emit(site);
    const on = emit(site, { hasStatistics: true });
    expect([...off.values()].join('')).not.toContain('usefathom');
    expect(on.get('assets/site.js')).toContain('https://cdn.usefathom.com/script.js');
    expect([...on].filter(([path, text]) => off.get(path) !== text).map(([path]) => path)).toEqual(['assets/site.js']);
  });

  it('loads the scripts of the project only where they are turned on, and brings their files', () => {
    const docs = { navigation, custom: { js: 'https://cdn.example.com/a.js' } };
    const site = siteOf({ 'docs.json': docs, ...pages, 'widgets/my chat.js': 'open()' });
    const off = emit(site);
    expect([...off.values()].join('')).not.toMatch(/cdn\.example|chat/);
    const on = emit(site, { hasScripts: true });
    expect(on.get('widgets/my chat.js')).toBe('copy of widgets/my chat.js');
    expect(on.get('assets/site.js')).toContain('["https://cdn.example.com/a.js","../widgets/my%20chat.js"]');
    const changed = [...on].filter(([path, text]) => off.get(path) !== text).map(([path]) => path);
    expect(changed).toEqual(['assets/site.js', 'widgets/my chat.js']);
  });

  it('takes readers of a site with choices on to what they have chosen', () => {
    const plain = siteOf({ 'docs.json': { navigation }, ...pages });
    expect(emit(plain).get('index.html')).not.toContain('sessionStorage');
    const versions = ['2', '1'];
    const chosen = siteOf({ 'docs.json': { navigation, versions }, ...pages });
    expect(emit(chosen).get('index.html')).toContain("sessionStorage.setItem('leafwright-arrival','5')");
  });

  it('finds pages below what is hidden and searchable, and ranks them as their group says', () => {
    const hidden = {
      hidden: true,
      groups: [{ group: 'Old', pages: ['old', { group: 'Gone', searchable: false, pages: ['gone'] }] }],
    };
    const docs = {
      navigation: {
        tabs: [
          {
            tab: 'Guides',
            groups: [{ group: 'Guides', boost: 3, pages: ['guides/a', { group: 'B', boost: 2, pages: ['guides/b'] }] }],
          },
          { tab: 'Archive', searchable: true, ...hidden },
          { tab: 'Cellar', hidden: true, pages: ['cellar'] },
        ],
      },
    };
    const more = {
      'old.mdx': '---\ntitle: Old\n---',
      'gone.mdx': '---\nhidden: true\n---',
      'cellar.mdx': '---\ntitle: Cellar\n---',
    };
    const files = emit(siteOf({ 'docs.json': docs, ...pages, ...more }));
    const index = files.get('assets/search-index.js') ?? '';
    expect(index).toContain('"old.html"');
    expect(index).not.toMatch(/"gone\.html"|"cellar\.html"/);
    expect(index).toMatch(/\["guides\/a\.html"[^\n]*?,3\]/);
    expect(index).toMatch(/\["guides\/b\.html"[^\n]*?,2\]/);
  });

  it('puts the style sheets of the project behind its own', () => {
    const site = siteOf({ 'docs.json': { navigation }, ...pages, 'custom.css': 'h1 { color: red }' });
    expect(emit(site).get('assets/site.css')).toBe('body{}\n:root{}\nh1 { color: red }');
  });

  it('keeps its further style sheets where the project has a file of that name', () => {
    const site = siteOf({ 'docs.json': { navigation }, ...pages, 'assets/site-cards.css': 'h1 { color: red }' });
    expect(emit(site).get('assets/site-cards.css')).toBe('.card{}');
    expect(emit(site).get('assets/site.css')).toContain('h1 { color: red }');
  });

  it('makes what a site needs, copies assets and leaves sources out, sorted by path', () => {
    const files = emit(
      siteOf({
        'docs.json': { navigation },
        ...pages,
        'images/x.png': '',
        'snippets/part.mdx': '',
        'snippets/code.jsx': '',
        'openapi.yaml': '',
        'package.json': {},
      }),
    );
    expect([...files.keys()]).toEqual([
      '.nojekyll',
      '.well-known/llms.txt',
      '404.html',
      '_headers',
      'assets/search-index.js',
      'assets/search.js',
      'assets/site-cards.css',
      'assets/site.css',
      'assets/site.js',
      'images/x.png',
      'index.html',
      'llms-full.txt',
      'llms.txt',
      'openapi.yaml',
      'robots.txt',
      'skill.md',
    ]);
    expect(files.get('images/x.png')).toBe('copy of images/x.png');
    expect(files.get('assets/site.css')).toBe('body{}\n:root{}');
  });

  it('leads from index.html to the first page, unless there is an index page', () => {
    expect(emit(siteOf({ 'docs.json': { navigation }, ...pages })).get('index.html')).toContain('url=guides/b.html');
    expect(emit(siteOf({ 'index.mdx': '' })).has('index.html')).toBe(false);
  });

  it('gives full addresses when the address of the site is known', () => {
    const metadata = { 'og:url': 'https://docs.example.com/base' };
    const files = emit(siteOf({ 'docs.json': { navigation, metadata }, ...pages, 'index.mdx': '' }));
    expect(files.get('sitemap.xml')).toContain('<loc>https://docs.example.com/base/guides/a.html</loc>');
    expect(files.get('robots.txt')).toContain('Sitemap: https://docs.example.com/base/sitemap.xml');
    expect(files.get('llms.txt')).toContain('(https://docs.example.com/base/guides/a.md)');
    expect(files.get('.well-known/llms.txt')).toBe(files.get('llms.txt'));
  });

  it('has no sitemap while its address is not known, since one needs full addresses', () => {
    const files = emit(siteOf({ 'docs.json': { navigation }, ...pages }));
    expect(files.has('sitemap.xml')).toBe(false);
    expect(files.get('robots.txt')).not.toContain('Sitemap');
    expect(files.get('.well-known/llms.txt')).toContain('(../guides/a.md)');
  });

  it("shows an author's own llms.txt at both places", () => {
    const files = emit(siteOf({ 'docs.json': { navigation }, ...pages, 'llms.txt': '# Mine' }));
    expect(files.get('llms.txt')).toBe('copy of llms.txt');
    expect(files.get('.well-known/llms.txt')).toBe('copy of llms.txt');
  });

  it('keeps hidden pages out of the search, the sitemap and llms.txt', () => {
    const files = emit(siteOf({ 'docs.json': { navigation }, ...pages }));
    for (const name of ['assets/search-index.js', 'llms.txt', 'llms-full.txt']) {
      expect(files.get(name)).not.toContain('hidden');
    }
  });

  it("lets an author's own robots.txt win, but not a file in the place of a page", () => {
    const site = siteOf({ 'docs.json': { navigation }, ...pages, 'robots.txt': '', 'guides/a.html': '' });
    const files = emit(site);
    expect(files.get('robots.txt')).toBe('copy of robots.txt');
    expect(files.has('guides/a.html')).toBe(false);
    expect(site.diagnostics.map(({ message }) => message)).toContain(
      '`guides/a.html` is not copied: the page `guides/a.mdx` takes its place in the built site.',
    );
  });
});

describe('redirects', () => {
  const redirectsTo = (redirects: object[], more: object = {}) => {
    const site = siteOf({ 'docs.json': { navigation, redirects }, ...pages, ...more });
    const files = emit(site);
    const href = (path: string) => /url=([^"]*)"/.exec(files.get(path) ?? '')?.[1];
    return { href, hosts: files.get('_redirects'), codes: site.diagnostics.map(({ code }) => code), files };
  };

  it('become a page each with a relative link, and a rules file', () => {
    const { href, hosts } = redirectsTo([
      { source: '/old/deep/a', destination: '/guides/a#part' },
      { source: 'docs', destination: 'https://example.com/docs' },
      { source: '/start', destination: '/' },
    ]);
    expect(href('old/deep/a.html')).toBe('../../guides/a.html#part');
    expect(href('docs.html')).toBe('https://example.com/docs');
    expect(href('start.html')).toBe('index.html');
    expect(hosts).toBe('/old/deep/a /guides/a#part 301\n/docs https://example.com/docs 301\n/start / 301\n');
  });

  it('go straight to the end of a chain, and stop at a page', () => {
    const { href, hosts, codes } = redirectsTo([
      { source: '/one', destination: '/two' },
      { source: '/two', destination: '/guides/a' },
      { source: '/guides/a', destination: '/guides/b' },
      { source: '/round', destination: '/about' },
      { source: '/about', destination: '/round' },
    ]);
    expect(href('one.html')).toBe('guides/a.html');
    expect(codes.filter((code) => code.startsWith('redirect/'))).toEqual([
      'redirect/page-exists',
      'redirect/circle',
      'redirect/circle',
    ]);
    // A host would go round for ever, or lead away from the page.
    expect(hosts).toBe('/one /two 301\n/two /guides/a 301\n');
  });

  it('that would run a script are left out and reported, those that lead to them too', () => {
    const { files, hosts, codes } = redirectsTo([
      { source: '/bad', destination: 'java\tscript:alert(1)' },
      { source: '/worse', destination: 'data:text/html,<script>alert(1)</script>' },
      { source: '/bad/*', destination: 'javascript:alert(1)' },
      { source: '/way', destination: '/bad' },
    ]);
    expect([...files.keys()].filter((path) => /bad|worse|way/.test(path))).toEqual([]);
    expect(hosts).toBeUndefined();
    expect(codes.filter((code) => code === 'redirect/script-address')).toHaveLength(3);
  });

  it('follow patterns on their way, and are reported when they lead to an empty folder', () => {
    const { href, codes } = redirectsTo([
      { source: '/first', destination: '/learn/a' },
      { source: '/learn/:slug*', destination: '/guides/:slug*' },
      { source: '/gone/*', destination: '/nothing/*' },
    ]);
    expect(href('first.html')).toBe('guides/a.html');
    expect(codes).toContain('redirect/missing-page');
  });

  it('keep the place in the page that the old address named', () => {
    const { files } = redirectsTo([{ source: '/old', destination: '/guides/a' }]);
    expect(files.get('old.html')).toContain(
      '<script>location.replace("guides/a.html"+location.search+location.hash)</script>',
    );
  });

  it('that lead nowhere are reported where they stand', () => {
    const redirects = [
      { source: '/guides/a', destination: '/nowhere' },
      { source: '/old', destination: '/nowhere' },
    ];
    const { diagnostics } = siteOf({ 'docs.json': { navigation: ['guides/a'], redirects }, 'guides/a.mdx': '' });
    expect(diagnostics.filter(({ code }) => code.startsWith('redirect/')).map((one) => one.range?.start.line)).toEqual([
      11, 15,
    ]);
  });

  it('of a whole folder become a page for each page there', () => {
    const { href, hosts } = redirectsTo([{ source: '/learn/:slug*', destination: '/guides/:slug*' }]);
    expect(href('learn/a.html')).toBe('../guides/a.html');
    expect(href('learn/b.html')).toBe('../guides/b.html');
    expect(hosts).toBe('/learn/* /guides/:splat 301\n');
  });
});
