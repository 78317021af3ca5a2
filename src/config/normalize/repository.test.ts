import { expect, test } from 'vitest';
import { readConfig } from '../read-config.ts';
import { readRepository } from './repository.ts';

function read(settings: object) {
  const json = JSON.stringify({ name: 'Tide', colors: { primary: '#0d9373' }, navigation: [], ...settings });
  const reading = readConfig(new Map([['docs.json', new TextEncoder().encode(json)]]), 'docs.json');
  if (reading.status !== 'ok') throw new Error('unreadable');
  return { repository: reading.config.repository, codes: reading.diagnostics.map(({ code }) => code) };
}

test.each([
  ['https://github.com/acme/docs', 'https://github.com/acme/docs'],
  ['http://www.github.com/acme/docs.git', 'https://github.com/acme/docs'],
  ['//gitlab.com/acme/docs/', 'https://gitlab.com/acme/docs'],
  ['https://github.com/acme/docs/issues?q=1', 'https://github.com/acme/docs'],
  ['https://github.com/acme', undefined],
  ['https://github.com/orgs/acme', undefined],
  ['https://example.com/acme/docs', undefined],
])('%s names the repository %s', (link, address) => {
  expect(readRepository(link)?.address).toBe(address);
});

test('a link into the repository tells the branch and the folder of the pages', () => {
  expect(readRepository('https://github.com/acme/app/tree/next/docs/site/')).toMatchObject({
    branch: 'next',
    folder: 'docs/site',
  });
  expect(readRepository('https://gitlab.com/acme/app/-/tree/main')).toMatchObject({ branch: 'main', folder: '' });
  expect(readRepository('https://github.com/acme/app/blob/main/LICENSE.md')).not.toHaveProperty('branch');
});

test('the button of the top bar counts most, and another link to the same repository adds what it knows', () => {
  const { repository } = read({
    topbarCtaButton: { type: 'github', url: 'https://github.com/acme/app' },
    topbarLinks: [
      { name: 'Other', url: 'https://github.com/other/app/tree/main/x' },
      { name: 'Edit', url: 'https://github.com/acme/app/tree/main/docs' },
    ],
  });
  expect(repository).toEqual({
    host: 'github',
    address: 'https://github.com/acme/app',
    name: 'acme/app',
    branch: 'main',
    folder: 'docs',
  });
});

test('accounts and shortcuts name it too', () => {
  expect(read({ footerSocials: { github: 'https://github.com/acme/site' } }).repository?.name).toBe('acme/site');
  expect(
    read({ anchors: [{ name: 'Source', icon: 'code', url: 'https://codeberg.org/acme/site' }] }).repository?.host,
  ).toBe('forgejo');
});

test('buttons that need a repository say when no setting names one', () => {
  const github = { footerSocials: { github: 'https://github.com/acme' } };
  expect(read({ ...github, feedback: { raiseIssue: true } }).codes).toContain('config/unknown-repository');
  expect(read({ ...github, feedback: { thumbsRating: true } }).codes).not.toContain('config/unknown-repository');
});
