/** Find and replace in all pages. */
export const findWords = {
  title: 'Find',
  find: 'Find in all pages',
  matchCase: 'Match case',
  wholeWords: 'Whole words only',
  regularExpression: 'Regular expression',
  onlyFind: 'Only find',
  findAndReplace: 'Find and replace',
  replaceWith: 'Replace with',
  replaceWithPattern: 'Replace with: $1, $&, \\n',
  replaceWithNothing: 'Replace with (empty: remove)',
  replace: 'Replace',
  whichFiles: 'Which files',
  allPages: 'All pages',
  allFiles: 'All text files',
  onlyIn: 'Only in these files',
  onlyInExample: 'guides/**, !*.md',
  onlyInHelp: 'Parts of paths or patterns, separated by commas. Start with ! to leave files out.',
  emptyTitle: 'Find in all pages',
  empty:
    'Matches appear here as you type, under their pages. “Replace” shows each line before and after, and changes only what you keep ticked.',
  failed: (reason: string) => `The search failed: ${reason}`,
  tooSlow: 'The expression takes too long on these pages. Make it simpler, or search in fewer files.',
  nothingFound: 'Nothing found',
  onlyPages: 'Only pages and snippets were searched.',
  noFile: 'No text file in the project contains it.',
  onlyFirst: (count: number) => `Only the first ${count.toLocaleString('en')} are shown. Type more to find fewer.`,
  replaceAll: 'Replace all',
  replaceSome: (count: number) => `Replace ${count.toLocaleString('en')}`,
  step: (from: string, to: string) => `Replace ${shown(from)} with ${shown(to)}`,
  nothingReplaced: 'Nothing was replaced',
  replaced: (what: string) => `Replaced ${what}`,
  summary: (total: number, files: number) => {
    const matches = `${total.toLocaleString('en')} ${total === 1 ? 'match' : 'matches'}`;
    return total === 0 ? 'No matches' : `${matches} in ${files.toLocaleString('en')} ${files === 1 ? 'file' : 'files'}`;
  },
  matches: 'Matches',
  replaceInPath: (path: string) => `Replace in ${path}`,
  replaceInFile: (path: string) => `Replace in this file: ${path}`,
  replaceInLine: (found: string, line: number) => `Replace “${found}” in line ${line}`,
  replaceOne: (line: number) => `Replace this one, in line ${line}`,
  stays: 'not replaced',
} as const;

function shown(text: string): string {
  return text === '' ? 'nothing' : `“${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;
}
