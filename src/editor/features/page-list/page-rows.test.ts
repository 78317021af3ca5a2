import { describe, expect, it } from 'vitest';
import type { FilePage } from '../../store/index.ts';
import { neighbourOf, pageRows } from './page-rows.ts';

function page(path: string, title: string, trail: readonly string[], isInNavigation = true): FilePage {
  return { path, file: `${path}.mdx`, title, trail, isInNavigation, isHidden: false };
}

const PAGES = [
  page('draft', 'Draft', [], false),
  page('index', 'Welcome', ['Guides']),
  page('guides/install', 'Install it', ['Guides']),
  page('api/errors', 'Errors', ['API', 'Basics']),
];

const texts = (filter: string) =>
  pageRows(PAGES, filter).map((row) => (row.kind === 'heading' ? `# ${row.text}` : row.page.title));

describe('pageRows', () => {
  it('keeps the order of the navigation, with pages outside of it last', () => {
    expect(texts('')).toEqual([
      '# Guides',
      'Welcome',
      'Install it',
      '# API › Basics',
      'Errors',
      '# Not in the navigation',
      'Draft',
    ]);
  });

  it('finds pages by words of title, path or group, in any case', () => {
    expect(texts('INSTALL guides')).toEqual(['# Guides', 'Install it']);
    expect(texts('basics')).toEqual(['# API › Basics', 'Errors']);
    expect(texts('api/err')).toEqual(['# API › Basics', 'Errors']);
    expect(texts('nowhere')).toEqual([]);
  });

  it('tells two files of one path by their endings', () => {
    const md = { ...page('dup', 'Twin', ['A']), file: 'dup.md' };
    const rows = pageRows([page('dup', 'Twin', ['A']), md, page('other', 'Other', ['A'])], '');
    expect(rows.flatMap((row) => (row.kind === 'page' ? [row.path] : []))).toEqual(['dup.mdx', 'dup.md', 'other']);
  });

  it('shortens a long trail to its inner names', () => {
    const [heading] = pageRows([page('a', 'A', ['Docs', 'Features', 'Billing', 'Ingestion'])], '');
    expect(heading).toMatchObject({ text: 'Docs › Features › Billing › Ingestion', short: '… › Billing › Ingestion' });
  });

  it('draws no heading for a group without a name', () => {
    expect(pageRows([page('a', 'A', ['  '])], '').map(({ kind }) => kind)).toEqual(['page']);
  });
});

it('gives the keyboard to the page behind one that goes, else to the one before', () => {
  const rows = pageRows(PAGES, '');
  expect(neighbourOf(rows, 'guides/install')).toBe('api/errors');
  expect(neighbourOf(rows, 'draft')).toBe('api/errors');
  expect(neighbourOf(pageRows(PAGES.slice(0, 1), ''), 'draft')).toBeUndefined();
});
