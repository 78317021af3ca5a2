import { describe, expect, test } from 'vitest';
import { readRaster } from '../../../images/testing/node-raster.ts';
import { writePng } from '../../../images/write-png.ts';
import { runRules } from '../../../rules/rule.ts';
import { faviconSizes } from '../../../rules/site/favicon-sizes.ts';
import { siteToCheck } from '../../../rules/testing/site-to-check.ts';
import { createTestSite } from '../../render/testing/test-site.ts';
import { faviconSources, planFavicon } from '../../site/favicon-plan.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { emitSharedFiles } from '../emit-shared-files.ts';
import { drawMark } from './brand-mark.ts';
import { FaviconMaker } from './favicon-maker.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect fill="#00f" width="8" height="8"/></svg>';
const ENDLESS = `<svg><path id="p" d="M0 0h300v150z"/>${'<use href="#p"/>'.repeat(2000)}</svg>`;
const PNG = writePng({ width: 64, height: 64, pixels: new Uint8Array(64 * 64 * 4).fill(255) });
const services = { icons: { find: () => undefined }, readRaster };

function siteWith(favicon: string | undefined, files: Readonly<Record<string, string | Uint8Array>> = {}): SiteModel {
  const site = createTestSite({ 'page.mdx': 'Hello' });
  const all = new Map(site.files);
  for (const [path, text] of Object.entries(files)) {
    all.set(path, typeof text === 'string' ? new TextEncoder().encode(text) : text);
  }
  const config = { ...site.config, ...(favicon !== undefined && { favicon: { light: favicon, dark: favicon } }) };
  return { ...site, files: all, config };
}
async function make(site: SiteModel) {
  const { files } = await new FaviconMaker(services).make(site);
  return new Map(files.map((file) => [file.path, file.contents]));
}
const readFile = (files: Awaited<ReturnType<typeof make>>, path: string) => readRaster(files.get(path) as Uint8Array);
const links = (site: SiteModel) => planFavicon(site).links.map(({ rel, href }) => `${rel} ${href}`);

describe('what pages link to', () => {
  test('a drawing for those who take it, and every size', () => {
    expect(links(siteWith('/icon.svg', { 'icon.svg': SVG }))).toEqual([
      'icon favicon.ico',
      'icon icon.svg',
      'apple-touch-icon apple-touch-icon.png',
      'manifest site.webmanifest',
    ]);
  });

  test('sizes of a picture instead of the picture', () => {
    expect(links(siteWith('icon.png', { 'icon.png': PNG }))).toContain('icon assets/icon-192.png');
  });

  test('each of two pictures in its mode', () => {
    const site = siteWith('a.png', { 'a.png': PNG, 'b.png': PNG });
    const plan = planFavicon({ ...site, config: { ...site.config, favicon: { light: 'a.png', dark: '/b.png' } } });
    expect(plan.links.slice(0, 2)).toEqual([
      { rel: 'icon', href: 'a.png', type: 'image/png', media: '(prefers-color-scheme: light)' },
      { rel: 'icon', href: 'b.png', type: 'image/png', media: '(prefers-color-scheme: dark)' },
    ]);
    expect(faviconSources(plan)).toEqual(['a.png']);
  });

  test('a project without the setting shows the file that is usual, else a mark of its own', async () => {
    expect(links(siteWith(undefined, { 'favicon.svg': SVG }))).toContain('icon favicon.svg');
    const site = siteWith(undefined);
    expect(links(site)).toContain('icon favicon.svg');
    expect([...(await make(site)).keys()]).toContain('favicon.svg');
    expect(links(siteWith('/gone.png'))).toEqual(links(site));
  });

  test.each([
    ['a picture of another kind', 'icon.avif', 'x', 'as it is', 'info'],
    ['a drawing with text', 'icon.svg', '<svg><text>A</text></svg>', 'uses `text`', 'info'],
    ['a broken drawing', 'icon.svg', '<svg', 'could not be read', 'warning'],
    ['an empty drawing', 'icon.svg', '<svg></svg>', 'shows nothing', 'warning'],
    ['a drawing without end', 'icon.svg', ENDLESS, 'uses `more elements than can be drawn`', 'info'],
    ['another host', 'https://a.example/icon.png', undefined, 'another host', 'info'],
  ])(
    '%s is linked as it is, sizes show a mark instead, and the author is told',
    async (_, favicon, text, message, severity) => {
      const site = siteWith(favicon, text === undefined ? {} : { [favicon]: text });
      expect(links(site)).toContain(`icon ${favicon}`);
      expect(runRules([faviconSizes], siteToCheck(site))).toEqual([
        expect.objectContaining({ severity, message: expect.stringContaining(message) }),
      ]);
      const files = await make(site);
      const mark = await make(siteWith(undefined));
      for (const path of ['favicon.ico', 'apple-touch-icon.png', 'assets/icon-192.png', 'assets/icon-512.png']) {
        expect(files.get(path)).toEqual(mark.get(path));
      }
      const made = planFavicon(site).links.filter(({ href }) => href !== favicon);
      expect(made.every(({ href }) => files.has(href))).toBe(true);
    },
  );

  test('a damaged picture is not linked, and the author is told', async () => {
    const site = siteWith('icon.jpg', { 'icon.jpg': 'x' });
    expect(links(site)).not.toContain('icon icon.jpg');
    expect(runRules([faviconSizes], siteToCheck(site))[0]?.message).toContain('damaged');
    const mark = await make(siteWith(undefined));
    expect((await make(site)).get('favicon.ico')).toEqual(mark.get('favicon.ico'));
  });
});

