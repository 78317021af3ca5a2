/** What the parts of a page are called, by the settings they come from. */

const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  logo: 'Logo',
  banner: 'Banner',
  search: 'Search',
  feedback: 'Feedback',
  topbarLinks: 'Link in the top bar',
  topbarCtaButton: 'Button in the top bar',
  'navbar.links': 'Link in the top bar',
  'navbar.primary': 'Button in the top bar',
  primaryTab: 'Tab',
  tabs: 'Tab',
  topAnchor: 'Sidebar shortcut',
  anchors: 'Sidebar shortcut',
  versions: 'Version',
  languages: 'Language',
  products: 'Product',
  dropdowns: 'Menu',
  menu: 'Menu',
  footerSocials: 'Social account',
  'footer.socials': 'Social account',
  'footer.links': 'Link in the footer',
  modeToggle: 'Light and dark',
  appearance: 'Light and dark',
  backgroundImage: 'Background image',
};

/** `navigation.2.pages.0` is a group, `navigation.tabs.1` a tab, and `navigation.tabs.1.groups.0` a group again. */
export function nameOfSetting(setting: string): string {
  const keys = setting.split('.').filter((step) => !/^\d+$/.test(step));
  const [first = '', second] = keys;
  if (first === 'navigation') return nameInNavigation(keys);
  return NAMES[`${first}.${second}`] ?? NAMES[first] ?? 'Setting';
}

/** A language has a bar, a footer and a banner of its own: `navigation.languages.1.navbar.links.0`. */
function nameInNavigation(keys: readonly string[]): string {
  const pair = keys.findIndex((key, index) => NAMES[`${key}.${keys[index + 1]}`] !== undefined);
  const key = pair < 0 ? keys.at(-1) : `${keys[pair]}.${keys[pair + 1]}`;
  return NAMES[key ?? ''] ?? 'Group in the navigation';
}
