function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The settings: forms of every part, what stands beside each field, and the search over them. */
export const settingsWords = {
  shifted: {
    link: (mode: 'light' | 'dark', ground: string) => `Links on the page in ${mode} mode (${ground}) are drawn in`,
    accent: (mode: 'light' | 'dark') => `Chosen entries and marks in ${mode} mode are drawn in`,
    onTint: (mode: 'light' | 'dark') => `Links in callouts and on other tinted parts in ${mode} mode are drawn in`,
    background: 'The page is drawn in',
    reason: (given: string) => `in place of ${given}, so that they can be read.`,
    backgroundReason: (given: string) => `in place of ${given}, so that text on it can be read.`,
  },
  byDefault: (what: string | undefined) => (what === undefined ? 'Default' : `Default (${what})`),
  foreign: (value: string) => `${value} (not known)`,
  /** What a setting is while it is not in the file, by its key, where no choice has the name for it. */
  unset: {
    'background.style': 'no pattern',
    'modeToggle.default': 'as the reader’s device',
    'api.auth.method': 'none',
    'api.paramFields.expanded': 'none',
    'search.location': 'top bar',
    'topbar.style': 'plain',
    'metadata.twitter:card': 'small picture, large where there is one',
    'font.format': 'as the name of the file ends',
    'font.headings.format': 'as the name of the file ends',
    'font.body.format': 'as the name of the file ends',
    'font.weight': 'normal',
    'font.headings.weight': 'bold',
    'font.body.weight': 'normal',
  },
  font: {
    system: 'Default (system font)',
    asTheRest: 'Default (as the rest)',
    another: 'Another font',
    sample: 'Aa Bb Cc',
    stack: (title: string, family: string) => (family.startsWith('ui-') ? title : `${title} (${family})`),
    step: (title: string) => `Change ${title}`,
    noFile:
      'No file is given, so only readers who have this font on their own device see it. All others see the system font. Add a file to show it to everyone.',
  },
  pageMenu: {
    does: 'What it does',
    choose: 'Choose what it does…',
    own: 'An entry of your own…',
    ownTitle: 'New entry',
  },
  statistics: {
    label: 'Load statistics and chat in the exported site',
    service: (title: string, host: string) => `${title} from ${host}`,
    loaded: (services: readonly string[]) =>
      `Off, the site asks no other host. On, each page loads ${listOf(services)}. A site that is opened from a folder loads nothing.`,
  },
  buttonText: (color: 'black' | 'white') => `under the ${color} text of buttons`,
} as const;
