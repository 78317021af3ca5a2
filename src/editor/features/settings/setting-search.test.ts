import { expect, it } from 'vitest';
import { form } from './form.ts';
import { PARTS } from './parts.ts';
import { SETTINGS_OF_PARTS } from './setting-part.ts';
import { placeOf } from './setting-place.ts';
import { findSettings } from './setting-search.ts';

it('finds a setting by its title, its key and its help', () => {
  const first = (query: string) => findSettings(query)[0]?.path.join('.');
  expect(first('brand colour')).toBe('colors.primary');
  expect(first('topbarCtaButton')).toBe('topbarCtaButton');
  expect(first('google analytics')).toBe('analytics.ga4');
  expect(first('baseurl')).toBe('api.baseUrl');
  expect(findSettings('')).toEqual([]);
});

it('leads into the first item of a list, or to the list while it is empty', () => {
  const found = { path: ['tabs', '*', 'url'] };
  expect(placeOf(found, { tabs: [{}] })).toEqual(['tabs', 0, 'url']);
  expect(placeOf(found, {})).toEqual(['tabs']);
});

it('has every setting of the contract in one part, but the tree of pages', () => {
  const parts = PARTS.map(({ id }) => SETTINGS_OF_PARTS[id]);
  expect(Object.keys(SETTINGS_OF_PARTS)).toEqual(PARTS.map(({ id }) => id));
  expect(parts.flat().toSorted()).toEqual(Object.keys(form.schema.properties ?? {}).toSorted());
  expect(parts.flat()).not.toContain('navigation');
});
