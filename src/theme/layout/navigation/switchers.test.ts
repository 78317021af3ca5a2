import { describe, expect, test } from 'vitest';
import { renderProject, textOfHtml } from '../../testing/render.ts';

const group = (name: string, ...pages: string[]) => ({ group: name, pages });
const versions = (language: string, ...more: string[]) => [
  { version: '2', groups: [group('New', `${language}/v2/start`, `${language}/v2/seats`, ...more)] },
  { version: '1', groups: [group('Old', `${language}/v1/start`, ...more)] },
];
const pages = ['en/v2/start', 'en/v2/seats', 'en/v1/start', 'es/v2/start', 'es/v2/seats', 'es/v1/start', 'en/both'];
const files = Object.fromEntries(pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));

/** A page of a project with this navigation. */
async function page(navigation: object, path: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const config = { name: 'Acme', colors: { primary: '#0055ff' }, navigation };
  return (await renderProject(config, { ...files, ...more }))(path);
}

/** Where the entry of a menu leads. */
function targetOf(html: string, choice: string): string | undefined {
  return new RegExp(`<a href="([^"]*)"[^>]*data-choice="${choice}"`).exec(html)?.[1];
}

describe('a language with versions below it', () => {
  const navigation = {
    languages: [
      { language: 'en', versions: versions('en', 'en/both') },
      { language: 'es', versions: versions('es') },
    ],
  };

  test('leads to the same page, in whatever folder it stands', async () => {
    const html = await page(navigation, 'en/v2/seats');
    expect(targetOf(html, 'language:es')).toBe('../../es/v2/seats.html');
    expect(targetOf(html, 'version:1')).toBe('../../en/v1/start.html');
  });

  test('keeps the version of a page that is not there', async () => {
    expect(targetOf(await page(navigation, 'en/v1/start'), 'language:es')).toBe('../../es/v1/start.html');
    const html = await page(navigation, 'es/v2/seats');
    expect(targetOf(html, 'language:en')).toBe('../../en/v2/seats.html');
  });

  test('says what a page belongs to, and shows a page of two versions in either', async () => {
    const html = await page(navigation, 'en/both');
    expect(html).toContain('<body data-layout="default" data-choices="language:en|version:2"');
    const [, other = ''] =
      /<template data-choices="language:en\|version:1"[^>]*>([\s\S]*?)<\/template>/.exec(html) ?? [];
    expect(textOfHtml(other)).toMatch(/Old/);
    expect(textOfHtml(other)).not.toMatch(/New/);
  });

  test('has a home of its own behind the logo', async () => {
    const brand = (html: string) => /<a class="brand" href="([^"]*)"/.exec(html)?.[1];
    expect(brand(await page(navigation, 'es/v1/start'))).toBe('../../es/v2/start.html');
    expect(brand(await page(navigation, 'en/v1/start'))).toBe('../../index.html');
  });
});

test('a version leads to a page of its own, not to one that another version shows', async () => {
  const tab = (name: string, ...more: string[]) => ({ tab: name, groups: [group('Group', ...more)] });
  const navigation = {
    versions: [
      { version: '2', tabs: [tab('Docs', 'en/v2/start', 'en/both')] },
      { version: '1', tabs: [tab('Docs', 'en/both'), tab('More', 'en/v1/start')] },
    ],
  };
  expect(targetOf(await page(navigation, 'en/v2/start'), 'version:1')).toBe('../../en/v1/start.html');
  expect(targetOf(await page(navigation, 'en/both'), 'version:1')).toBe('../en/v1/start.html');
});

test('dropdowns and products are remembered like versions', async () => {
  const navigation = {
    products: [
      {
        product: 'Boats',
        description: 'What floats',
        dropdowns: [
          { dropdown: 'North', groups: [group('North', 'en/v2/start', 'en/both')] },
          { dropdown: 'South', groups: [group('South', 'es/v2/start', 'en/both')] },
        ],
      },
      { product: 'Crew', groups: [group('Crew', 'en/v1/start')] },
    ],
  };
  const html = await page(navigation, 'en/both');
  expect(html).toContain('data-choices="product:Boats|dropdown:North"');
  expect(html).toContain('<template data-choices="product:Boats|dropdown:South"');
  expect(targetOf(html, 'product:Crew')).toBe('../en/v1/start.html');
  expect(textOfHtml(html)).toContain('What floats');
});

test('the menu of a tab hangs under it, with what each entry is for, and leads to the first page of each', async () => {
  const navigation = {
    tabs: [
      { tab: 'Guides', groups: [group('Guides', 'en/v2/start')] },
      {
        tab: 'Interfaces',
        menu: [
          { item: 'People', icon: 'users', description: 'Who is on board', groups: [group('People', 'en/v1/start')] },
          { item: 'Status', href: 'https://status.example' },
          { item: 'Draft', hidden: true, groups: [group('Draft', 'en/both')] },
        ],
      },
    ],
  };
  const html = await page(navigation, 'en/v2/start');
  const [menu = ''] = /<details class="tab-parts"[\s\S]*?<\/details>/.exec(html) ?? [];
  expect(menu).toContain('aria-label="Parts of Interfaces"');
  expect(textOfHtml(menu)).toMatch(/People.*Who is on board.*Status/);
  expect(menu).toContain('href="../../en/v1/start.html"');
  expect(menu).toContain('href="https://status.example"');
  expect(menu).not.toMatch(/Draft|aria-current/);
});

test('what a language says around its pages replaces what the site says, each as a whole', async () => {
  const config = {
    name: 'Acme',
    colors: { primary: '#0055ff' },
    banner: { content: 'Hello' },
    navbar: {
      links: [{ label: 'Help', href: 'https://help.example' }],
      primary: { type: 'button', label: 'Buy', href: '/en/v2/start' },
    },
    footer: { socials: { x: 'https://x.com/acme' } },
    navigation: {
      languages: [
        { language: 'en', pages: ['en/v2/start'] },
        {
          language: 'ar',
          banner: { content: 'Marhaban' },
          navbar: { links: [{ label: 'Musaada', href: 'https://help.example/ar' }] },
          footer: { links: [{ header: 'Sharika', items: [{ label: 'Nahnu', href: 'https://acme.example/ar' }] }] },
          pages: ['es/v2/start'],
        },
      ],
    },
  };
  const render = await renderProject(config, files);
  const arabic = await render('es/v2/start');
  expect(arabic).toMatch(/<html lang="ar" dir="rtl"/);
  expect(textOfHtml(arabic)).toMatch(/Marhaban[\s\S]*Musaada[\s\S]*Nahnu/);
  expect(textOfHtml(arabic)).not.toMatch(/Hello|Help|Buy/);
  expect(arabic).not.toContain('https://x.com/acme');
  const english = await render('en/v2/start');
  expect(textOfHtml(english)).toMatch(/Hello[\s\S]*Help[\s\S]*Buy/);
  expect(english).not.toMatch(/Marhaban|Musaada|Nahnu/);
});
