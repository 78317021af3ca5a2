/** The list of problems, the badge that counts them, and what is done about each. */
export const problemsWords = {
  title: 'Problems',
  /** Of a problem that belongs to no file. */
  project: 'Project',
  severities: { error: 'Error', warning: 'Warning', info: 'Note', advice: 'Advice' },
  line: (line: number) => `Line ${line}`,
  none: 'No problems',
  count: (count: number) => `${number(count)} ${count === 1 ? 'problem' : 'problems'}`,
  notes: 'Notes',
  countNotes: (count: number) => `${number(count)} ${count === 1 ? 'note' : 'notes'}`,
  more: (count: number) => `and ${number(count)} more`,
  looking: 'Looking…',
  /** How far the look at all pages is. */
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} pages`,
  failed: 'Not all pages could be looked at',
  failedText: 'Reload the editor to try again.',
  allGood: 'All good',
  allGoodText: 'Every page has been looked at. Problems are listed here while you work, with what to change.',
  lookingText: 'What is found on the way is listed here.',
  showParts: (count: number) => `Show all ${number(count)}`,
  hideParts: 'Hide the list',
  fixAll: (count: number) => `Fix all ${number(count)}`,
  why: 'Why?',
  ignore: 'Ignore',
  ignoreOne: 'Ignore this one',
  ignoreKind: (count: number) => `Ignore all ${number(count)} of this kind here`,
  ignoredOne: 'The problem is ignored',
  ignoredMany: (count: number) => `${number(count)} problems are ignored`,
  ignored: 'Ignored',
  countIgnored: (count: number) => `Ignored (${number(count)})`,
  ignoredText: 'These are neither listed nor counted. The list is kept in this browser, not in the project’s files.',
  restore: 'Restore',
  restoreAll: 'Restore all',
  allOfKind: (file: string) => `And all of this kind in ${file}`,
} as const;

function number(count: number): string {
  return count.toLocaleString('en');
}
