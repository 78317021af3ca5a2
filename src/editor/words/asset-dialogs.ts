/** The dialogs for pictures and files: inserting them into a page, renaming and moving them. */
export const assetDialogWords = {
  putOne: (isPicture: boolean) => `Insert ${isPicture ? 'a picture' : 'a file'}`,
  putSeveral: (count: number) => `Insert ${count} files`,
  put: 'Insert',
  isKnown: 'The project already has this file. It is not stored twice.',
  shows: 'Alternative text',
  showsHelp: 'What the picture shows, for people who cannot see it.',
  showsExample: 'The list of projects, with one selected',
  showsMissing: 'Describe in a few words what it shows, or mark it as decorative.',
  linkText: 'Link text',
  linkTextMissing: 'Write the words that readers click.',
  decorative: 'Decorative: it adds nothing to the text',
  frame: 'Show in a frame',
  caption: 'Caption',
  noCaption: 'None',
  width: 'Width',
  ownWidth: (pixels: number) => `Original size (${pixels} px)`,
  textWidth: 'Full width of the text',

  rename: 'Rename',
  renameOrMove: 'Rename or move',
  replace: 'Replace',
  replaceTitle: 'Replace the file',
  renameStep: (from: string, to: string) => `Rename ${from} to ${to}`,
  replaceStep: (from: string, to: string) => `Replace ${from} with ${to}`,
  path: 'Path',
  pathHelp: 'Separate folders with slashes. New folders are created.',
  extension: 'The file extension says what kind of file it is. With another one, browsers may not show it.',
  noUses: 'Nothing uses the file',
  noUsesOfMany: 'Nothing uses them',
  changes: 'What changes with it',
  changeCount: (count: number) => `${count === 1 ? '1 place' : `${count} places`} will be updated`,
  changePlace: (file: string, line: number) => `${file}, line ${line}`,

  move: 'Move',
  moveFolder: (folder: string) => `Rename or move the folder ${folder}`,
  moveFiles: (count: number) => `Move ${count} ${count === 1 ? 'file' : 'files'}`,
  folder: 'Folder',
  folderHelp: 'Separate folders with slashes. If the folder exists, the files are added to it.',
  targetHelp: 'Leave it empty for the top folder. New folders are created.',
  nothingMoves: 'Enter another folder.',
  moves: (count: number, first: string) =>
    `${count === 1 ? '1 file moves' : `${count} files move`}, ${first}${count > 1 ? ' and so on' : ''}.`,
  staying: (pages: number) =>
    pages === 1 ? ' 1 page in it stays where it is.' : ` ${pages} pages in it stay where they are.`,
  moveFolderStep: (folder: string, to: string) => `Rename the folder ${folder} to ${place(to)}`,
  moveFileStep: (file: string, to: string) => `Move ${file} to ${place(to)}`,
  moveFilesStep: (count: number, to: string) => `Move ${count} files to ${place(to)}`,
  movedFolder: (folder: string, to: string) => `Renamed the folder ${folder} to ${place(to)}`,
  movedFile: (file: string, to: string) => `Moved ${file} to ${place(to)}`,
  movedFiles: (count: number, to: string) => `Moved ${count} files to ${place(to)}`,
} as const;

/** Names of the steps that put files into a page. */
export const assetStepWords = {
  files: (count: number) => `${count} files`,
  add: (what: string) => `Add ${what}`,
  put: (what: string, page: string) => `Insert ${what} into ${page}`,
} as const;

function place(folder: string): string {
  return folder === '' ? 'the top folder' : folder;
}
