import { expect, test } from 'vitest';
import { readConfig } from '../read-config.ts';

function read(footerSocials: unknown) {
  const json = JSON.stringify({ name: 'Tide', colors: { primary: '#0d9373' }, navigation: [], footerSocials });
  const reading = readConfig(new Map([['docs.json', new TextEncoder().encode(json)]]), 'docs.json');
  if (reading.status !== 'ok') throw new Error('unreadable');
  return { socials: reading.config.socials, diagnostics: reading.diagnostics };
}

test.each([
  ['github', 'acme', 'https://github.com/acme'],
  ['github', 'github.com/acme', 'https://github.com/acme'],
  ['x', '@acme', 'https://x.com/acme'],
  ['linkedin', 'in/jane', 'https://www.linkedin.com/in/jane'],
  ['linkedin', 'acme', 'https://www.linkedin.com/company/acme'],
  ['discord', 'discord.gg/acme', 'https://discord.gg/acme'],
  ['website', 'acme.example', 'https://acme.example'],
  ['email', 'hello@acme.example', 'mailto:hello@acme.example'],
  ['bluesky', 'acme.bsky.social', 'https://bsky.app/profile/acme.bsky.social'],
  ['website', '/about', '/about'],
])('%s: %s means %s', (platform, written, url) => {
  expect(read({ [platform]: written }).socials).toEqual([{ platform, url }]);
  expect(read([{ type: platform, url: written }]).socials).toEqual([{ platform, url }]);
});

test('what is no address is named, and not shown', () => {
  const { socials, diagnostics } = read({ slack: 'ask us', github: 'https://github.com/acme' });
  expect(socials.map(({ platform }) => platform)).toEqual(['github']);
  const about = diagnostics.find(({ code }) => code === 'config/social-address');
  expect(about?.message).toContain('`ask us`');
});
