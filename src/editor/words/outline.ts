/** The outline of the open page. */
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
