import { expect, test } from 'vitest';
import { testServices } from '../../../engine/render/testing/test-site.ts';
import { createProjectSession } from '../../../engine/session.ts';
import type { SiteModel } from '../../../engine/site/site-model.ts';
import { createReaderChoices } from './reader-choices.ts';

function siteOf(settings: object, paths: readonly string[]): SiteModel {
  const texts = [['docs.json', JSON.stringify({ name: 'Acme', colors: { primary: '#0055ff' }, ...settings })]];
  const files = [...texts, ...paths.map((path) => [`${path}.mdx`, `# ${path}`])];
  const reading = createProjectSession(testServices).update(
    new Map(files.map(([path = '', text = '']) => [path, new TextEncoder().encode(text)])),
  );
  if (!reading.site) throw new Error('no site');
  return reading.site;
}

const summary = (site: SiteModel, path: string) =>
  createReaderChoices()(site, path)?.map(({ kind, options }) => [
    kind,
    ...options.map(({ name, page, isCurrent }) => `${isCurrent ? '*' : ''}${name} → ${page}`),
  ]);

test('a page in versions and tabs: the same page in another version, or its first one', () => {
  const site = siteOf(
    {
      versions: ['v2', 'v1'],
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [
        { group: 'Shared', pages: ['index', 'api/overview'] },
        { group: 'New', version: 'v2', pages: ['v2/start', 'v2/only'] },
        { group: 'Old', version: 'v1', pages: ['v1/start'] },
      ],
    },
    ['index', 'api/overview', 'v2/start', 'v2/only', 'v1/start'],
  );
  expect(summary(site, 'v2/start')).toEqual([
    ['version', '*v2 → v2/start', 'v1 → v1/start'],
    ['tab', '*Documentation → v2/start', 'API → api/overview'],
  ]);
  expect(summary(site, 'v2/only')?.[0]).toEqual(['version', '*v2 → v2/only', 'v1 → index']);
  expect(summary(site, 'index')?.[0]).toEqual(['version', '*v2 → index', 'v1 → index']);
});

test('without versions and tabs there is nothing to choose; unchanged choices are not told again', () => {
  const site = siteOf({ navigation: [{ group: 'All', pages: ['a', 'b'] }] }, ['a', 'b']);
  const choices = createReaderChoices();
  expect(choices(site, 'a')).toEqual([]);
  expect(choices(site, 'a')).toBeUndefined();
  expect(choices(site, 'b')).toBeUndefined();
});
