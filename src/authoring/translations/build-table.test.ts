import { describe, expect, it } from 'vitest';
import { languagesFixture, projectOf, statesOf, tablesOf } from './testing/project.ts';

const languages = (...list: readonly object[]) => ({ theme: 'mint', name: 'Site', navigation: { languages: list } });
const language = (code: string, ...pages: readonly unknown[]) => ({
  language: code,
  groups: [{ group: 'Start', pages }],
});

describe('the table of a site in three languages', () => {
  const [table] = tablesOf(languagesFixture());

  it('has a row for each page of the source in reading order, then what the source does not have', () => {
    expect(table && statesOf(table)).toEqual([
      'index: source there there',
      'guides/first-tree: source there there',
      'guides/watering: source unlisted missing',
      'guides/pruning: source there missing',
      'guides/grafting: source no-file missing',
      'guides/aphids: source missing missing',
      'reference/tools: source missing missing',
      'reference/calendar: source there missing',
      'ar/guides/seasons: missing missing no-source',
    ]);
  });

  it('says where each page would be, and what it is called in its own language', () => {
    expect(table?.rows.find(({ path }) => path === 'guides/aphids')).toMatchObject({
      title: 'Aphids',
      group: ['Care', 'Pests'],
      cells: [{ path: 'guides/aphids' }, { path: 'fr/guides/aphids' }, { path: 'ar/guides/aphids' }],
    });
    expect(table?.rows[0]?.cells[2]).toMatchObject({ title: 'مرحبا بكم في البستان', file: 'ar/index.mdx' });
    expect(table?.columns.map(({ name, locale }) => [name, locale])).toEqual([
      ['English', 'en'],
      ['Français', 'fr'],
      ['العربية', 'ar'],
    ]);
  });
});

it('pairs pages whose source has a folder of its own, and learns where the others lie', () => {
  const config = languages(language('en', 'en/start', 'en/more', 'en/last'), language('fr', 'fr/start', 'fr/more'));
  const [table] = tablesOf(projectOf(config, ['en/start', 'en/more', 'en/last', 'fr/start', 'fr/more']));
  expect(table?.rows.map(({ cells }) => cells[1])).toMatchObject([
    { state: 'there', path: 'fr/start' },
    { state: 'there', path: 'fr/more' },
    { state: 'missing', path: 'fr/last' },
  ]);
});

it('finds languages below products and versions below languages, each with its own table', () => {
  const product = (name: string, folder: string) => ({
    product: name,
    languages: [language('en', `${folder}/en/start`), language('fr', `${folder}/fr/start`, `${folder}/fr/extra`)],
  });
  const products = { navigation: { products: [product('Pay', 'pay'), product('Ship', 'ship')] } };
  const texts = projectOf(products, ['pay/en/start', 'pay/fr/start', 'pay/fr/extra', 'ship/en/start']);
  expect(tablesOf(texts).map((table) => [table.trail, statesOf(table)])).toEqual([
    [['Pay'], ['pay/en/start: source there', 'pay/fr/extra: missing no-source']],
    [['Ship'], ['ship/en/start: source no-file']],
  ]);

  const versions = (code: string, folder: string) => ({
    language: code,
    versions: [
      { version: 'v2', pages: [`${folder}v2/start`, `${folder}v2/new`] },
      { version: 'v1', pages: [`${folder}v1/start`] },
    ],
  });
  const nested = projectOf({ navigation: { languages: [versions('en', ''), versions('fr', 'fr/')] } }, [
    ...['v2/start', 'v2/new', 'v1/start'],
    ...['fr/v2/start', 'fr/v2/new', 'fr/v1/start'],
  ]);
  expect(tablesOf(nested).map((table) => [table.kind, table.trail, statesOf(table)])).toEqual([
    ['language', [], ['v2/start: source there', 'v2/new: source there', 'v1/start: source there']],
    ['version', ['English'], ['v2/start: source there', 'v2/new: source missing']],
    ['version', ['Français'], ['fr/v2/start: source there', 'fr/v2/new: source missing']],
  ]);
});

describe('the older format', () => {
  it('reads versions that name a language as translations', () => {
    const config = {
      versions: [
        { name: 'English', locale: 'en' },
        { name: 'Español', locale: 'es' },
      ],
      navigation: [
        { group: 'Start', version: 'English', pages: ['start', 'more'] },
        { group: 'Inicio', version: 'Español', pages: ['es/start'] },
        { group: 'Legal', pages: ['imprint'] },
      ],
    };
    const [table] = tablesOf(projectOf(config, ['start', 'more', 'es/start', 'imprint']));
    expect(table?.kind).toBe('language');
    expect(table && statesOf(table)).toEqual(['start: source there', 'more: source missing', 'imprint: source shared']);
    expect(table?.rows[1]?.cells[1]?.path).toBe('es/more');
  });

  it('heeds the version that a page names for itself', () => {
    const config = { versions: ['v2', 'v1'], navigation: [{ group: 'Start', pages: ['start', 'v1/start', 'new'] }] };
    const texts = { ...projectOf(config, ['new', 'start']), 'v1/start.mdx': '---\nversion: v1\n---\n' };
    const [table] = tablesOf({ ...texts, 'start.mdx': '---\nversion: v2\n---\n' });
    expect(table && statesOf(table)).toEqual(['start: source there', 'new: source shared']);
  });
});

describe('shapes that are met', () => {
  it('counts a page once that is listed twice', () => {
    const config = languages(
      language('en', 'start', 'start', { group: 'Again', pages: ['start'] }),
      language('fr', 'fr/start'),
    );
    expect(tablesOf(projectOf(config, ['start', 'fr/start'])).map(statesOf)).toEqual([['start: source there']]);
  });

  it('tells the page of the source that another language lists from a translation', () => {
    const config = languages(language('en', 'start', 'more'), language('fr', 'fr/start', 'more'));
    const [table] = tablesOf(projectOf(config, ['start', 'more', 'fr/start']));
    expect(table && statesOf(table)).toEqual(['start: source there', 'more: source shared']);
  });

  it('takes the default as the source, wherever it stands', () => {
    const config = languages(language('fr', 'fr/start'), { ...language('en', 'start'), default: true });
    expect(tablesOf(projectOf(config, ['start', 'fr/start']))[0]?.columns.map(({ locale }) => locale)).toEqual([
      'en',
      'fr',
    ]);
  });

  it('has no table for a single version, or for one that leads to another site', () => {
    const one = { navigation: { versions: [{ version: 'Python', pages: ['start'] }] } };
    const away = { version: 'Old', href: 'https://old.example.com' };
    expect(tablesOf(projectOf(one, ['start']))).toEqual([]);
    expect(tablesOf(projectOf({ navigation: { versions: [...one.navigation.versions, away] } }, ['start']))).toEqual(
      [],
    );
  });

  it('passes over operations of an API and pages that are made from a description', () => {
    const config = languages(language('en', 'start', 'GET /users'), language('fr', 'fr/start'));
    expect(tablesOf(projectOf(config, ['start', 'fr/start'])).map(statesOf)).toEqual([['start: source there']]);
  });

  it('finds the page of a folder by the folder', () => {
    const config = languages(language('en', 'guides', 'more/index'), language('fr', 'fr/guides', 'fr/more'));
    const texts = projectOf(config, ['guides/index', 'more/index', 'fr/guides/index']);
    expect(tablesOf(texts).map(statesOf)).toEqual([['guides/index: source there', 'more/index: source no-file']]);
  });
});
