/** What strangers write in pages, in names of files and in descriptions of an API: nothing of it runs in the site. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import frontMatter from '../../schema/frontmatter.schema.json' with { type: 'json' };
import { createProjectSession } from '../engine/session.ts';
import { PAYLOADS, whereItRuns } from './testing/hostile-words.ts';
import { themeServices } from './testing/render.ts';

const encoder = new TextEncoder();
const CONFIG = { name: 'Acorn', colors: { primary: '#0d9373' } };

/** Every text of a site, by path. */
async function siteOf(files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const session = createProjectSession(themeServices, { address: 'https://docs.example' });
  const reading = session.update(new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)])));
  if (reading.status !== 'ok') throw new Error(JSON.stringify(reading.diagnostics));
  const texts = new Map<string, string>();
  const pages = [];
  for (const path of reading.site.pages.keys()) {
    const page = await session.renderPage(path);
    if (page === undefined) continue;
    pages.push(page);
    texts.set(page.output, page.html);
  }
  for (const file of await session.renderSharedFiles(pages)) {
    if ('contents' in file && typeof file.contents === 'string') texts.set(file.path, file.contents);
  }
  return texts;
}

function expectHarmless(site: ReadonlyMap<string, string>): void {
  expect(site.size).toBeGreaterThan(3);
  for (const [path, text] of site) expect(whereItRuns(path, text), path).toBeUndefined();
}

test.each(PAYLOADS)('%s in every field of the front matter runs nowhere', async (payload) => {
  const fields = Object.keys(frontMatter.properties).filter(
    (name) => !/^(?:openapi|asyncapi|api|hidden|noindex)/.test(name),
  );
  const written = fields.map((name) => `${JSON.stringify(name)}: ${JSON.stringify(payload)}`);
  const lists = ['keywords', 'related', 'groups', 'tags'].map((name) => `${name}: [${JSON.stringify(payload)}]`);
  const page = (lines: readonly string[]): string =>
    `---\n${lines.join('\n')}\n${JSON.stringify(payload)}: ${JSON.stringify(payload)}\n---\n\n# Words\n\n<Update label={${JSON.stringify(payload)}} description={${JSON.stringify(payload)}} tags={[${JSON.stringify(payload)}]}>\n  New.\n</Update>\n`;
  expectHarmless(
    await siteOf({
      'docs.json': JSON.stringify({ ...CONFIG, navigation: [{ group: 'A', pages: ['index', 'other', 'third'] }] }),
      'index.mdx': page(written),
      'other.mdx': page([...lists, `title: ${JSON.stringify(payload)}`, 'rss: true']),
      'third.mdx': '---\ntitle: Third\nrss: true\n---\n\nWords.\n',
    }),
  );
});

test.each(PAYLOADS)('%s as the name of a page, a group and a picture runs nowhere', async (payload) => {
  const name = payload.replaceAll('/', '').replaceAll('\\', '');
  expectHarmless(
    await siteOf({
      'docs.json': JSON.stringify({
        ...CONFIG,
        logo: `/${name}.svg`,
        favicon: `/${name}.svg`,
        navigation: [{ group: payload, tag: payload, icon: payload, pages: ['index', name, `${name}/${name}`] }],
      }),
      'index.mdx': `# Words\n\n![${payload}](</${name}.svg>)\n`,
      [`${name}.mdx`]: '# Words\n',
      [`${name}/${name}.mdx`]: '# Words\n',
      [`${name}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    }),
  );
});

/** Words of a description of an API that say how it is built. */
const STRUCTURE = new Set(['openapi', 'type', 'in', '$ref', 'style', 'scheme', 'format', 'propertyName']);

function poison(value: unknown, payload: string, key = ''): unknown {
  if (typeof value === 'string') return STRUCTURE.has(key) || value.startsWith('#/') ? value : payload;
  if (Array.isArray(value)) return key === 'required' ? value : value.map((one) => poison(one, payload, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, poison(inner, payload, name)] as const);
  return Object.fromEntries(
    key === 'properties' ? [...entries, [payload, { type: 'string', example: payload }]] : entries,
  );
}

test.each(PAYLOADS)('%s in every text of a description of an API runs nowhere', async (payload) => {
  const description = poison(load(readFileSync('fixtures/api/harbour.yaml', 'utf8')), payload);
  expectHarmless(
    await siteOf({
      'docs.json': JSON.stringify({
        ...CONFIG,
        navigation: [
          { group: 'A', pages: ['index'] },
          { group: 'API', openapi: 'api.json' },
        ],
      }),
      'index.mdx': '# Words\n',
      'api.json': JSON.stringify(description),
    }),
  );
});
