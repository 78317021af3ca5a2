import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../../engine/emit/search/search-index.ts';
import { pageSearch } from '../../../engine/render/page-search.ts';
import { createTestSite } from '../../../engine/render/testing/test-site.ts';
import { SiteBuilder } from '../../../engine/site/build-site.ts';
import { siteRules } from '../../../rules/run-rules.ts';
import { HEAD_NAME, type SearchHead } from '../../../shared/search/index-format.ts';
import { find, indexPages, type SearchAnswer, type SearchIndex } from './find.ts';

interface Page {
  readonly matter?: string;
  readonly text?: string;
  readonly sections?: Readonly<Record<string, string>>;
}

/** The index as the build writes it and the page loads it, with all of its files or some. */
function indexOf(
  pages: Readonly<Record<string, Page>>,
  { navigation, without = '' }: { readonly navigation?: object; readonly without?: string } = {},
): SearchIndex {
  const base = createTestSite(
    Object.fromEntries(
      Object.entries(pages).map(([path, { matter = '' }]) => [`${path}.mdx`, `---\n${matter}\n---\n`]),
    ),
  );
  const root = { ...base.config.navigation.root, ...(navigation ?? { entries: Object.keys(pages).map(pageEntry) }) };
  const config = { ...base.config, navigation: { ...base.config.navigation, root } };
  const site = new SiteBuilder(siteRules).build({ files: base.files, configFile: 'docs.json', config });
  const summaries = [...site.pages.values()].map((page) => {
    const { text = '', sections = {} } = pages[page.path] ?? {};
    const parts = [
      { anchor: '', heading: '', text },
      ...Object.entries(sections).map(([heading, below]) => ({
        anchor: heading.toLowerCase().replaceAll(' ', '-'),
        heading,
        text: below,
      })),
    ];
    return { path: page.path, output: page.output, search: pageSearch(page, parts) };
  });
  const values = new Map<string, unknown>();
  for (const { contents } of searchIndex(site, summaries)) {
    new Function('leafwrightSearch', contents)((name: string, value: unknown) => values.set(name, value));
  }
  if (without !== '') for (const name of [...values.keys()]) if (name.startsWith(without)) values.delete(name);
  const head = values.get(HEAD_NAME) as SearchHead;
  return {
    head,
    pages: indexPages(head),
    contentsOf: <T>(name: string) => values.get(name) as T | undefined,
    isSettled: (name) => values.has(name),
  };
}

const pageEntry = (path: string) => ({ kind: 'page', path });

const addresses = (index: SearchIndex, { hits }: SearchAnswer) =>
  hits.map(({ page, lines }) =>
    [index.head.pages[page]?.[0].replace('.html', ''), ...lines.map(({ anchor }) => anchor)].join(' #').trim(),
  );

const pagesFor = (index: SearchIndex, query: string, scope = '') =>
  addresses(index, find(index, query, scope)).map((address) => address.split(' ')[0]);

const guide = indexOf({
  queues: {
    matter: 'title: Queues\ndescription: Keep messages until a worker takes them.',
    text: 'A queue keeps messages.',
    sections: { 'Retry policy': 'After three attempts a message is moved away.', Limits: 'At most 500 a second.' },
  },
  workers: {
    matter: 'title: Workers',
    text: `${'Nothing here. '.repeat(40)}The worker sleeps by night. ${'And more. '.repeat(40)}`,
  },
  functions: {
    matter: 'title: Functions',
    text: 'Call createUser with the api_key of the account, then useState and HTTPServer.',
    sections: { Authentication: 'Send the token with each request. A queue is not needed.' },
  },
  café: { matter: 'title: Café guide\nkeywords: [espresso, "coffee house"]', text: 'Où est l’été? 搜索引擎很快。' },
  boosted: { matter: 'title: Messages elsewhere\nboost: 4', text: 'Other words.' },
  secret: { matter: 'title: Secret queue\nsearchable: false', text: 'A queue nobody finds.' },
  unseen: { matter: 'title: Unseen queue\nnoindex: true' },
});

