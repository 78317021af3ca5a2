/** The theme's part in telling where a document comes from; the rest is tested with `engine/render/places.ts`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProjectSession } from '../engine/session.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { themeServices } from './testing/render.ts';

const KITCHEN_SINK = join(import.meta.dirname, '../../fixtures/kitchen-sink');

function readFolder(folder: string): ProjectFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]));
}

function projectOf(settings: object): ProjectFiles {
  const texts = { 'docs.json': JSON.stringify(settings), 'index.mdx': '# Home', 'sdk/a.mdx': 'A', 'sdk/b.mdx': 'B' };
  return new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}

/** For each setting that the page shows, the tag behind its mark. */
async function settingsIn(files: ProjectFiles, path: string): Promise<Record<string, string>> {
  const session = createProjectSession(themeServices, { hasPlaces: true });
  session.update(files);
  const document = await session.renderDocument(path);
  const { html, places = '' } = document ?? { html: '' };
  const settings = [...places.matchAll(/^(\d+) =(.*)$/gm)].map(([, offset, setting = '']) => {
    const tag = /^<[^>]*>/.exec(html.slice(Number(offset)))?.[0] ?? '';
    return [decodeURIComponent(setting), tag] as const;
  });
  return Object.fromEntries(settings.reverse());
}

test('documents with and without places are the same, to the last byte', async () => {
  const files = readFolder(KITCHEN_SINK);
  const plain = createProjectSession(themeServices);
  const placing = createProjectSession(themeServices, { hasPlaces: true });
  const reading = plain.update(files);
  placing.update(files);
  const paths = [...(reading.site?.pages.keys() ?? [])];
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const placed = await placing.renderDocument(path);
    expect(placed?.html, path).toBe((await plain.renderPage(path))?.html);
    expect(placed?.places).toContain('=logo\n');
  }
});

test('a page tells which settings its parts come from', async () => {
  const settings = await settingsIn(
    projectOf({
      name: 'Acme',
      colors: { primary: '#0055ff' },
      logo: '/logo.svg',
      topbarLinks: [{ name: 'No address' }, { name: 'Help', url: 'https://acme.example/help' }],
      topbarCtaButton: { name: 'Start', url: 'https://acme.example' },
      tabs: [{ name: 'SDK', url: 'sdk' }],
      anchors: [{ name: 'Forum', url: 'https://acme.example/forum' }],
      footerSocials: { github: 'https://github.com/acme' },
      banner: { content: 'News' },
      navigation: [
        { group: 'Start', pages: ['index', { group: 'Inner', pages: ['sdk/b'] }] },
        { group: 'Libraries', pages: ['sdk/a', { group: 'Deeper', pages: ['sdk/b'] }] },
      ],
    }),
    'sdk/a',
  );
  expect(settings).toEqual({
    logo: expect.stringMatching(/^<a class="brand"/),
    name: expect.stringMatching(/^<span class="(?:brand|footer)-name"/),
    banner: expect.stringMatching(/^<section class="banner/),
    search: expect.stringMatching(/^<button class="search-button"/),
    modeToggle: expect.stringMatching(/^<button class="icon-button mode-button"/),
    'topbarLinks.1': expect.stringMatching(/^<a href="https:\/\/acme.example\/help"/),
    topbarCtaButton: expect.stringMatching(/^<a class="button"/),
    primaryTab: expect.stringMatching(/^<a href="\.\.\/index.html"/),
    'tabs.0': expect.stringMatching(/^<a href="\.\.\/sdk\/b.html" aria-current="true"/),
    'anchors.0': expect.stringMatching(/^<a href="https:\/\/acme.example\/forum"/),
    // Its pages stand in the tab too, so the group around them does.
    'navigation.0': '<h2 class="nav-heading">',
    'navigation.0.pages.1': '<summary>',
    'navigation.1': '<h2 class="nav-heading">',
    'navigation.1.pages.1': '<summary>',
    footer: expect.stringMatching(/^<footer class="site-footer"/),
    'footerSocials.github': expect.stringMatching(/^<a href="https:\/\/github.com\/acme"/),
  });
});

test('so does a page of a project in the later format', async () => {
  const settings = await settingsIn(
    projectOf({
      name: 'Acme',
      colors: { primary: '#0055ff' },
      logo: '/logo.svg',
      navbar: { links: [{ label: 'Help', href: 'https://acme.example/help' }] },
      footer: { socials: { x: 'https://x.com/acme' } },
      navigation: {
        tabs: [
          { tab: 'Guides', groups: [{ group: 'Start', pages: ['index'] }] },
          { tab: 'SDK', groups: [{ group: 'Libraries', pages: ['sdk/a', 'sdk/b'] }] },
        ],
      },
    }),
    'sdk/a',
  );
  expect(Object.keys(settings)).toEqual(
    expect.arrayContaining([
      'logo',
      'navbar.links.0',
      'navigation.tabs.0',
      'navigation.tabs.1',
      'navigation.tabs.1.groups.0',
      'footer.socials.x',
    ]),
  );
});

test('what a language has of its own comes from there', async () => {
  const settings = await settingsIn(
    projectOf({
      name: 'Acme',
      colors: { primary: '#0055ff' },
      banner: { content: 'News' },
      footer: { socials: { x: 'https://x.com/acme' } },
      navigation: {
        languages: [
          { language: 'en', pages: ['index'] },
          {
            language: 'de',
            banner: { content: 'Neues' },
            footer: { socials: { x: 'https://x.com/acme-de' } },
            pages: ['sdk/a'],
          },
        ],
      },
    }),
    'sdk/a',
  );
  const own = Object.keys(settings).filter((key) => /banner|footer/.test(key));
  expect(own.sort()).toEqual([
    'navigation.languages.1.banner',
    'navigation.languages.1.footer',
    'navigation.languages.1.footer.socials.x',
  ]);
});
