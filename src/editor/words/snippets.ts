/** Text that several pages share, and variables. */
export const snippetsWords = {
  here: 'Snippets in this page',
  noneHere: 'This page takes in no snippets.',
  all: 'All snippets of the project',
  none: 'There are no snippets yet. Make one of text that several pages share: it is written once, and changes everywhere.',
  others: 'A snippet changes in every page that shows it.',
  usedIn: (count: number) => (count === 0 ? 'Not used' : count === 1 ? 'Used in 1 page' : `Used in ${count} pages`),
  pagesOf: (name: string) => `Pages that show ${name}`,
  edit: 'Edit snippet',
  editOf: (name: string, count: number) =>
    count > 1 ? `Edit snippet ${name}: ${count} pages change with it` : `Edit snippet ${name}`,
  stands: (path: string) => `Its words stand in ${path}. What you change there changes in every page that shows it.`,
  isSnippet: 'This file is a snippet. What you change here changes in every page below.',
  make: 'Make a snippet…',
  makeHelp:
    'Of what is selected in the page: whole blocks, or words within a paragraph. The menu of a block does the same.',
  openFirst: 'Open the page in its source or in the visual editor first.',
  variables: 'Variables',
  variablesHelp: 'Words with a value of their own in the settings. A page shows the value.',
  insert: 'Insert',
  insertOf: (name: string) => `Insert the variable ${name}`,
  insertStep: (name: string) => `Insert the variable “${name}”`,
  dialog: {
    title: 'Make a snippet',
    name: 'Name',
    nameHelp: 'What it is about, in a few words.',
    path: (path: string) => `It becomes \`${path}\`, and the page takes it in where it stands now.`,
    source: 'What will stand in it',
    within:
      'It stands within its paragraph. The signs `<>` and `</>` around its words keep them from being a paragraph of their own.',
    submit: 'Make snippet',
    close: 'Close',
    step: (name: string) => `Make the snippet “${name}”`,
    problems: {
      nothing: 'Nothing is selected. Select words of the page, or use the menu of a block.',
      script:
        'This needs code of the page itself: an import, or a value that the page exports. A snippet cannot see that.',
      heading:
        'The words of a heading make its link and its entry in the contents of the page, so they have to stand there. Select words of a paragraph, or the whole heading.',
      code: 'A snippet cannot be a part of code or of a tag. Select all of it, or words beside it.',
      reference:
        'These words lead to a note or to an address that stands elsewhere on the page. A snippet cannot see that: write the address into the link first.',
      place: 'A snippet cannot stand in this place. Select whole blocks, outside of a row of steps, tabs or cards.',
    },
  },
} as const;
