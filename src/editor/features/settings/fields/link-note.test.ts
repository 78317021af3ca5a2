import { expect, it } from 'vitest';
import { linkNote } from './link-note.ts';

const titles = new Map([['/guides/start', 'Get started']]);
const noteOf = (link: string) => linkNote(link, titles, (path) => path === 'openapi.json')?.words;

it('says which page a link leads to, and when there is none', () => {
  expect(noteOf('/guides/start')).toBe('Leads to “Get started”');
  expect(noteOf('/guides/start/#first')).toBe('Leads to “Get started”');
  expect(noteOf('/gone')).toBe('The site has no such page or file.');
});

it('says nothing of addresses elsewhere, files, folders and patterns', () => {
  const quiet = [
    'https://a.example',
    'mailto:a@b.example',
    'guides',
    '/guides',
    '/openapi.json',
    '/',
    '/old/:slug*',
    '',
  ];
  expect(quiet.map(noteOf)).toEqual(quiet.map(() => undefined));
});
