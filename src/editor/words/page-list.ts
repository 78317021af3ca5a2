/** The list of pages, and the dialog that imports pages into the project. */
export const pageListWords = {
  title: 'Pages',
  filter: 'Filter pages',
  filterExample: 'Filter by title, path or group',
  clearFilter: 'Clear the filter',
  found: (count: number) => `${pages(count)} found`,
  emptyTitle: 'No pages yet',
  empty: 'A page is a Markdown file. It appears in the preview as you write.',
  add: 'Add a page',
  noMatch: 'No page matches',
  showAll: 'Show all pages',
  outside: 'Not in the navigation',
  hiddenPage: 'Hidden: not in the navigation and the search of the site',
  duplicate: (title: string) => `Duplicate ${title}`,
  delete: (title: string) => `Delete ${title}`,
  nothingDuplicated: 'Nothing was duplicated',

  import: 'Import pages',
  importFiles: 'Markdown files and pictures…',
  importFolder: 'A folder…',
  filesInput: 'Markdown files',
  folderInput: 'Folder of Markdown files',
  drop: 'Drop Markdown files to import them',
  nothingImported: 'Nothing was imported',
  imported: (what: string) => `Imported ${what}`,
  importedHelp: 'One undo removes them all.',

  noMarkdown: 'There is no Markdown file among them. Drop pictures onto a page or onto Assets.',
  tooLarge: (path: string, mostMegabytes: number) => `\`${path}\` is larger than ${mostMegabytes} MB.`,
  scriptsRemoved: (path: string) => `The scripts in \`${path}\`. The drawing itself is imported.`,
  unreadable: (path: string, reason: string) => `\`${path}\` could not be read: ${reason}`,

  importTitle: (count: number) => `Import ${pages(count)}`,
  importStep: (what: string) => `Import ${what}`,
  whatIsImported: (pageCount: number, fileCount: number) =>
    fileCount > 0 ? `${pages(pageCount)} and ${fileCount} ${fileCount === 1 ? 'file' : 'files'}` : pages(pageCount),
  folder: 'Folder',
  folderExample: 'The top folder',
  groups: 'Each folder becomes a group',
  groupsHelp: 'Its pages go into that group, in the same order. Otherwise they are listed one below the other.',
  items: 'What is imported',
  isTaken: (file: string) => `${file} already exists`,
  keepBoth: 'Keep both, with a new name',
  replace: 'Replace the one in the project',
  skip: 'Skip it',
  leftOut: 'Left out',
  runImport: 'Import',
  titleFromHeading: 'title from its heading',
  titleAdded: 'title added',
  pathTaken: 'this path is taken',
  inProject: 'in the project already',
} as const;

function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
