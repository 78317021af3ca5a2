import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonText } from '../../config/json-text/json-text.ts';
import { planStart } from './plan-start.ts';
import {
  configOf,
  languagesFixture,
  outlineOf,
  planned,
  projectOf,
  statesOf,
  type Texts,
  tablesOf,
} from './testing/project.ts';
import type { TranslationTable } from './translation-table.ts';

/** Starts what a column lacks: of the whole site, or of some pages. */
function start(texts: Texts, at: number, which: (path: string) => boolean = () => true) {
  const [table] = tablesOf(texts);
  if (table === undefined) throw new Error('The test has no table.');
  return startIn(texts, table, at, which);
}

function startIn(texts: Texts, table: TranslationTable, at: number, which: (path: string) => boolean) {
  const lacking = new Set(['missing', 'no-file', 'unlisted']);
  const rows = table.rows.filter(({ path, cells }) => which(path) && lacking.has(cells[at]?.state ?? ''));
  const plan = planStart(configOf(texts).value, outlineOf(texts), table, rows, at);
  if (plan === undefined) throw new Error('Nothing could be planned.');
  return { plan, text: planned(texts, plan), rows };
}

/** The project with what was started. */
function withStarted(texts: Texts, { plan, text }: ReturnType<typeof start>): Texts {
  const pages = plan.pages.map(({ path }) => [`${path}.mdx`, '---\ntitle: "New"\n---\n']);
  return { ...texts, 'docs.json': text, ...Object.fromEntries(pages) };
}

describe('in the site of three languages', () => {
  const texts = languagesFixture();

  it('lists a page in the group of the translated name, behind what stands before it in the source', () => {
    const { plan, text } = start(texts, 1, (path) => path === 'reference/tools' || path === 'guides/watering');
    expect(text).toBe(
      texts['docs.json']
        ?.replace('"fr/guides/first-tree"]', '"fr/guides/first-tree", "fr/guides/watering"]')
        .replace('["fr/reference/calendar"]', '["fr/reference/tools", "fr/reference/calendar"]'),
    );
    expect(plan.pages.map(({ path }) => path)).toEqual(['fr/reference/tools']);
  });

  it('makes the groups that the language does not have, once for all pages in them', () => {
    const { plan, text } = start(texts, 2);
    expect(plan.made).toEqual(['Care', 'Pests', 'Reference']);
    expect(JsonText.read(text)?.value).toMatchObject({
      navigation: {
        languages: [
          {},
          {},
          {
            language: 'ar',
            groups: [
              {
                group: 'البداية',
                pages: ['ar/index', 'ar/guides/first-tree', 'ar/guides/watering', 'ar/guides/seasons'],
              },
              {
                group: 'Care',
                icon: 'leaf',
                pages: ['ar/guides/pruning', 'ar/guides/grafting', { group: 'Pests', pages: ['ar/guides/aphids'] }],
              },
              { group: 'Reference', pages: ['ar/reference/tools', 'ar/reference/calendar'] },
            ],
          },
        ],
      },
    });
    expect(text).toContain('// Winter is long.');
  });

  it('gives a page that is listed already its file alone', () => {
    const { plan, text } = start(texts, 1, (path) => path === 'guides/grafting');
    expect(text).toBe(texts['docs.json']);
    expect(plan.pages.map(({ path }) => path)).toEqual(['fr/guides/grafting']);
  });

  it('leaves nothing lacking', () => {
    const after = withStarted(texts, start(texts, 2));
    const [table] = tablesOf(after);
    expect(table?.rows.flatMap(({ cells }) => cells[2]?.state ?? [])).toEqual([...Array(8).fill('there'), 'no-source']);
  });
});

it('makes the parts that hold a page: a tab with its group, and the page of a group’s title', () => {
  const tabs = [
    { tab: 'Guides', groups: [{ group: 'Start', root: 'start', pages: ['more'] }] },
    { tab: 'API', icon: 'code', pages: ['api'] },
  ];
  const config = {
    navigation: {
      languages: [
        { language: 'en', tabs },
        { language: 'fr', tabs: [] },
      ],
    },
  };
  const texts = projectOf(config, ['start', 'more', 'api']);
  const { text, plan } = start(texts, 1);
  expect(plan.made).toEqual(['Guides', 'Start', 'API']);
  expect(JsonText.read(text)?.value).toEqual({
    navigation: {
      languages: [
        { language: 'en', tabs },
        {
          language: 'fr',
          tabs: [
            { tab: 'Guides', groups: [{ group: 'Start', pages: ['fr/more'], root: 'fr/start' }] },
            { tab: 'API', icon: 'code', pages: ['fr/api'] },
          ],
        },
      ],
    },
  });
});

