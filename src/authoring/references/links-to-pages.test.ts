import { expect, it } from 'vitest';
import { createFileLookup } from '../../page-source/references/address-target.ts';
import { findLinks } from '../../page-source/references/page-addresses.ts';
import { findLinksToPages } from './links-to-pages.ts';

function linksTo(files: Readonly<Record<string, string>>, ...pages: readonly string[]): readonly string[] {
  const config = files['docs.json'];
  const found = findLinksToPages(
    {
      lookup: createFileLookup(Object.keys(files)),
      files: Object.entries(files).flatMap(([file, text]) =>
        file === 'docs.json' ? [] : [{ file, links: findLinks(text), text: () => text }],
      ),
      ...(config !== undefined && { config: { file: 'docs.json', text: config, value: JSON.parse(config) } }),
    },
    new Set(pages),
  );
  return found.map(
    ({ file, line, column, written, setting }) => `${setting ?? `${file}:${line}:${column}`} ${written}`,
  );
}

const PAGES = { 'index.mdx': '', 'guides/start.mdx': '', 'guides/index.mdx': '' };

it('finds links of pages with their lines, in every spelling that finds the page', () => {
  const files = {
    ...PAGES,
    'a.mdx': 'One [start](/guides/start).\n\n<Card href="guides/start#first" />\n[other](/)\n',
    'guides/b.mdx': '[beside](./start)\n[folder](/guides)\n',
  };
  expect(linksTo(files, 'guides/start.mdx')).toEqual([
    'a.mdx:1:13 /guides/start',
    'a.mdx:3:13 guides/start#first',
    'guides/b.mdx:1:10 ./start',
  ]);
  expect(linksTo(files, 'guides/index.mdx')).toEqual(['guides/b.mdx:2:10 /guides']);
});

it('leaves out links of what goes too', () => {
  const files = { ...PAGES, 'a.mdx': '[start](/guides/start) [own](#top)' };
  expect(linksTo(files, 'a.mdx', 'guides/start.mdx')).toEqual([]);
});

it('finds links of settings, and takes no entry, folder or old address for one', () => {
  const config = JSON.stringify({
    navigation: [{ group: 'Guides', pages: ['guides/start', '/guides/start'] }],
    tabs: [{ name: 'Guides', url: '/guides' }],
    topbarLinks: [{ name: 'Start', url: '/guides/start' }],
    redirects: [
      { source: '/guides/start', destination: '/' },
      { source: '/old', destination: '/guides/start' },
    ],
    footerSocials: { website: 'https://example.com/guides/start' },
  });
  expect(linksTo({ ...PAGES, 'docs.json': config }, 'guides/start.mdx', 'guides/index.mdx')).toEqual([
    'topbarLinks[0].url /guides/start',
    'redirects[1].destination /guides/start',
  ]);
});
