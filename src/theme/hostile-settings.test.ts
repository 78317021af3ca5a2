import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createProjectSession } from '../engine/session.ts';
import { PAYLOADS, whereItRuns } from './testing/hostile-words.ts';
import { themeServices } from './testing/render.ts';

/** Settings of which every part is used, once in each format. */
const CONFIGS = ['fixtures/kitchen-sink/docs.json', 'fixtures/live/docs.json'].map((file) =>
  readFileSync(file, 'utf8'),
);

const PAGE =
  '---\ntitle: Words\ndescription: More words\nrss: true\n---\n\n# Words\n\n<Update label="May">\n  New.\n</Update>\n';

/** The settings with every text replaced, except for the pages that there are. */
function poison(value: unknown, payload: string): unknown {
  if (typeof value === 'string') return value === 'index' ? value : payload;
  if (Array.isArray(value)) return value.map((one) => poison(one, payload));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, poison(inner, payload)]);
  // Some settings are lists of names that an author thinks up.
  return Object.fromEntries([...entries, [payload, payload]]);
}

/** Every text of the site of these settings, by path. */
async function siteOf(config: object): Promise<ReadonlyMap<string, string>> {
  const encoder = new TextEncoder();
  const files = new Map([
    ['docs.json', encoder.encode(JSON.stringify(config))],
    ['index.mdx', encoder.encode(PAGE)],
  ]);
  const session = createProjectSession(themeServices, { address: 'https://docs.example' });
  const reading = session.update(files);
  if (reading.status !== 'ok') throw new Error(JSON.stringify(reading.diagnostics));
  const page = await session.renderPage('index');
  if (page === undefined) throw new Error('The project has no page.');
  const texts = new Map([[page.output, page.html]]);
  for (const file of await session.renderSharedFiles([page])) {
    if ('contents' in file && typeof file.contents === 'string') texts.set(file.path, file.contents);
  }
  return texts;
}

test.each(PAYLOADS)('%s in place of every setting runs nowhere in the site', async (payload) => {
  for (const config of CONFIGS) {
    const settings = {
      ...(poison(JSON.parse(config), payload) as object),
      navigation: [{ group: payload, pages: ['index'] }],
    };
    for (const [path, text] of await siteOf(settings)) {
      expect(whereItRuns(path, text), path).toBeUndefined();
      if (path.endsWith('.css')) expect(text, path).not.toContain(payload);
      if (path.endsWith('.json') || path.endsWith('.webmanifest')) expect(() => JSON.parse(text), path).not.toThrow();
    }
  }
});

test('settings that reach for prototypes change nothing but themselves', async () => {
  const config = JSON.parse(
    `{ "name": "Acorn", "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } },
       "colors": { "primary": "#0d9373", "__proto__": { "polluted": 1 } }, "navigation": [{ "group": "A", "pages": ["index"] }] }`,
  ) as object;
  expect((await siteOf(config)).get('index.html')).toContain('Words');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('front matter whose names stand for each other a billion times is read in a moment', async () => {
  const bomb = ['a0: &a0 [x, x]', ...Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)];
  const session = createProjectSession(themeServices);
  const encoder = new TextEncoder();
  session.update(
    new Map([
      ['docs.json', encoder.encode('{ "name": "A", "navigation": [{ "group": "A", "pages": ["index"] }] }')],
      ['index.mdx', encoder.encode(`---\ntitle: Kept\n${bomb.join('\n')}\n---\n\nWords.\n`)],
    ]),
  );
  expect((await session.renderPage('index'))?.html).toContain('Kept');
});
