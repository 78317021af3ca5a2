import { describe, expect, it } from 'vitest';
import type { NavigationSettings } from '../../config/site-config.ts';
import { buildNavigation } from './build-navigation.ts';
import { division, group, navigation, pages } from './testing/settings.ts';

function placeIn(settings: NavigationSettings, existing: ReturnType<typeof pages>) {
  const { places } = buildNavigation(settings, existing).tree;
  return (path: string) => {
    const place = places.get(path);
    return (
      place && [
        [...place.divisions.slice(1).map((one) => one.name), ...place.groups.map((one) => one.title)].join(' / '),
        place.previous,
        place.next,
      ]
    );
  };
}

describe('places of pages', () => {
  it('reads through nested groups, group pages included, but not through outside links or twice', () => {
    const place = placeIn(
      navigation(division('root', '', ['a', group('G', ['out', 'b', group('H', ['c', 'a'])], { root: 'g' }), 'd'])),
      pages('a', ['out', { url: 'https://example.com' }], 'b', 'c', 'd', 'g'),
    );
    expect(place('a')).toEqual(['', undefined, 'g']);
    expect(place('g')).toEqual(['G', 'a', 'b']);
    expect(place('b')).toEqual(['G', 'g', 'c']);
    expect(place('c')).toEqual(['G / H', 'b', 'd']);
    expect(place('d')).toEqual(['', 'c', undefined]);
    expect(place('out')).toBeUndefined();
  });

  it('does not read from one division into the next', () => {
    const place = placeIn(
      navigation(
        division('root', '', [], { divisions: [division('tab', 'One', ['a']), division('tab', 'Two', ['b'])] }),
      ),
      pages('a', 'b'),
    );
    expect(place('a')).toEqual(['One', undefined, undefined]);
    expect(place('b')).toEqual(['Two', undefined, undefined]);
  });

  it('puts a page of several versions into the default one', () => {
    const place = placeIn(
      navigation(
        division('root', '', [], {
          divisions: [
            division('version', 'next', ['a', 'b'], { isHidden: true }),
            division('version', 'v1', ['a', 'c']),
            division('version', 'v2', ['a'], { isDefault: true }),
          ],
        }),
      ),
      pages('a', 'b', 'c'),
    );
    expect(place('a')?.[0]).toBe('v2');
    expect(place('c')?.[0]).toBe('v1');
    expect(place('b')?.[0]).toBe('next');
  });

  it('keeps hidden pages in the division that lists them', () => {
    const place = placeIn(
      navigation(
        division('root', '', [], {
          divisions: [
            division('tab', 'One', ['a']),
            division('tab', 'Two', ['b', group('Hidden', ['c'], { isHidden: true }), 'd']),
          ],
        }),
      ),
      pages('a', 'b', 'c', ['d', { hidden: true }]),
    );
    expect(place('c')).toEqual(['Two', undefined, undefined]);
    expect(place('d')).toEqual(['Two', undefined, undefined]);
    expect(place('b')).toEqual(['Two', undefined, undefined]);
  });

  it('gives unlisted pages to the division with the deepest prefix, at folder boundaries', () => {
    const place = placeIn(
      navigation(
        division('root', '', ['a'], {
          divisions: [
            division('tab', 'API', [], {
              prefix: 'api',
              divisions: [division('anchor', 'Admin', [], { prefix: 'api/admin' })],
            }),
          ],
        }),
      ),
      pages('a', 'api/users', 'api/admin/keys', 'api-reference/x', 'api'),
    );
    expect(place('api/users')).toEqual(['API', undefined, undefined]);
    expect(place('api')).toEqual(['API', undefined, undefined]);
    expect(place('api/admin/keys')).toEqual(['API / Admin', undefined, undefined]);
    expect(place('api-reference/x')).toBeUndefined();
  });
});
