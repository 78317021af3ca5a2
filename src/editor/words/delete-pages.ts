/** Deleting pages that others link to: the dialog before, and the names of the steps. */
export const deletePagesWords = {
  step: (name: string) => `Delete ${name}`,
  done: (name: string) => `Deleted ${name}`,
  nothingDeleted: 'Nothing was deleted',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  groupWithPages: (group: string, count: number) => `${group} and ${count === 1 ? 'its page' : `its ${count} pages`}`,
  title: (name: string) => `Delete ${name}?`,
  linked: (links: number, pages: number) =>
    `${links === 1 ? '1 link leads' : `${links} links lead`} to ${pages === 1 ? 'this page' : 'these pages'}. Without ${pages === 1 ? 'it' : 'them'} readers who click there find nothing.`,
  places: 'Places with links to it',
  place: (file: string, line: number) => `${file}, line ${line}`,
  settingPlace: (file: string, setting: string) => `${file}, ${setting}`,
  andMore: (count: number) => `and ${count} more`,
  redirect: 'Send readers to',
  redirectHelp: 'The old addresses keep working: a redirect leads from them to this page.',
  noRedirect: 'No other page',
  keep: 'Cancel',
  deleteAnyway: 'Delete anyway',
  deleteAndRedirect: 'Delete and redirect',
} as const;
