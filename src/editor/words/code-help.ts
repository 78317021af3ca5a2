/** The source editor: its name, its commands, and what it says about the word at the pointer. Names between backticks are shown as code. */
export const codeHelpWords = {
  editor: (path: string) => `Source of ${path}. Press Control+M to leave the editor with the Tab key.`,
  fixAll: (count: number) => `Fix all ${count} problems of this file`,
  why: (why: string) => `Why: ${why}`,
  followLink: 'Open the link',
  goToTarget: 'Open the link',
  headings: 'Headings',
  noText: '(no text)',
  whiteSpace: 'White space',
  offerValues: 'Suggest values',
  renameWhere: 'To rename a heading, a step, a tab or another part with a title, put the cursor into it.',
  renameRefused: 'This heading cannot be renamed here.',

  leadsOut: (address: string) => `Leads out of the site, to \`${address}\`.`,
  leadsNowhere: (address: string) => `The project has no page or file \`${address}\`.`,
  leadsTo: (what: string, place: string) => `Leads to ${what}${place}.`,
  atHeading: (heading: string, kind: string) => `, at **${heading}**${kind}`,
  atHeadingOfUser: (id: string) => `, or to a heading \`${id}\` of the page that shows it`,
  noHeading: (id: string) => `. It has no heading \`${id}\``,
  writtenIn: (file: string) => `, written in \`${file}\``,
  example: (value: string) => `For example \`${value}\`.`,
} as const;