describe('what is made', () => {
  const site = siteWith('/icon.svg', { 'icon.svg': SVG });

  test('pictures of the sizes that they are named for', async () => {
    const files = await make(site);
    const paths = ['assets/icon-192.png', 'assets/icon-512.png', 'apple-touch-icon.png', 'favicon.ico'];
    const pictures = await Promise.all(paths.map((path) => readFile(files, path)));
    expect(pictures.map((picture) => picture?.width)).toEqual([192, 512, 180, 48]);
    expect(JSON.parse(files.get('site.webmanifest') as string)).toMatchObject({
      name: site.config.name,
      theme_color: site.config.colors.primary,
      icons: [{ src: 'assets/icon-192.png' }, { src: 'assets/icon-512.png' }],
    });
  });

  test('a phone’s icon is never transparent, and a shape stands out from its ground', async () => {
    const shape = (fill: string) => `<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="2" fill="${fill}"/></svg>`;
    const cornerOf = async (fill: string) => {
      const files = await make(siteWith('i.svg', { 'i.svg': shape(fill) }));
      const picture = await readFile(files, 'apple-touch-icon.png');
      expect(picture?.pixels.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
      return picture?.pixels[0] as number;
    };
    expect(await cornerOf('#222')).toBe(255);
    expect(await cornerOf('#fff')).toBeLessThan(40);
  });

  test.each([
    ['Quokka', 'q'],
    ['Éclair', 'e'],
    ['— 7 wonders', '7'],
    ['Москва', 'm'],
    ['Ελλάδα', 'e'],
    ['文档', undefined],
  ])('the mark of %s has its first letter, where there is a drawing of it', (name, letter) => {
    const asked: string[] = [];
    const find = (icon: { readonly name: string }) => {
      asked.push(icon.name);
      return {
        kind: 'svg',
        viewBox: '0 0 9 9',
        markup: `<path id="${icon.name}" d="M0 0h9v9z"/>`,
        isStroked: false,
      } as const;
    };
    const mark = drawMark(name, '#0e7490', { find });
    expect(asked).toEqual(letter === undefined ? [] : [letter]);
    expect(mark).toContain(letter === undefined ? 'M47 17C28' : `id="${letter}"`);
  });

  test.each(['#16a34a', '#777777', '#ffd400', '#0e7490', '#000000', '#ffffff', '#757575', '#808000'])(
    'the letter can be read on %s',
    (color) => {
      const [, ink = ''] = /<g fill="(#\w+)">/.exec(drawMark('A', color, services.icons)) ?? [];
      const light = (hex: string) => {
        const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => {
          const value = Number.parseInt(pair, 16) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const [low = 1, high = 1] = [light(ink), light(color)].sort((a, b) => a - b);
      expect(high / low).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the same bytes again, and from memory', async () => {
    const kept = new Map<string, Uint8Array>();
    const memory = {
      read: (key: string) => kept.get(key),
      write: (key: string, value: Uint8Array) => kept.set(key, value),
    };
    const first = await new FaviconMaker(services).make(site, undefined, memory);
    expect(kept.size).toBe(1);
    expect(await new FaviconMaker(services).make(site, undefined, memory)).toEqual(first);
    for (const [key, value] of kept) kept.set(key, value.subarray(1));
    expect(await new FaviconMaker(services).make(site, undefined, memory)).toEqual(first);
  });

  test('bytes that the project is held without are handed in', async () => {
    const plain = siteWith('icon.png', { 'icon.png': new Uint8Array() });
    const { files } = await new FaviconMaker(services).make(plain, new Map([['icon.png', PNG]]));
    const large = files.find(({ path }) => path.endsWith('192.png'))?.contents as Uint8Array;
    expect((await readRaster(large))?.pixels.every((value) => value === 255)).toBe(true);
  });

  test('a damaged picture gives way to a mark, so that no link leads nowhere', async () => {
    const cut = siteWith('icon.png', { 'icon.png': PNG.subarray(0, 60) });
    const files = await make(cut);
    const kept = new Map<string, Uint8Array>();
    const memory = {
      read: (key: string) => kept.get(key),
      write: (key: string, value: Uint8Array) => kept.set(key, value),
    };
    // Known from memory, too.
    for (let time = 0; time < 2; time += 1) {
      expect((await new FaviconMaker(services).make(cut, undefined, memory)).isReplaced).toBe(true);
    }
    expect((await new FaviconMaker(services).make(site)).isReplaced).toBe(false);
    expect((await readFile(files, 'apple-touch-icon.png'))?.width).toBe(180);
  });

  test('an author’s own file of the same name wins', async () => {
    const own = siteWith('/icon.svg', { 'icon.svg': SVG, 'apple-touch-icon.png': PNG });
    const files = emitSharedFiles({
      site: own,
      theme: { stylesheet: '', script: '', files: {}, siteStyles: () => '' },
      pages: [],
      notFound: { output: '404.html', html: '<html></html>' },
      favicons: (await new FaviconMaker(services).make(own)).files,
    });
    expect(files.find(({ path }) => path === 'apple-touch-icon.png')).toEqual({
      path: 'apple-touch-icon.png',
      copyOf: 'apple-touch-icon.png',
    });
    expect(files.find(({ path }) => path === 'favicon.ico')).toHaveProperty('contents');
  });
});
