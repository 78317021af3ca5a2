import { expect, test } from 'vitest';
import { type DivisionEntry, whatIsMissing } from './division-entry.ts';

const ENTRY: DivisionEntry = {
  title: 'Guides',
  leadsTo: 'pages',
  address: '',
  folder: 'guides',
  firstPageTitle: 'Introduction',
};

test('asks for what a new tab still needs', () => {
  expect(whatIsMissing(ENTRY, [])).toBeUndefined();
  expect(whatIsMissing({ ...ENTRY, title: ' ' }, [])).toContain('no title');
  expect(whatIsMissing({ ...ENTRY, folder: '' }, [])).toContain('folder');
  expect(whatIsMissing({ ...ENTRY, firstPageTitle: '' }, [])).toContain('first page');
  expect(whatIsMissing({ ...ENTRY, firstPageTitle: undefined }, [])).toBeUndefined();
  expect(whatIsMissing(ENTRY, [{ kind: 'anchor', name: 'Learn', prefix: 'guides' }])).toContain('Learn');
});

test('a tab that leads out of the site needs an address, and nothing else', () => {
  const outside: DivisionEntry = { ...ENTRY, leadsTo: 'address', folder: '', firstPageTitle: '' };
  expect(whatIsMissing({ ...outside, address: ' https://community.example ' }, [])).toBeUndefined();
  for (const address of ['', 'guides', '/guides']) {
    expect(whatIsMissing({ ...outside, address }, [])).toContain('needs an address');
  }
});
