import { describe, expect, test } from 'vitest';
import {
  type ElementPlaces,
  elementAtLine,
  elementsInLines,
  elementsOfSetting,
  type PlacedElement,
  type SourceLines,
} from './element-places.ts';

/** As much of an element as is looked at; tests run without a document. */
function element(name: string, inner: readonly Element[] = []): Element {
  const made = {
    name,
    contains: (other: unknown) => other === made || inner.some((one) => one.contains(other as Node)),
  };
  return made as unknown as Element;
}

function placesOf(...placed: readonly PlacedElement[]): ElementPlaces {
  return new Map(placed.map((one) => [one.element, one]));
}

const lines = (first: number, last: number, file = 'a.mdx'): SourceLines => ({ file, first, last });

describe('the element at a line', () => {
  const paragraph = element('p');
  const item = element('li', [paragraph]);
  const list = element('ul', [item]);
  const heading = element('h2');
  const places = placesOf(
    { element: heading, sources: [lines(2, 2)] },
    { element: list, sources: [lines(4, 8)] },
    { element: item, sources: [lines(4, 6)] },
    { element: paragraph, sources: [lines(4, 4)] },
  );
  const at = (line: number, file = 'a.mdx') => elementAtLine({ file, line }, places);

  test('is the innermost that holds it', () => {
    expect(at(4)).toBe(paragraph);
    expect(at(6)).toBe(item);
    expect(at(8)).toBe(list);
  });

  test('between blocks is the one before, and before all there is none', () => {
    expect(at(3)).toBe(heading);
    expect(at(99)).toBe(list);
    expect(at(1)).toBeUndefined();
    expect(at(4, 'b.mdx')).toBeUndefined();
  });

  test('of a snippet is its first one, in the page and in its own file', () => {
    const [one, two] = [element('p'), element('p')];
    const shared = placesOf(
      { element: one, sources: [lines(3, 3), lines(1, 1, 's.mdx')] },
      { element: two, sources: [lines(3, 3), lines(5, 5, 's.mdx')] },
    );
    expect(elementAtLine({ file: 'a.mdx', line: 3 }, shared)).toBe(one);
    expect(elementAtLine({ file: 's.mdx', line: 5 }, shared)).toBe(two);
  });
});

test('the elements of a stretch are the outermost that show nothing else, or the one around its beginning', () => {
  const [paragraph, heading] = [element('p'), element('h2')];
  const item = element('li', [paragraph]);
  const places = placesOf(
    { element: heading, sources: [lines(2, 2)] },
    { element: item, sources: [lines(4, 6)] },
    { element: paragraph, sources: [lines(4, 4)] },
  );
  expect(elementsInLines(lines(2, 6), places)).toEqual([heading, item]);
  expect(elementsInLines(lines(4, 4), places)).toEqual([paragraph]);
  expect(elementsInLines(lines(5, 5), places)).toEqual([item]);
  expect(elementsInLines(lines(2, 6, 'b.mdx'), places)).toEqual([]);
});

describe('the elements of a setting', () => {
  const [first, second, logo] = [element('a'), element('a'), element('a')];
  const places = placesOf(
    { element: logo, sources: [], setting: 'logo' },
    { element: first, sources: [], setting: 'topbarLinks.0' },
    { element: second, sources: [], setting: 'topbarLinks.1' },
  );

  test('are its own, those of what it is a part of, or those of its parts', () => {
    expect(elementsOfSetting('topbarLinks.1', places)).toEqual([second]);
    expect(elementsOfSetting('topbarLinks.1.url', places)).toEqual([second]);
    expect(elementsOfSetting('topbarLinks', places)).toEqual([first, second]);
    expect(elementsOfSetting('logo.light', places)).toEqual([logo]);
  });

  test('are the footer for anything in it, in either of the ways accounts are written', () => {
    const footer = element('footer');
    const withFooter = placesOf({ element: footer, sources: [], setting: 'footer' });
    for (const key of ['footerSocials.github', 'footerSocials', 'footer.socials.x', 'footer.links.0.title']) {
      expect(elementsOfSetting(key, withFooter)).toEqual([footer]);
    }
  });

  test('are none where nothing shows it', () => {
    expect(elementsOfSetting('redirects.0', places)).toEqual([]);
    expect(elementsOfSetting('topbarLink', places)).toEqual([]);
  });
});
