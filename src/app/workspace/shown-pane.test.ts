import { expect, test } from 'vitest';
import { followSection, shownPane } from './shown-pane.ts';

const ALL = { section: true, code: true };

test('the wanted pane is shown while it is there', () => {
  expect(shownPane({ pane: 'section' }, ALL)).toBe('section');
  expect(shownPane({ pane: 'code' }, ALL)).toBe('code');
  expect(shownPane({ pane: 'preview' }, ALL)).toBe('preview');
});

test('when the code is closed, the section is shown again', () => {
  expect(shownPane({ pane: 'code' }, { section: true, code: false })).toBe('section');
});

test('a section that is nothing but code shows its code, and never an empty window', () => {
  expect(shownPane({ pane: 'section' }, { section: false, code: true })).toBe('code');
  expect(shownPane({ pane: 'section' }, { section: false, code: false })).toBe('preview');
  expect(shownPane({ pane: 'code' }, { section: false, code: false })).toBe('preview');
});

test('another section is shown when it comes', () => {
  expect(followSection({ pane: 'preview', section: 'brand' }, 'problems')).toEqual({
    pane: 'section',
    section: 'problems',
  });
});

test('the same section leaves the pane, and the very object', () => {
  const wanted = { pane: 'preview', section: 'brand' } as const;
  expect(followSection(wanted, 'brand')).toBe(wanted);
});

test('a pane that is asked for together with another section stays', () => {
  const opened = followSection({ pane: 'code' }, 'pages');
  expect(opened).toEqual({ pane: 'code', section: 'pages' });
  expect(followSection(opened, 'find').pane).toBe('section');
});
