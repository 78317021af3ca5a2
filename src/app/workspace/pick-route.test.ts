import { describe, expect, test } from 'vitest';
import type { ProjectRoute } from '../route.ts';
import { leadsOn, routeOfPick } from './pick-route.ts';

const route: ProjectRoute = { kind: 'project', id: '1', section: 'pages', file: 'a.mdx', page: 'a', setting: 'name' };
const place = { kind: 'project', id: '1', file: 'a.mdx', page: 'a' };

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
    expect(routeOfPick(route, setting, config)).toEqual({ kind: 'form', route: { ...place, ...wanted } });
  });

  test('a group opens in the navigation', () => {
    expect(routeOfPick(route, 'navigation.0.pages.1', config)).toEqual({
      kind: 'navigation',
      route: { ...place, section: 'navigation' },
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
    expect(routeOfPick(route, 'logo', config)).toMatchObject({ kind: 'form', route: { section: 'brand' } });
  });

  test('groups open in the navigation', () => {
    const picked = routeOfPick(route, 'navigation.tabs.0.groups.0', config);
    expect(picked).toMatchObject({ kind: 'navigation', path: ['navigation', 'tabs', 0, 'groups', 0] });
  });

  test.each([
    ['navbar.links.0', ['navbar', 'links', 0]],
    ['navigation.tabs.0', ['navigation', 'tabs', 0]],
  ])('%s opens in the code', (setting, path) => {
    expect(routeOfPick(route, setting, config)).toEqual({ kind: 'code', route: { ...place, section: 'config' }, path });
  });
});

test('tabs, anchors and groups lead on, links and the logo do not', () => {
  const settings = ['tabs.0', 'anchors.1', 'navigation.2', 'logo', 'topbarLinks.0', 'tabsOfMine'];
  expect(settings.filter(leadsOn)).toEqual(['tabs.0', 'anchors.1', 'navigation.2']);
});