it('takes the group at the same place for the one that is meant, where all names are translated', () => {
  const group = (name: string, ...pages: string[]) => ({ group: name, pages });
  const languages = [
    { language: 'en', groups: [group('Start', 'start'), group('More', 'more')] },
    { language: 'fr', groups: [group('Débuter', 'fr/start'), group('Davantage')] },
  ];
  const texts = projectOf({ navigation: { languages } }, ['start', 'more', 'fr/start']);
  const { text, plan } = start(texts, 1);
  expect(plan.made).toEqual([]);
  expect(text).toContain('"fr/more"');
});

it('puts a new group of the older format into its version', () => {
  const config = {
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Start', version: 'v2', pages: ['start', 'more'] },
      { group: 'Later', version: 'v2', pages: ['later'] },
      { group: 'Start', version: 'v1', pages: ['v1/start'] },
      { group: 'Legal', pages: ['imprint'] },
    ],
  };
  const texts = projectOf(config, ['start', 'more', 'later', 'v1/start', 'imprint']);
  const { text } = start(texts, 1);
  expect(JsonText.read(text)?.value).toMatchObject({
    navigation: [
      { version: 'v2' },
      { version: 'v2' },
      { group: 'Start', version: 'v1', pages: ['v1/start', 'v1/more'] },
      { group: 'Later', version: 'v1', pages: ['v1/later'] },
      { group: 'Legal' },
    ],
  });
  expect(tablesOf(withStarted(texts, start(texts, 1))).map(statesOf)).toEqual([
    ['start: source there', 'more: source there', 'later: source there', 'imprint: source shared'],
  ]);
});

/** Sites of two languages: groups in groups, some pages of which the translation has, in groups of other names. */
const sites = fc
  .record({
    groups: fc.array(
      fc.record({
        pages: fc.array(fc.boolean(), { maxLength: 4 }),
        inner: fc.option(fc.array(fc.boolean(), { maxLength: 3 }), { nil: undefined }),
        isKept: fc.boolean(),
        isRenamed: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    isFoldered: fc.boolean(),
    indent: fc.constantFrom('\t', '  ', 0),
  })
  .map(({ groups, isFoldered, indent }) => {
    const own = isFoldered ? 'en/' : '';
    const files: string[] = [];
    const list = (at: string, flags: readonly boolean[], folder: string, isSource: boolean) =>
      flags.flatMap((isThere, page) => {
        if (!isSource && !isThere) return [];
        files.push(`${folder}p${at}-${page}`);
        return [`${folder}p${at}-${page}`];
      });
    const side = (folder: string, isSource: boolean) =>
      groups.flatMap(({ pages, inner, isKept, isRenamed }, at) => {
        if (!isSource && !isKept) return [];
        const name = isSource || !isRenamed ? `Group ${at}` : `Groupe ${at}`;
        const below = inner && { group: 'Inner', pages: list(`${at}i`, inner, folder, isSource) };
        return [{ group: name, pages: [...list(String(at), pages, folder, isSource), ...(below ? [below] : [])] }];
      });
    const languages = [
      { language: 'en', groups: side(own, true) },
      { language: 'fr', groups: side('fr/', false) },
    ];
    const texts = projectOf({ navigation: { languages } }, [...new Set(files)]);
    return { ...texts, 'docs.json': JSON.stringify({ navigation: { languages } }, null, indent) };
  });

it('of any site: all is there afterwards, in the order of the source, and nothing that was there is another', () => {
  fc.assert(
    fc.property(sites, (texts) => {
      const [before] = tablesOf(texts);
      if (before === undefined) return;
      const after = withStarted(
        texts,
        startIn(texts, before, 1, () => true),
      );
      const [table] = tablesOf(after);
      expect(table?.rows.every(({ cells }) => cells[1]?.state === 'there')).toBe(true);
      expect(table?.rows.map(({ path }) => path)).toEqual(before.rows.map(({ path }) => path));
      // What was written stays as it was written: only insertions tell the two apart.
      expect(isInsertedInto(texts['docs.json'] ?? '', after['docs.json'] ?? '')).toBe(true);
    }),
  );
});

/** Whether all characters of a text stand in another one in their order. */
function isInsertedInto(text: string, longer: string): boolean {
  let at = 0;
  for (const character of text.replace(/\s/g, '')) {
    at = longer.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
