import { expect, test } from 'vitest';
import type { IconData } from './icon-data.ts';
import { createIconLibrary } from './icon-library.ts';

const data: IconData = {
  fontAwesome: {
    solid: { 'magnifying-glass': [512, 'solid-glass'], rocket: [512, 'solid-rocket'], bell: [448, 'solid-bell'] },
    regular: { bell: [448, 'regular-bell'] },
    brands: { github: [496, 'brand-github'] },
    aliases: { search: 'magnifying-glass' },
  },
  lucide: {
    icons: { braces: '<path d="outline-braces"/>', rocket: '<path d="outline-rocket"/>' },
    aliases: { 'curly-braces': 'braces' },
  },
};
const library = createIconLibrary(data);
const markup = (name: string, rest: object = {}) => {
  const drawing = library.find({ name, ...rest });
  return drawing?.kind === 'svg' ? drawing.markup : undefined;
};

test('finds an icon by its name in any case, by an alias, and with the prefix of the icon font', () => {
  expect(markup('magnifying-glass')).toContain('solid-glass');
  expect(markup('search')).toContain('solid-glass');
  expect(markup('GitHub')).toContain('brand-github');
  expect(markup('fa-brands fa-github')).toContain('brand-github');
});

test('takes the free style nearest to the one asked for', () => {
  expect(markup('bell', { type: 'regular' })).toContain('regular-bell');
  expect(markup('bell', { type: 'sharp-solid' })).toContain('solid-bell');
  expect(markup('rocket', { type: 'thin' })).toContain('outline-rocket');
  expect(markup('rocket', { type: 'unknown' })).toContain('solid-rocket');
});

test('prefers the outlined drawing for a project that uses Lucide', () => {
  expect(markup('rocket', { library: 'lucide' })).toContain('outline-rocket');
  expect(library.find({ name: 'rocket', library: 'lucide' })).toMatchObject({ isStroked: true, viewBox: '0 0 24 24' });
});

test('draws the nearest free icon for names of paid sets', () => {
  expect(markup('brackets-curly')).toContain('outline-braces');
  expect(markup('rocket-launch')).toContain('solid-rocket');
});

test('knows that it does not know a name', () => {
  expect(markup('no such thing')).toBeUndefined();
  expect(markup('')).toBeUndefined();
  expect(markup('constructor')).toBeUndefined();
});
