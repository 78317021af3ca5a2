import { expect, test } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { siteRules } from '../../rules/run-rules.ts';
import { SiteBuilder } from '../site/build-site.ts';
import { project } from '../site/testing/project.ts';
import { sitemap } from './sitemap.ts';

function sitemapOf(files: Record<string, string>): string[] {
  const config = {
    navigation: ['index', 'a & b', 'c', 'd', 'e'],
    metadata: { canonical: 'https://docs.example.com/' },
  };
  const map = project({ 'docs.json': config, ...files });
  const reading = readConfig(map, 'docs.json');
  if (reading.status !== 'ok') throw new Error('The configuration of the test is broken.');
  const text =
    sitemap(new SiteBuilder(siteRules).build({ files: map, configFile: 'docs.json', config: reading.config })) ?? '';
  return [...text.matchAll(/<url>(.*)<\/url>/g)].map((match) => match[1] ?? '');
}

test('names each page by its full address, the home page by the site\u2019s own, and when it was changed', () => {
  const entries = sitemapOf({
    'index.mdx': '',
    'a & b.mdx': '---\nlastUpdatedDate: 2026-02-01\n---',
    'c.mdx': '---\nlastUpdatedDate: last week\n---',
  });
  expect(entries).toEqual([
    '<loc>https://docs.example.com/a%20%26%20b.html</loc><lastmod>2026-02-01</lastmod>',
    '<loc>https://docs.example.com/c.html</loc>',
    '<loc>https://docs.example.com/</loc>',
  ]);
});

test('leaves out what is hidden, what leads elsewhere, and copies of what stands elsewhere', () => {
  const entries = sitemapOf({
    'index.mdx': '---\nnoindex: true\n---',
    'c.mdx': '---\nurl: https://example.com\n---',
    'd.mdx': '---\ncanonical: https://other.example.com/d\n---',
    'e.mdx': '---\ncanonical: /better\n---',
  });
  expect(entries).toEqual(['<loc>https://docs.example.com/better</loc>']);
});
