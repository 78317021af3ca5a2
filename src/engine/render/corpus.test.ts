/** Real projects: every page is in the site, and each that does not compile as written says where and why. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPageRenderer } from './page-renderer.ts';
import { createTestSite, testServices } from './testing/test-site.ts';

const corpus = process.env.CORPUS_DIR ?? join(import.meta.dirname, '../../../../shared/corpus');
const projects = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => statSync(join(corpus, name)).isDirectory())
  : [];
if (projects.length === 0) console.info('Real projects are not here (CORPUS_DIR), so their pages are not tested.');

function readProject(name: string): Record<string, string> {
  const root = join(corpus, name);
  const files: Record<string, string> = {};
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const isText = /\.(?:mdx?|jsx?|json)$/.test(path);
    files[relative(root, path).replaceAll('\\', '/')] = isText ? readFileSync(path, 'utf8') : '';
  }
  return files;
}

describe.runIf(projects.length > 0)('real projects', () => {
  it.each(projects)(
    'every page of %s renders',
    async (name) => {
      const site = createTestSite(readProject(name));
      const renderer = createPageRenderer(testServices);
      const counts = { pages: 0, failed: 0, problems: 0 };
      for (const page of site.pages.values()) {
        const rendered = await renderer.render(site, page);
        counts.pages++;
        counts.problems += rendered.diagnostics.length;
        expect(rendered.html).toMatch(/<main>[\s\S]*<\/main>/);
        if (rendered.status === 'failed') {
          counts.failed++;
          const reason = rendered.diagnostics.find(({ severity }) => severity === 'error');
          expect(reason).toMatchObject({
            file: expect.any(String),
            message: expect.any(String),
            range: expect.any(Object),
          });
        }
      }
      console.info(`${name}: ${counts.pages} pages, ${counts.failed} as text only, ${counts.problems} problems`);
      expect(counts.pages).toBeGreaterThan(0);
    },
    60_000,
  );
});
