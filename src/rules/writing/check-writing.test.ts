import { expect, test } from 'vitest';
import { SiteBuilder } from '../../engine/site/build-site.ts';
import { ConfigSource } from '../../engine/site/config-source.ts';
import { project } from '../../engine/site/testing/project.ts';
import { encodeText } from '../../project/text.ts';
import { siteRules } from '../run-rules.ts';
import { WritingCheck } from './check-writing.ts';
import { createDictionaries } from './spelling/dictionaries.ts';
import type { WholeSite } from './writing-rule.ts';

const page = (title: string, body = 'Text.') =>
  `---\ntitle: ${title}\ndescription: All about ${title} here.\n---\n\n${body}\n`;

function siteOf(config: object, files: Readonly<Record<string, string>>): WholeSite {
  const map = project({ 'docs.json': JSON.stringify({ name: 'Tidepool', ...config }), ...files });
  const { files: rooted, configFile, config: read } = new ConfigSource().read(map);
  if (read === undefined) throw new Error('The configuration of the test is broken.');
  return new SiteBuilder(siteRules).build({ files: rooted, configFile, config: read });
}

const groups = (...pages: string[]) => [{ group: 'Start', pages }];
const told = (site: WholeSite, check = new WritingCheck()) =>
  (check.check(site) ?? []).map(({ code, file }) => `${code.replace('writing/', '')} ${file ?? ''}`.trim());
const DARK = { colors: { primary: '#0b5e3f', light: '#9fe0c0', dark: '#0b5e3f' } };

test('pages and snippets are read, and what the project has chosen holds', () => {
  const files = {
    'a.mdx': page('Boats', '[here](/b)'),
    'b.mdx': page('Oars'),
    'snippets/c.mdx': '![](/boat.png)\n',
  };
  const site = siteOf({ ...DARK, navigation: groups('a', 'b') }, files);
  expect(told(site)).toEqual(['link-text a.mdx', 'image-alt snippets/c.mdx']);
  const choice = JSON.stringify({ rules: { 'writing/link-text': 'off', 'writing/stepps': 'off' } });
  expect(
    told(siteOf({ ...DARK, navigation: groups('a', 'b') }, { ...files, 'leafwright.checks.json': choice })),
  ).toEqual(['config/checks-file leafwright.checks.json', 'image-alt snippets/c.mdx']);
});

test('only what has changed is read again, and the list stays the same where nothing has', () => {
  const check = new WritingCheck();
  const site = siteOf(
    { ...DARK, navigation: groups('a', 'b') },
    { 'a.mdx': page('Boats', '[here](/b)'), 'b.mdx': page('Oars') },
  );
  const first = check.check(site);
  expect(check.check(site)).toBe(first);
  const changed = { ...site, files: new Map([...site.files, ['b.mdx', encodeText(page('Oars', '[here](/a)'))]]) };
  const second = check.check(changed);
  expect(second?.[0]).toBe(first?.[0]);
  expect(second).toHaveLength(2);
});

test('a long look is interrupted, and goes on', () => {
  const check = new WritingCheck();
  const site = siteOf(
    { ...DARK, navigation: groups('a', 'b') },
    { 'a.mdx': page('Boats', '[here](/b)'), 'b.mdx': page('Oars') },
  );
  expect(check.check(site, () => true)).toBeUndefined();
  expect(check.check(site, () => true)).toBeUndefined();
  expect(check.check(site, () => true)).toHaveLength(1);
});

test('English words are looked for on English pages', () => {
  const config = {
    ...DARK,
    navigation: {
      languages: [
        { language: 'en', groups: groups('en/a') },
        { language: 'de', groups: groups('de/a') },
      ],
    },
  };
  const files = { 'en/a.mdx': page('Boats', '[here](/b)'), 'de/a.mdx': page('Boats', '[here](/b)') };
  // Pages of two languages may have the same title.
  expect(told(siteOf(config, files))).toEqual(['link-text en/a.mdx']);
});

test('spelling is looked at once its dictionaries are there, in the language of each page', async () => {
  const config = {
    ...DARK,
    name: 'Boatz',
    navigation: {
      languages: [
        { language: 'en', groups: groups('en/a', 'en/b') },
        { language: 'fr', groups: groups('fr/a') },
      ],
    },
  };
  const files = {
    'en/a.mdx': page('Boats', 'The habour of Boats, and a boatz.'),
    'en/b.mdx': page('Oars', 'The harbour.'),
    'fr/a.mdx': page('Boats', 'Le habour.'),
  };
  const check = new WritingCheck(
    createDictionaries(
      async () => `Licence.\n\n${'All Boats Boatz Oars about boats here harbour'.split(' ').sort().join('\n')}\n`,
    ),
  );
  expect(check.prepare(siteOf(config, files))).toBeUndefined();
  const asked = { ...files, 'leafwright.checks.json': '{ "rules": { "writing/spelling": "advice" } }' };
  const site = siteOf(config, asked);
  const told = () => (check.check(site) ?? []).map(({ file, message }) => `${file ?? 'project'}: ${message}`);
  const french = 'project: There is no dictionary for `fr`: the spelling of its page is not looked at.';
  expect(told()).toEqual([french]);
  await check.prepare(site);
  expect(told()).toEqual(['en/a.mdx: No dictionary knows `habour`.', french]);
  expect(check.check(site)).toBe(check.check(site));
});

