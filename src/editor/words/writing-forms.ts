/** The forms of pages, components, pictures and code blocks. */
export const formWords = {
  details: 'Details',
  trail: 'Where the cursor is',
  show: 'Show the form',
  hide: 'Hide the form',
  part: 'The form',
  fewer: 'Fewer settings',
  more: (count: number, isAll: boolean) => `${isAll ? 'Settings' : 'More settings'} (${count})`,
  computed: 'This value is computed. Edit it in the source.',
  byDefault: (choice: string | undefined) => (choice === undefined ? 'Default' : `Default (${choice})`),
  listExample: 'Type a word, then press Enter',
  chooseIcon: (field: string) => `Choose: ${field}`,
  upload: (field: string) => `Upload: ${field}`,
  notAdded: 'The file was not added',
  noApiName: 'No API description of the project has this.',
  noFile: 'The project has no such file.',
  noNumber: 'Write a number, such as 2.',
} as const;

/** Names of the steps that forms make. */
export const formStepWords = {
  upload: (file: string, field: string) => `Upload ${file} as ${field}`,
} as const;

/** A picture in a page: its dialog, and its form. */
export const pictureWords = {
  add: 'Insert a picture',
  change: 'Change the picture',
  picture: 'Picture',
  pictureHelp: 'A picture from the project, or a web address.',
  alt: 'Alternative text',
  altHelp: 'What the picture shows, for people who cannot see it.',
  frame: 'Show in a frame',
  confirmAdd: 'Insert',
  confirmChange: 'Change',
} as const;

/** The dialog for links. */
export const linkWords = {
  add: 'Insert a link',
  change: 'Change the link',
  target: 'Page or address',
  targetHelp: 'Type part of a page’s title, or paste an address.',
  targetExample: 'https://… or a page',
  part: 'Part of the page',
  wholePage: 'The whole page',
  text: 'Link text',
  textHelp: 'What readers see and click.',
  confirmAdd: 'Insert',
  confirmChange: 'Change',
} as const;
