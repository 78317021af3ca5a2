import { expect, test } from 'vitest';
import { createPageRenderer } from './page-renderer.ts';
import { createTestSite, testServices } from './testing/test-site.ts';

const SOURCES = {
  'plain.mdx': '---\ntitle: Plain\n---\n\n## A heading\n\nText with [a link](/updates).',
  'updates.mdx': 'Changes.\n\n<Update label="2">\n  New.\n</Update>\n',
  'alias.mdx': "import { Entry } from '/snippets/entry.jsx'\n\n<Entry />",
  'snippets/entry.jsx': 'export const Entry = () => <Update label="1">Old.</Update>',
  'broken.mdx': 'Before.\n\n{missing.value}\n\n<Nothing>inside</Nothing>\n',
};

test('the document alone is the document of the whole page, with the same problems', async () => {
  const site = createTestSite(SOURCES);
  const renderer = createPageRenderer(testServices);
  for (const page of site.pages.values()) {
    const { path, output, html, diagnostics, status } = await renderer.render(site, page);
    expect(await renderer.renderDocument(site, page)).toEqual({ path, output, html, diagnostics, status });
  }
});
