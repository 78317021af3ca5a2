import { expect, it, test } from 'vitest';
import type { ConfigFormat } from '../../../config/config-format.ts';
import { FORMS } from './form.ts';
import { PARTS } from './parts.ts';
import { partsOf, SETTINGS_OF_PARTS } from './setting-part.ts';
import { placeOf } from './setting-place.ts';
import { findNewer, findSettings } from './setting-search.ts';

it('finds a setting by its title, its key and its help', () => {
  const first = (query: string, format: ConfigFormat = 'contract') => findSettings(query, format)[0]?.path.join('.');
  expect(first('brand colour')).toBe('colors.primary');
  expect(first('topbarCtaButton')).toBe('topbarCtaButton');
  expect(first('google analytics')).toBe('analytics.ga4');
  expect(first('baseurl')).toBe('api.baseUrl');
  expect(first('brand colour', 'later')).toBe('colors.primary');
  expect(first('banner', 'later')).toBe('banner');
  expect(first('google analytics', 'later')).toBe('integrations.ga4');
  expect(findSettings('', 'contract')).toEqual([]);
});

it('leads into the first item of a list, or to the list while it is empty', () => {
  const found = { path: ['tabs', '*', 'url'] };
  expect(placeOf(found, { tabs: [{}] })).toEqual(['tabs', 0, 'url']);
  expect(placeOf(found, {})).toEqual(['tabs']);
});

it.each(['contract', 'later'] as const)(
  'has every setting of the %s format in one part, but the tree of pages',
  (format) => {
    const parts = PARTS.map(({ id }) => SETTINGS_OF_PARTS[format][id]);
    expect(Object.keys(SETTINGS_OF_PARTS[format])).toEqual(PARTS.map(({ id }) => id));
    expect(parts.flat().toSorted()).toEqual(Object.keys(FORMS[format].schema.properties ?? {}).toSorted());
    expect(parts.flat()).not.toContain('navigation');
  },
);

it('offers the parts that have settings, in the same order for both formats', () => {
  const offered = partsOf('later').map(({ id }) => id);
  expect(offered).toEqual(PARTS.map(({ id }) => id).filter((id) => !['anchors', 'tabs', 'versions'].includes(id)));
});

test.each([
  ['language', 'Languages'],
  ['languages', 'Languages'],
  ['Right to left', 'Languages'],
  ['rtl', 'Languages'],
  ['product', 'Products'],
  ['dropd', 'Dropdowns'],
  ['la', undefined],
  ['logo', undefined],
])('%j in the older format leads to the newer one for %s', (query, name) => {
  expect(findNewer(query, 'contract')).toBe(name);
  expect(findNewer(query, 'later')).toBeUndefined();
});
