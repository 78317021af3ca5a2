/** The table of pages against languages or versions. */

interface ShapeDifference {
  readonly part: 'headings' | 'code' | 'images' | 'links' | 'components' | 'tables';
  /** The component. */
  readonly name?: string;
  readonly source: number;
  readonly translation: number;
}

const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** What a difference is counted in: one of them, several. */
const PARTS: Readonly<Record<ShapeDifference['part'], readonly [string, string]>> = {
  headings: ['heading', 'headings'],
  code: ['code block', 'code blocks'],
  images: ['picture', 'pictures'],
  links: ['link', 'links'],
  components: ['', ''],
  tables: ['table', 'tables'],
};

/** “The source has 2 headings more”, “A code block differs”. */
function difference({ part, name, source, translation }: ShapeDifference): string {
  const [one, many] = name === undefined ? PARTS[part] : [`“${name}”`, `“${name}”`];
  const count = Math.abs(source - translation);
  if (count === 0) return part === 'headings' ? 'The headings have other levels' : `The ${many} differ`;
  return `The ${source > translation ? 'source' : 'translation'} has ${count} ${count === 1 ? one : many} more`;
}

export const translationWords = {
  button: { language: 'Translations at a glance', version: 'Versions at a glance' },
  title: { language: 'Translations', version: 'Versions' },
  grid: { language: 'Pages in each language', version: 'Pages in each version' },
  which: 'Part of the site',
  wholeSite: { language: 'Languages', version: 'Versions' },
  partOf: (trail: string, kind: string) => `${trail}: ${kind}`,
  shown: 'Show',
  filters: { all: 'All', missing: 'Missing', older: 'Older' },
  column: { language: 'Language', version: 'Version' },
  source: 'source',
  hidden: 'hidden',
  page: 'Page',
  onlyHere: (name: string) => `Not in ${name}`,
  noGroup: 'Without a group',
  counts: (there: number, total: number, older: number, maybe: number, copied: number): string =>
    [
      `${there} of ${pages(total)}`,
      ...(older > 0 ? [`${older} older`] : []),
      ...(maybe > 0 ? [`${maybe} may be older`] : []),
      ...(copied > 0 ? [`${copied} not translated yet`] : []),
    ].join(', '),
  total: pages,
  comparing: (done: number, total: number) => `Comparing texts: ${done} of ${pages(total)}.`,
  compared: (total: number) => `${pages(total)} compared.`,
  nothing: {
    missing: 'Nothing is missing',
    older: 'Nothing is older than its source',
    all: 'The source lists no pages yet',
  },
  showAll: 'Show all pages',
  inCommon: 'These versions have no page in common: they hold different things, and nothing is missing.',
  gone: {
    title: 'There is nothing to compare',
    text: 'The settings do not have two languages or versions at the moment, or cannot be read.',
  },

  states: {
    source: 'Source',
    there: 'There',
    current: 'Up to date',
    older: 'Older',
    differs: 'May be older',
    copied: 'Not translated yet',
    missing: 'Missing',
    'no-file': 'No file',
    unlisted: 'Not listed',
    shared: 'Page of the source',
    'no-source': 'Only here',
  },
  about: 'About the chosen page',
  choose: 'Choose a page to see what is known about it.',
  at: (path: string) => `It is at ${path}.`,
  wouldBeAt: (path: string) => `It would be at ${path}.`,
  reasons: {
    source: 'The others are made from this page.',
    there: 'This version has the page.',
    alike:
      'It has the headings, code, pictures, links, components and tables of its source. Nobody has marked it, so more is not known.',
    current: 'It was made from the text that the source has now, or somebody has marked it as up to date since.',
    older: 'The source has changed since this translation was started or marked as up to date.',
    differs: 'Nobody has marked it, and it is built otherwise than its source.',
    copied: 'Its words are still those of the source.',
    missing: 'There is no such page, and no entry for it.',
    noFolder: (name: string) => `No folder can be called “${name}”, so the page cannot be started here.`,
    'no-file': 'The navigation lists it, and it has no file.',
    unlisted: 'It has its file, and the navigation does not list it here.',
    shared: 'The navigation lists the very page of the source here.',
    'no-source': 'The source does not have this page.',
    notHere: 'It is not here.',
  },
  differences: (list: readonly ShapeDifference[]) => list.map(difference).join('. '),
  comparingNow: 'Its text is still to be compared.',

  open: 'Open the page',
  openSource: 'Open its source',
  start: 'Start from the source',
  startGroup: (count: number, group: string) => `Start all ${count} missing in “${group}”`,
  startAll: (count: number, column: string) => `Start all ${count} missing in ${column}`,
  list: 'List it in the navigation',
  markCurrent: 'Mark as up to date',
  markHelp: 'Notes in the page’s settings (translatedFrom) of which text of the source it is.',
  how: 'How this is known',
  howText:
    'Files say nothing certain about when they were written, so dates play no part. A page that is started from its source, or marked as up to date, notes of which text it is: from then on it is known when the source changes. Of all others only what is built otherwise can be seen: headings, code, pictures, links, components and tables.',

  steps: {
    start: (title: string, column: string) => `Start “${title}” in ${column}`,
    startMany: (count: number, column: string) => `Start ${pages(count)} in ${column}`,
    list: (title: string, column: string) => `List “${title}” in ${column}`,
    mark: (title: string, column: string) => `Mark “${title}” in ${column} as up to date`,
  },
  done: {
    start: (title: string, column: string) => `“${title}” was started in ${column}`,
    startMany: (count: number, column: string) => `${pages(count)} were started in ${column}`,
    list: (title: string, column: string) => `“${title}” is listed in ${column}`,
    mark: (title: string, column: string) => `“${title}” is marked as up to date in ${column}`,
  },
  made: (names: readonly string[], column: string) =>
    names.length === 1
      ? `${column} had no group “${names[0]}”, so it was made. Translate its name in the navigation.`
      : `${column} did not have ${names.map((name) => `“${name}”`).join(', ')}, so they were made. Translate their names in the navigation.`,
  refused: 'Nothing was changed',
  changedSince: 'The navigation has changed meanwhile. Open the table again.',
} as const;
