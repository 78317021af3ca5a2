/** What stands beside the open page, and its outline. */
export const thisPageWords = {
  title: 'This page',
  parts: 'What is shown of this page',
  outline: 'Outline',
  changes: 'Changes',
  snippets: 'Snippets',
  open: 'Show outline, changes and snippets',
  close: 'Hide outline, changes and snippets',
  keys: 'Alt+Shift+O',
  none: 'No page is open',
  noneHelp: 'Open a page to see its outline, what has changed in it, and its snippets.',
} as const;

export const outlineWords = {
  tree: 'Outline of the page',
  empty: 'No headings yet',
  emptyHelp: 'Headings, steps, tabs and accordions of the page will be listed here, to go to and to move around.',
  noWords: 'Heading without words',
  kinds: { Step: 'Step', Tab: 'Tab', Accordion: 'Accordion', Update: 'Update' } as Readonly<Record<string, string>>,
  level: (level: number) => `H${level}`,
  menu: (words: string) => `Actions for “${words}”`,
  up: 'Move up',
  down: 'Move down',
  promote: 'One level up',
  demote: 'One level down',
  steps: {
    move: (words: string) => `Move section “${words}”`,
    promote: (words: string) => `Raise section “${words}”`,
    demote: (words: string) => `Lower section “${words}”`,
  },
  said: {
    moved: (words: string, place: number, count: number) => `“${words}” moved, ${place} of ${count}`,
    shifted: (words: string, level: number) => `“${words}” is a heading of level ${level} now`,
    stays: (words: string) => `“${words}” cannot go further`,
  },
  cannot: 'This section shares a line with something else. Move it in the source.',
} as const;