test('pages that say the same of themselves are told together', () => {
  const site = siteOf(
    { ...DARK, navigation: groups('a', 'b', 'c') },
    { 'a.mdx': page('Boats'), 'b.mdx': page('boats'), 'c.mdx': page('Oars') },
  );
  const found = new WritingCheck().check(site) ?? [];
  expect(found.map(({ code }) => code)).toEqual(['writing/same-title', 'writing/same-description']);
  expect(found[0]?.parts?.map(({ file, range }) => `${file}:${range?.start.line}`)).toEqual(['a.mdx:2', 'b.mdx:2']);
});

const LOGO = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${color}"/></svg>`;

test('the look of the brand', () => {
  const look = (config: object, files = {}) =>
    told(siteOf({ navigation: groups('a'), ...DARK, ...config }, { 'a.mdx': page('Boats'), ...files }));
  expect(look({})).toEqual([]);
  expect(look({ colors: { primary: '#a8ff53' } })).toEqual(['faint-color docs.json']);
  expect(look({ colors: { primary: '#0b5e3f' } })).toEqual([]);
  expect(look({ colors: { primary: '#0b5e3f', light: '#222222' } })).toEqual(['faint-color docs.json']);
  const all = { 'leafwright.checks.json': '{ "preset": "strict" }' };
  expect(look({ logo: '/logo.svg' }, { 'logo.svg': LOGO('#111'), ...all })).toEqual(['hidden-logo docs.json']);
  expect(look({ logo: '/logo.svg' }, { 'logo.svg': LOGO('#0a8'), ...all })).toEqual([]);
  expect(
    look({ logo: { light: '/l.svg', dark: '/d.svg' } }, { 'l.svg': LOGO('#111'), 'd.svg': LOGO('#fff'), ...all }),
  ).toEqual([]);
});

test('pictures that are too large or too small', () => {
  const png = (width: number) => {
    const bytes = new Uint8Array(24);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, width);
    return bytes;
  };
  const site = siteOf({ ...DARK, favicon: '/icon.png', navigation: groups('a') }, { 'a.mdx': page('Boats') });
  const withPictures = (icon: number, photo: number) => ({
    ...site,
    files: new Map([...site.files, ['icon.png', png(icon)], ['photo.png', png(photo)]]),
  });
  expect(told(withPictures(32, 5000))).toEqual(['small-favicon docs.json', 'large-image']);
  expect(told(withPictures(512, 1600))).toEqual([]);
});

const endpoint = (name: string, body = 'Text.') =>
  `---\ntitle: ${name}\ndescription: All about ${name} here.\napi: GET /${name}\n---\n\n${body}\n`;

test('an API says somewhere how requests are authorized, and how many are allowed', () => {
  const all = (config: object, extra = 'Text.') =>
    told(
      siteOf(
        { ...DARK, navigation: groups('a', 'b', 'c'), ...config },
        {
          'a.mdx': endpoint('a', extra),
          'b.mdx': endpoint('b', 'Send the `Authorization` header.'),
          'c.mdx': endpoint('c', 'Send an API key.'),
          'leafwright.checks.json': '{ "preset": "strict" }',
        },
      ),
    ).filter((one) => /^(?:authorization|rate-limits)/.test(one));
  expect(all({})).toEqual(['authorization a.mdx', 'rate-limits']);
  expect(all({ api: { auth: { method: 'bearer' } } })).toEqual(['rate-limits']);
  expect(all({}, 'With a bearer token, 100 requests per minute.')).toEqual([]);
});

test('what an API description leaves out is told together', () => {
  const description = {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    paths: {
      '/boats': {
        get: {
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer' } },
            { name: 'after', in: 'query', description: 'The last one.', schema: { type: 'string' } },
          ],
          responses: { 200: { description: 'Boats.' } },
        },
        post: {
          responses: {
            201: { description: 'A boat.' },
            422: { description: 'No boat.' },
            409: { description: ' ' },
            404: { $ref: '#/components/responses/Gone' },
          },
        },
      },
    },
    components: { responses: { Gone: { description: 'It is gone.' } } },
  };
  const site = siteOf(
    { ...DARK, navigation: groups('a') },
    {
      'a.mdx': page('Boats'),
      'openapi.json': JSON.stringify(description, null, 2),
      'leafwright.checks.json': '{ "preset": "strict" }',
    },
  );
  const found = (new WritingCheck().check(site) ?? []).filter(({ code }) => code.startsWith('writing/undescribed'));
  expect(found.map(({ code, parts }) => [code, ...(parts ?? []).map(({ text }) => text)])).toEqual([
    ['writing/undescribed-parameter', '`limit` of `GET /boats`'],
    ['writing/undescribed-errors', '`GET /boats`'],
    ['writing/undescribed-status', '`409` of `POST /boats`'],
  ]);
});
