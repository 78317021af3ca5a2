import { expect, test } from 'vitest';
import { createTestSite } from '../../engine/render/testing/test-site.ts';
import { runRules } from '../rule.ts';
import { siteToCheck } from '../testing/site-to-check.ts';
import { configMissingPage } from './config-missing-page.ts';
import { configMissingScheme } from './config-missing-scheme.ts';
import { configScriptAddress } from './config-script-address.ts';

const RULES = [configScriptAddress, configMissingPage, configMissingScheme];

test('names addresses that would run a script, where they stand', () => {
  const files = { 'a.mdx': '', 'docs.json': '{\n  "topbarLinks": [\n"javascript:alert(1)"]\n}' };
  const site = createTestSite(files, {
    topbarLinks: [{ label: 'x', href: 'javascript:alert(1)' }],
    socials: [{ platform: 'website', url: 'data:text/html,x' }],
  });
  const found = runRules(RULES, siteToCheck(site));
  expect(found.map(({ code, message, range }) => [code, message, range?.start.line])).toEqual([
    ['config/script-address', 'The address `javascript:alert(1)` would run a script, so nothing links to it.', 3],
    ['config/script-address', 'The address `data:text/html,x` would run a script, so nothing links to it.', undefined],
  ]);
});

test('names links of the settings that lead nowhere', () => {
  const topbarLinks = ['/guides/a', 'https://a.example', 'mailto:a@a.example', '/nowhere', 'a.example.com/x'];
  const files = { 'guides/a.mdx': '', 'docs.json': '{\n  "topbarLinks": ["/nowhere"]\n}' };
  const site = createTestSite(files, {
    topbarLinks: topbarLinks.map((href) => ({ label: 'x', href })),
    footerColumns: [{ links: [{ label: 'y', href: '/gone' }] }],
  });
  const found = runRules(RULES, siteToCheck(site));
  expect(found.map(({ message, hint, file, range }) => [message, hint, file, range?.start.line])).toEqual([
    [
      'The link `/nowhere` leads to a page that does not exist.',
      'Correct the path, or add a page or a redirect for it.',
      'docs.json',
      2,
    ],
    [
      'The link `/gone` leads to a page that does not exist.',
      'Correct the path, or add a page or a redirect for it.',
      'docs.json',
      undefined,
    ],
    [
      'The link `a.example.com/x` has no `https://` at its beginning.',
      'Write `https://a.example.com/x`.',
      'docs.json',
      undefined,
    ],
  ]);
});
