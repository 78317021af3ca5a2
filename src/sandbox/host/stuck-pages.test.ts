import { expect, test } from 'vitest';
import { VIEW_LIMIT_MS } from '../../building/limits.ts';
import { StuckPages } from './stuck-pages.ts';

const pageAt = (output: string): string => output.replace('.html', '');

function stuckAt(pages: StuckPages, page: string, { isPainted = false, isHidden = false } = {}): string | undefined {
  pages.forgetShown();
  pages.showing(`${page}.html`);
  if (isPainted) pages.painted();
  return pages.note(pageAt, isHidden);
}

test('a page that cannot be painted is shown as text, and the others as they are', () => {
  const pages = new StuckPages();
  expect(stuckAt(pages, 'a')).toBe('a');
  expect(pages.formOf('a')).toBe('text');
  expect(pages.formOf('b')).toBe('page');
});

test('a page that was there already is blamed when it happens again', () => {
  const pages = new StuckPages();
  expect(stuckAt(pages, 'a', { isPainted: true })).toBeUndefined();
  expect(pages.formOf('a')).toBe('page');
  expect(stuckAt(pages, 'a', { isPainted: true })).toBe('a');
  expect(pages.formOf('a')).toBe('text');
});

test('a page of a tab that is not in sight is not blamed for another tab’s page', () => {
  const pages = new StuckPages();
  for (let time = 0; time < 3; time++) expect(stuckAt(pages, 'a', { isPainted: true, isHidden: true })).toBeUndefined();
  expect(pages.formOf('a')).toBe('page');
});

test('where not even text can be drawn, all pages are shown without what they share, until that changes', () => {
  const pages = new StuckPages();
  stuckAt(pages, 'a');
  stuckAt(pages, 'a');
  expect([pages.formOf('a'), pages.formOf('b')]).toEqual(['source', 'source']);
  const before = new Map([
    ['style.css', new Uint8Array(1)],
    ['a.mdx', new Uint8Array(1)],
  ]);
  const typed = new Map(before).set('a.mdx', new Uint8Array(2));
  pages.noteChange(before, typed);
  expect(pages.formOf('b')).toBe('source');
  pages.noteChange(typed, new Map(typed).set('style.css', new Uint8Array(2)));
  expect(pages.formOf('b')).toBe('page');
});

test('another try shows the page itself, and gives it more time', () => {
  const pages = new StuckPages();
  expect(pages.tryAgain('a')).toBe(false);
  stuckAt(pages, 'a');
  expect(pages.tryAgain('a')).toBe(true);
  expect(pages.formOf('a')).toBe('page');
  expect(pages.limitMs('a')).toBeGreaterThan(VIEW_LIMIT_MS);
  expect(pages.limitMs('b')).toBe(VIEW_LIMIT_MS);
});

test('what is painted is another page once, until another one is', () => {
  const pages = new StuckPages();
  expect(pages.painted()).toBe(false);
  const paint = (output: string): boolean => {
    pages.showing(output);
    return pages.painted();
  };
  expect(['a.html', 'a.html', 'b.html', 'a.html'].map(paint)).toEqual([true, false, true, true]);
});
