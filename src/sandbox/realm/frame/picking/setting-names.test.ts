import { expect, test } from 'vitest';
import { nameOfSetting } from './setting-names.ts';

test.each([
  ['logo', 'Logo'],
  ['topbarLinks.2', 'Link in the top bar'],
  ['navbar.links.0', 'Link in the top bar'],
  ['footerSocials.github', 'Social account'],
  ['footer.socials.x', 'Social account'],
  ['footer.links.0.links.1', 'Link in the footer'],
  ['navigation.0', 'Group in the navigation'],
  ['navigation.0.pages.3', 'Group in the navigation'],
  ['navigation.tabs.1', 'Tab'],
  ['navigation.tabs.1.groups.0', 'Group in the navigation'],
  ['navigation.languages.1.banner', 'Banner'],
  ['navigation.languages.1.navbar.links.0', 'Link in the top bar'],
  ['navigation.languages.1.footer.socials.x', 'Social account'],
  ['unheardOf', 'Setting'],
])('%s is called “%s”', (setting, name) => {
  expect(nameOfSetting(setting)).toBe(name);
});
