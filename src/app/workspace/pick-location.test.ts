import { describe, expect, test } from 'vitest';
import type { EditorLocation } from '../../editor/store/index.ts';
import { leadsOn, locationOfPick } from './pick-location.ts';

const now: EditorLocation = { section: 'pages', file: 'a.mdx', page: 'a', setting: 'name', pane: 'preview' };
const place = { file: 'a.mdx', page: 'a', pane: 'section' };

describe('in the contract’s format', () => {
  const config = {
    tabs: [{ name: 'A' }],
    footerSocials: { github: 'https://github.com/a' },
    navigation: [{ group: 'Start', pages: ['a', { group: 'Inner', pages: ['b'] }] }],
  };

  test.each([
    ['logo', { section: 'brand', setting: 'logo' }],
    ['topbarLinks.1', { section: 'settings', part: 'top-bar', setting: 'topbarLinks.1' }],
    ['topbarCtaButton', { section: 'settings', part: 'top-bar', setting: 'topbarCtaButton' }],
    ['anchors.0', { section: 'settings', part: 'anchors', setting: 'anchors.0' }],
    ['tabs.0', { section: 'settings', part: 'tabs', setting: 'tabs.0' }],
    ['footerSocials.github', { section: 'settings', part: 'socials', setting: 'footerSocials.github' }],
  ])('%s opens its form', (setting, wanted) => {
    expect(locationOfPick(now, setting, config)).toEqual({ kind: 'form', location: { ...place, ...wanted } });
  });

  test('a group opens in the navigation', () => {
    expect(locationOfPick(now, 'navigation.0.pages.1', config)).toEqual({
      kind: 'navigation',
      location: { ...place, section: 'navigation' },
      path: ['navigation', 0, 'pages', 1],
    });
  });
});

describe('in the later format', () => {
  const config = {
    logo: '/a.svg',
    navbar: { links: [{ label: 'A', href: '/a' }] },
    navigation: { tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: ['a'] }] }] },
  };

  test('what its forms have opens there', () => {
    expect(locationOfPick(now, 'logo', config)).toMatchObject({ kind: 'form', location: { section: 'brand' } });
    expect(locationOfPick(now, 'navbar.links.0', config)).toMatchObject({
      kind: 'form',
      location: { section: 'settings', part: 'top-bar', setting: 'navbar.links.0' },
    });
  });

  test('groups open in the navigation', () => {
    const picked = locationOfPick(now, 'navigation.tabs.0.groups.0', config);
    expect(picked).toMatchObject({ kind: 'navigation', path: ['navigation', 'tabs', 0, 'groups', 0] });
  });

  test('the footer of a language opens in the code, where it is written', () => {
    const own = { ...config, navigation: { languages: [{ language: 'de', footer: {}, pages: ['a'] }] } };
    expect(locationOfPick(now, 'navigation.languages.0.footer', own)).toMatchObject({
      kind: 'code',
      path: ['navigation', 'languages', 0, 'footer'],
    });
  });

  test('a tab opens in the code', () => {
    expect(locationOfPick(now, 'navigation.tabs.0', config)).toEqual({
      kind: 'code',
      location: { ...place, section: 'config', pane: 'code' },
      path: ['navigation', 'tabs', 0],
    });
  });
});

test('tabs, anchors and groups lead on, links and the logo do not', () => {
  const settings = [
    'tabs.0',
    'anchors.1',
    'navigation.2',
    'logo',
    'topbarLinks.0',
    'tabsOfMine',
    'navigation.languages.0.footer.links.0',
  ];
  expect(settings.filter(leadsOn)).toEqual(['tabs.0', 'anchors.1', 'navigation.2']);
});
