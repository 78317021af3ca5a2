type ConfigFormat = 'contract' | 'later';
type ReportKind = 'moved' | 'meaning' | 'kept' | 'filled' | 'restored' | 'lost';

const NAMES: Readonly<Record<ConfigFormat, string>> = { contract: 'older', later: 'newer' };

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The format of the configuration, and converting it into the other one. Names between backticks are shown as code. */
export const convertWords = {
  heading: 'Format of docs.json',
  is: {
    contract: (file: string) =>
      `\`${file}\` has the older format, in which folders say what belongs to a tab. Most tools read the newer one today.`,
    later: (file: string) =>
      `\`${file}\` has the newer format, in which each tab and version lists its own pages. Most tools read it today.`,
  } satisfies Record<ConfigFormat, (file: string) => string>,
  /** Of what the older format has no place for. */
  needed: (what: string) => `${what} need the newer format of the settings. Convert, then go on.`,
  newer: {
    language: { name: 'Languages', words: ['language', 'translation', 'right to left', 'rtl', 'locale', 'i18n'] },
    product: { name: 'Products', words: ['product'] },
    dropdown: { name: 'Dropdowns', words: ['dropdown'] },
    version: { name: 'Versions with pages of their own', words: ['version'] },
    linkOnAll: { name: 'Links on all pages', words: ['link on all pages'] },
  },
  convert: 'Convert…',
  cannot: 'Correct the mistake in the file first.',
  title: (file: string, to: ConfigFormat) => `Convert ${file} to the ${NAMES[to]} format`,
  intro: {
    later:
      'The site stays the same: pages, titles, order, links and colours. Below is everything that changes in the file. It is one step, which you can undo.',
    contract:
      'The older format has fewer settings, so the site can change. Below is everything that changes. What has no place is kept in a note beside the file, and converting again brings it back. It is one step, which you can undo.',
  } satisfies Record<ConfigFormat, string>,
  counts: (numbers: Readonly<Record<ReportKind, number>>, unchanged: number) =>
    [
      [numbers.meaning, count(numbers.meaning, 'setting works differently', 'settings work differently')],
      [numbers.kept, count(numbers.kept, 'is kept in the note', 'are kept in the note')],
      [numbers.filled, count(numbers.filled, 'is filled in', 'are filled in')],
      [numbers.restored, count(numbers.restored, 'comes back from the note', 'come back from the note')],
      [numbers.lost, count(numbers.lost, 'comment goes', 'comments go')],
      [numbers.moved, count(numbers.moved, 'moves', 'move')],
      [unchanged, count(unchanged, 'stays as it is', 'stay as they are')],
    ]
      .flatMap(([number, text]) => (number === 0 ? [] : [text]))
      .join(', '),
  kinds: {
    meaning: 'Works differently',
    kept: 'Kept in a note',
    filled: 'Filled in',
    restored: 'Back from the note',
    lost: 'Comments without a place',
    moved: 'Moves',
  } satisfies Record<ReportKind, string>,
  kindHelp: {
    meaning: 'These settings go on working, but not in every way as before.',
    kept: 'There is no place for these. `docs.kept.json` keeps them, and converting back takes them up again.',
    filled: 'These have to be written down in the other format.',
    restored: 'An earlier conversion put these aside.',
    lost: 'What they stood beside is no longer in the file.',
    moved: 'These have another name or another place, and mean the same.',
  } satisfies Record<ReportKind, string>,
  group: (title: string, number: number) => `${title} (${number})`,
  movesTo: 'becomes',
  report: 'What changes',
  do: 'Convert',
  loads: 'Looking at the project',
  step: (to: ConfigFormat) => `Convert docs.json to the ${NAMES[to]} format`,
  done: (to: ConfigFormat) => `Converted to the ${NAMES[to]} format`,
  refused: 'It cannot be converted yet.',
} as const;
