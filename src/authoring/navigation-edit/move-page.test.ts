import { describe, expect, it } from 'vitest';
import { configOf } from '../../config/testing/edit-text.ts';
import { createFileLookup } from '../../page-source/references/address-target.ts';
import { findLinks } from '../../page-source/references/page-addresses.ts';
import { rewriteConfig, rewriteFiles } from './move-page.ts';
import { prepareMove } from './rewrite-links.ts';

const FILES = createFileLookup(['quickstart.mdx', 'index.mdx', 'api.mdx']);
const MOVE = prepareMove({ from: 'quickstart.mdx', to: 'guides/start.mdx' }, FILES, { redirects: [] });

const CONFIG = {
  name: 'Tide',
  tabs: [{ name: 'Quick', url: 'quickstart' }],
  topbarLinks: [{ name: 'Begin', url: '/quickstart#now' }],
  navigation: [{ group: 'quickstart', pages: ['index', 'quickstart', { group: 'Deep', pages: ['/quickstart.mdx'] }] }],
  redirects: [
    { source: '/old', destination: '/quickstart' },
    { source: '/guides/start', destination: '/index' },
  ],
};

const TEXT = `${JSON.stringify(CONFIG, null, 2)}\n`;
const ALL = { rewritesLinks: true, addsRedirect: true };

describe('rewriteConfig', () => {
  it('changes entries, links and redirects, and nothing else', () => {
    const { config, changes } = rewriteConfig(configOf(TEXT), MOVE, ALL);
    expect(JSON.parse(config.json.text)).toEqual({
      ...CONFIG,
      topbarLinks: [{ name: 'Begin', url: '/guides/start#now' }],
      navigation: [
        { group: 'quickstart', pages: ['index', 'guides/start', { group: 'Deep', pages: ['/guides/start.mdx'] }] },
      ],
      redirects: [
        { source: '/old', destination: '/guides/start' },
        { source: '/quickstart', destination: '/guides/start' },
      ],
    });
    expect(changes.map(({ place }) => place)).toEqual([
      'topbarLinks[0].url',
      'navigation[0].pages[1]',
      'navigation[0].pages[2].pages[0]',
      'redirects[0].destination',
      'redirects',
    ]);
  });

  it('changes only the entries when no more is wanted', () => {
    const { config } = rewriteConfig(configOf(TEXT), MOVE, { rewritesLinks: false, addsRedirect: false });
    expect(config.json.text).toBe(
      TEXT.replace('  "quickstart",\n', '  "guides/start",\n').replace('"/quickstart.mdx"', '"/guides/start.mdx"'),
    );
  });
});

it('follows tabs and anchors that lead to a heading; those that name a folder stay', () => {
  const config = configOf(
    '{ "anchors": [{ "url": "/quickstart#now" }, { "url": "/quickstart" }], "navigation": [], "redirects": [] }',
  );
  expect(rewriteConfig(config, MOVE, { rewritesLinks: true, addsRedirect: false }).config.json.text).toBe(
    '{ "anchors": [{ "url": "/guides/start#now" }, { "url": "/quickstart" }], "navigation": [], "redirects": [] }',
  );
});

describe('rewriteFiles', () => {
  it('gives the files that change only', () => {
    const files = Object.entries({ 'index.mdx': '[a](/quickstart)', 'api.mdx': 'Nothing.' }).map(([file, text]) => ({
      file,
      links: findLinks(text),
      text: () => text,
    }));
    expect(rewriteFiles(files, MOVE).map(({ file, text }) => [file, text])).toEqual([
      ['index.mdx', '[a](/guides/start)'],
    ]);
  });
});

it('takes an entry for the page whose name it is, also where a heading or a query could begin in it', () => {
  const pages = '["hash#tag", "hash#other", "hash"]';
  const files = createFileLookup(['hash.mdx', 'hash#tag.mdx']);
  const config = configOf(`{ "navigation": [{ "group": "A", "pages": ${pages} }] }`);
  const moved = (from: string) =>
    rewriteConfig(config, prepareMove({ from, to: 'new.mdx' }, files, { redirects: [] }), {
      rewritesLinks: false,
      addsRedirect: false,
    }).config.json.text;
  expect(moved('hash#tag.mdx')).toContain('["new", "hash#other", "hash"]');
  expect(moved('hash.mdx')).toContain('["hash#tag", "new#other", "new"]');
});
