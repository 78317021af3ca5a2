import { expect, test } from 'vitest';
import type { IconData } from './icon-data.ts';
import { createIconLibrary } from './icon-library.ts';

const data: IconData = {
  fontAwesome: {
    solid: {
      'magnifying-glass': [512, 'M0 0solid-glass'],
      rocket: [512, 'M0 0H10V10z'],
      bell: [448, 'M0 32v448c0 17.7 14.3 32 32 32z'],
      '6': [320, 'M6six'],
      dragon: [640, 'M0 0H9V9z'],
    },
    regular: { bell: [448, 'regular-bell'] },
    brands: { github: [496, 'M0 0H99V512'], apple: [384, 'M0 0H98V384'] },
    aliases: { search: 'magnifying-glass' },
  },
  lucide: {
    icons: {
      circle: '<circle cx="12" cy="12" r="10"/>',
      search: '<circle cx="11" cy="11" r="8"/>',
      braces: '<path d="M8 3v18"/><path d="M16 3v18"/>',
      minus: '<path d="M5 12h14"/>',
      rocket: '<path d="M4 4h16v16H4z"/>',
      bell: '<path d="M3 4h18v12H3z"/>',
      apple: '<path d="M1 1h2v2z"/>',
    },
    aliases: { 'curly-braces': 'braces' },
  },
};
const library = createIconLibrary(data);
const markup = (name: string, rest: object = {}) => {
  const drawing = library.find({ name, ...rest });
  return drawing?.kind === 'svg' ? drawing.markup : undefined;
};
const TYPES = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'];

test('finds an icon by its name or an alias, in the style that was asked for', () => {
  expect(markup('magnifying-glass', { type: 'solid' })).toContain('solid-glass');
  expect(markup('search', { type: 'solid' })).toContain('solid-glass');
  expect(markup('bell', { type: 'regular' })).toContain('regular-bell');
  expect(markup('curly-braces')).toContain('M8 3v18');
});

test('draws in outlines when no style is given, whichever set has them', () => {
  expect(library.find({ name: 'magnifying-glass' })).toMatchObject({ isStroked: true, viewBox: '0 0 24 24' });
  expect(library.find({ name: 'dragon' })).toMatchObject({ isStroked: true });
});

test.each(['rocket', 'bell', 'magnifying-glass', 'dragon', 'braces', 'minus', 'github', 'apple'])(
  '%s has seven different drawings',
  (name) => {
    const drawings = TYPES.map((type) => JSON.stringify(library.find({ name, type: type as never })));
    expect(new Set(drawings).size).toBe(7);
    for (const drawing of drawings) expect(drawing).toMatch(/<(path|circle)/);
  },
);

test('a brand’s mark is drawn as it is known, unless a style was asked for', () => {
  for (const rest of [{}, { type: 'brands' }, { type: 'duotone', isUsualType: true }]) {
    expect(markup('github', rest)).toBe('<path d="M0 0H99V512"/>');
  }
  expect(markup('github', { type: 'duotone' })).toContain('fill-opacity');
});

test('a sharp solid drawing is the solid one, and a mark is cut out of a square', () => {
  expect(markup('rocket', { type: 'sharp-solid' })).toMatch(/^<path d="/);
  expect(markup('github', { type: 'sharp-solid' })).toMatch(/^<path fill-rule="evenodd" d="M0 0H512V512H0Z/);
});

test('a name means what it means in the project’s own set', () => {
  expect(markup('apple')).toContain('M0 0H98V384');
  expect(markup('apple', { library: 'lucide' })).toContain('M1 1h2v2z');
});

test('a sharp drawing has corners where the soft one is rounded', () => {
  expect(markup('bell', { type: 'sharp-solid' })).toContain('M0 32L0 480L0 512L32 512z');
});

test('a second tone fills what the lines enclose, and pales a part of what encloses nothing', () => {
  expect(markup('search', { type: 'duotone' })).toMatch(/fill="currentColor"[^>]*><circle/);
  expect(markup('braces', { type: 'duotone' })).toBe('<g opacity=".45"><path d="M8 3v18"/></g><path d="M16 3v18"/>');
});

test('draws the nearest free icon for names of paid sets and of Tabler', () => {
  expect(markup('brackets-curly')).toContain('M8 3v18');
  expect(markup('rocket-launch')).toContain('M4 4h16v16H4z');
  expect(markup('brand-github')).toContain('M0 0H99V512');
});

test('frames a letter where a paid set would', () => {
  expect(markup('circle-6')).toMatch(/<circle.*M6six/);
  expect(markup('circle-7')).toBeUndefined();
});

test('knows that it does not know a name, and which names there are', () => {
  expect(markup('no such thing')).toBeUndefined();
  expect(markup('')).toBeUndefined();
  expect(markup('constructor')).toBeUndefined();
  expect([...(library.names?.() ?? [])]).toEqual(expect.arrayContaining(['rocket', 'github', 'braces']));
});
