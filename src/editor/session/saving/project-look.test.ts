import { expect, test } from 'vitest';
import { filesOf } from '../../store/testing/project.ts';
import { lookOf } from './project-look.ts';

test('colours and favicon come from the configuration', () => {
  const config = '{ "colors": { "primary": "#0a7", "dark": "#063" }, "favicon": "/img/icon.svg" }';
  const files = filesOf({ 'docs.json': config, 'img/icon.svg': '<svg/>' });
  expect(lookOf(files)).toEqual({
    primary: '#0a7',
    dark: '#063',
    favicon: { type: 'image/svg+xml', bytes: files.get('img/icon.svg') },
  });
});

test('what is missing, of a wrong kind or too large is left out', () => {
  expect(lookOf(filesOf({}))).toEqual({});
  expect(lookOf(filesOf({ 'docs.json': '{' }))).toEqual({});
  expect(lookOf(filesOf({ 'docs.json': '{ "colors": "red", "favicon": { "light": "gone.png" } }' }))).toEqual({});
  const large = { 'mint.json': '{ "favicon": "a.png" }', 'a.png': 'x'.repeat(200_000) };
  expect(lookOf(filesOf(large))).toEqual({});
});