describe('what is found', () => {
  test('titles stand before headings, and these before text', () => {
    expect(pagesFor(guide, 'queue')).toEqual(['queues', 'functions']);
    expect(addresses(guide, find(guide, 'retry policy', ''))).toEqual(['queues #retry-policy']);
    expect(addresses(guide, find(guide, 'authentication', ''))).toEqual(['functions #authentication']);
  });

  test('every word must be there, in any case and with any accents, as far as it is typed', () => {
    expect(pagesFor(guide, 'CAFE gui')).toEqual(['café']);
    expect(pagesFor(guide, 'ete')).toEqual(['café']);
    expect(pagesFor(guide, 'attempts second')).toEqual(['queues']);
    expect(pagesFor(guide, 'slee')).toEqual(['workers']);
    expect(pagesFor(guide, 'zzz')).toEqual([]);
    expect(pagesFor(guide, ' ?! ')).toEqual([]);
  });

  test('where no page has all words, those with most of them are', () => {
    expect(pagesFor(guide, 'attempts zzz second')).toEqual(['queues']);
  });

  test('the small words of a question need not be there', () => {
    expect(pagesFor(guide, 'how does a worker sle')).toEqual(['workers']);
    const small = Array.from({ length: 9 }, (_, number) => [`page${number}`, { text: 'how do i do this' }] as const);
    const index = indexOf({
      ...Object.fromEntries(small),
      cancel: { matter: 'title: Cancelling', text: 'A run ends.' },
    });
    expect(pagesFor(index, 'how do i cancel')).toEqual(['cancel']);
    expect(pagesFor(index, 'how do')).toHaveLength(9);
  });

  test('words that are written together are found apart', () => {
    expect(pagesFor(guide, 'caféguide')).toEqual(['café']);
  });

  test('identifiers are found as a whole, by their parts and by their beginnings', () => {
    for (const query of ['api_key', 'apikey', 'createUser', 'create_user', 'createu', 'user', 'usestate', 'server'])
      expect(pagesFor(guide, query), query).toEqual(['functions']);
  });

  test('text without spaces is found by any stretch of it', () => {
    for (const query of ['搜索', '索引', '引擎很快', '擎', '快'])
      expect(pagesFor(guide, query), query).toEqual(['café']);
    expect(pagesFor(guide, '很索')).toEqual([]);
  });

  test('a slip of the finger is forgiven in a word that no page has', () => {
    for (const query of ['autentication', 'authenticaton', 'authentiaction', 'authenticatiom'])
      expect(addresses(guide, find(guide, query, '')), query).toEqual(['functions #authentication']);
    expect(pagesFor(guide, 'slerp')).toEqual([]);
  });

  test('keywords count, boosted pages stand higher, and pages kept from the search are not in it', () => {
    expect(pagesFor(guide, 'espresso')).toEqual(['café']);
    expect(pagesFor(guide, 'coffee')).toEqual(['café']);
    expect(pagesFor(guide, 'messages')).toEqual(['boosted', 'queues']);
    expect(pagesFor(guide, 'secret')).toEqual([]);
    expect(pagesFor(guide, 'unseen')).toEqual([]);
  });

  test('the text around what was found is shown', () => {
    const [hit] = find(guide, 'night sleeps', '').hits;
    expect(hit?.lines[0]?.excerpt).toContain('The worker sleeps by night.');
    expect(hit?.lines[0]?.excerpt.length).toBeLessThan(200);
  });
});

describe('versions and languages', () => {
  const division = (kind: string, name: string, entries: string[], divisions: object[] = []) => ({
    kind,
    name,
    isDefault: false,
    isHidden: false,
    isHiddenUntilInside: false,
    divisions,
    entries: entries.map(pageEntry),
  });
  const index = indexOf(
    {
      'v1/start': { matter: 'title: Start here' },
      'v1/old': { matter: 'title: Old ways' },
      'v2/start': { matter: 'title: Start here' },
      shared: { matter: 'title: Start of all' },
    },
    {
      navigation: {
        divisions: [division('version', 'v1', ['v1/start', 'v1/old']), division('version', 'v2', ['v2/start'])],
        entries: [pageEntry('shared')],
      },
    },
  );

  test('a reader gets those of their own, and what belongs to all', () => {
    expect(pagesFor(index, 'start', '0.0').sort()).toEqual(['shared', 'v1/start']);
    expect(pagesFor(index, 'start', '0.1').sort()).toEqual(['shared', 'v2/start']);
    expect(pagesFor(index, 'start').sort()).toEqual(['shared', 'v1/start', 'v2/start']);
  });

  test('others only where there is nothing, and it is said', () => {
    const answer = find(index, 'old', '0.1');
    expect(addresses(index, answer)).toEqual(['v1/old']);
    expect(answer.isElsewhere).toBe(true);
    expect(find(index, 'start', '0.1').isElsewhere).toBe(false);
  });
});

describe('with files of the index missing', () => {
  const pages: Record<string, Page> = {};
  for (let number = 0; number < 300; number++) {
    const text = `rare${number} ${`word${number % 50} thing${number * 7} `.repeat(90)}`;
    pages[`page-${String(number).padStart(3, '0')}`] = { matter: `title: Chapter ${number}`, text };
  }

  test('titles are found at once, and it is told which files the rest is in', () => {
    const index = indexOf(pages, { without: 'words' });
    const answer = find(index, 'chapter 7', '');
    expect(addresses(index, answer)[0]).toBe('page-007');
    expect(answer.needs.length).toBeGreaterThan(0);
    expect(find(index, 'rare17', '').hits).toEqual([]);
  });

  test('a rare word needs one file of words and one of texts', () => {
    const withoutTexts = indexOf(pages, { without: 'text' });
    expect(withoutTexts.head.texts.length).toBeGreaterThan(3);
    expect(find(withoutTexts, 'rare171', '').needs).toHaveLength(1);
    expect(find(indexOf(pages, { without: 'words' }), 'rare171', '').needs).toHaveLength(1);
    const whole = indexOf(pages);
    expect(find(whole, 'rare171', '').needs).toEqual([]);
    expect(pagesFor(whole, 'rare171')).toEqual(['page-171']);
  });
});
