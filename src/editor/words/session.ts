/** What goes on without a screen of its own: two tabs with one project, the preview, reading and export. Names between backticks are shown as code. */
export const sessionWords = {
  openElsewhere: 'This project is open in another tab, so you can only view it here.',
  openElsewhereHelp: 'Continue in the other tab, or edit the project here instead.',
  ownChanges: 'Changes that this tab had not saved',
  previewFrame: 'Preview of the page',
  stopped: 'The page did not finish in time.',
  broken: 'The page cannot be shown as it is.',
  readingFailed: (reason: string) => `The list of pages could not be updated: \`${reason}\`.`,
  readingFailedHelp: 'This is an error in the editor; your project is safe. It is tried again with your next change.',
  exportFailed: (reason: string) => `The site could not be built: \`${reason}\`.`,
  exportFailedHelp:
    'This is an error in the editor, not in your project. Try again. If it happens again, report it with this message.',
} as const;
