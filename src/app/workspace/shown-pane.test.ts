import { expect, test } from 'vitest';
import { shownPane } from './shown-pane.ts';

test('the pane of the location is shown while it is there', () => {
  expect(shownPane({ section: 'pages', file: 'a.mdx', pane: 'section' })).toBe('section');
  expect(shownPane({ section: 'pages', file: 'a.mdx', pane: 'code' })).toBe('code');
  expect(shownPane({ section: 'pages', file: 'a.mdx', pane: 'preview' })).toBe('preview');
});

test('when the code is closed, the section is shown again', () => {
  expect(shownPane({ section: 'pages', pane: 'code' })).toBe('section');
});

test('a section that is nothing but code shows its code', () => {
  expect(shownPane({ section: 'config', pane: 'section' })).toBe('code');
  expect(shownPane({ section: 'config', pane: 'code' })).toBe('code');
});
