import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { siteRules } from '../../rules/run-rules.ts';
import { SiteBuilder } from '../site/build-site.ts';
import type { SiteModel } from '../site/site-model.ts';
import { project } from '../site/testing/project.ts';
import { llmsFullText, llmsTexts } from './llms-txt.ts';

function siteOf(config: object, files: Record<string, string>): SiteModel {
  const map = project({ 'docs.json': config, ...files });
  const reading = readConfig(map, 'docs.json');
  if (reading.status !== 'ok') throw new Error('The configuration of the test is broken.');
  return new SiteBuilder(siteRules).build({ files: map, configFile: 'docs.json', config: reading.config });
}

const llmsTxt = (site: SiteModel): string => llmsTexts(site).root;

const pages = {
  'guides/a.mdx': '---\ntitle: A\ndescription: About A\n---',
  'guides/b.mdx': '---\ntitle: "B [draft]"\n---',
};
const navigation = [{ group: 'Guides', pages: ['guides/b', 'guides/a'] }];

describe('llms.txt', () => {
  it('says what the author tells programs', () => {
    const config = {
      name: 'Acme',
      navigation: { pages: ['guides/a'] },
      markdown: { instructions: ['Use v2.', 'Be kind.'] },
    };
    expect(llmsTxt(siteOf(config, pages))).toMatch(
      /^# Acme\n\n> ## Agent Instructions\n>\n> Use v2\.\n>\n> Be kind\.\n\n## Docs/,
    );
  });

  it('keeps addresses of elsewhere whole', () => {
    const anchors = [{ name: 'Chat', url: 'https://chat.example.com/our room (new)', icon: 'comments' }];
    expect(llmsTxt(siteOf({ name: 'Acme', navigation, anchors }, pages))).toContain(
      '- [Chat](https://chat.example.com/our%20room%20%28new%29)',
    );
  });

  it('lists the pages in the order of the navigation, descriptions of interfaces, and links to elsewhere', () => {
    const site = siteOf(
      {
        name: 'Acme',
        description: 'How to\nuse it.',
        navigation,
        anchors: [{ name: 'Community', url: 'https://chat.example.com', icon: 'comments' }],
        openapi: ['/openapi.yaml', 'https://api.example.com/v2/schema.json'],
        api: { asyncapi: '/events.yml' },
      },
      { ...pages, 'openapi.yaml': '', 'events.yml': '' },
    );
    expect(llmsTxt(site)).toBe(`# Acme

> How to use it.

## Docs

- [B \\[draft\\]](guides/b.md)
- [A](guides/a.md): About A

## OpenAPI Specs

- [openapi](openapi.yaml)
- [schema](https://api.example.com/v2/schema.json)

## AsyncAPI Specs

- [events](events.yml)

## Optional

- [Community](https://chat.example.com)
`);
  });

  it('leaves hidden pages out; where they are indexed they come last, by path', () => {
    const files = { ...pages, 'z.mdx': '', 'c.mdx': '', 'secret.mdx': '---\nnoindex: true\n---' };
    expect(llmsTxt(siteOf({ navigation }, files))).not.toMatch(/\(c\.md|\(z\.md/);
    const indexed = llmsTxt(siteOf({ navigation, seo: { indexHiddenPages: true } }, files));
    expect(indexed.match(/\(\S+\.md\)/g)).toEqual(['(guides/b.md)', '(guides/a.md)', '(c.md)', '(z.md)']);
  });

  it('lists the language and the version that readers see first', () => {
    const site = siteOf(
      {
        navigation: {
          languages: [
            { language: 'de', groups: [{ group: 'Los', pages: ['de/start'] }] },
            {
              language: 'en',
              default: true,
              versions: [
                { version: '2', groups: [{ group: 'Go', pages: ['en/start'] }] },
                { version: '1', groups: [{ group: 'Go', pages: ['en/v1/start'] }] },
              ],
            },
          ],
        },
      },
      { 'de/start.mdx': '', 'en/start.mdx': '', 'en/v1/start.mdx': '' },
    );
    expect(llmsTxt(site).match(/\(\S+\.md\)/g)).toEqual(['(en/start.md)']);
    expect(llmsFullText(site)).toEqual([{ page: 'en/start' }]);
  });

  it('cuts a description after 300 characters at a word, and takes its first paragraph only', () => {
    const long = `description: "${'word '.repeat(100)}"`;
    const text = llmsTxt(
      siteOf(
        { navigation: ['a', 'b'] },
        { 'a.mdx': `---\n${long}\n---`, 'b.mdx': '---\ndescription: "One.\\n\\nTwo."\n---' },
      ),
    );
    const [, description = ''] = /\(a\.md\): (.*)/.exec(text) ?? [];
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/word…$/);
    expect(text).toContain('(b.md): One.\n');
  });

  it('never grows past 100,000 characters: shorter descriptions first, then fewer pages and a note', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `p/${index}`);
    const siteWith = (count: number) =>
      siteOf(
        { navigation: names(count) },
        Object.fromEntries(names(count).map((name) => [`${name}.mdx`, `---\ndescription: ${'x'.repeat(200)}\n---`])),
      );
    const shortened = llmsTxt(siteWith(600));
    expect(shortened.length).toBeLessThanOrEqual(100_000);
    expect(shortened.match(/^- /gm)).toHaveLength(600);
    const dropped = llmsTxt(siteWith(6000));
    expect(dropped.length).toBeLessThanOrEqual(100_000);
    const listed = dropped.match(/^- /gm)?.length ?? 0;
    expect(dropped).toContain(`There is no room here for ${6000 - listed} more pages`);
  });
});
