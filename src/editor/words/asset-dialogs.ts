/** The dialogs for pictures and files: putting them into a page, renaming and moving them. */
export const assetDialogWords = {
  cancel: 'Cancel',
  putOne: (isPicture: boolean) => `Put ${isPicture ? 'a picture' : 'a file'} into the page`,
  putSeveral: (count: number) => `Put ${count} files into the page`,
  put: 'Put into the page',
  isKnown: 'The project already has this file. It is not stored twice.',
  shows: 'What does it show?',
  showsHelp: 'Read out to those who do not see it (alternative text).',
  showsExample: 'The list of projects, with one selected',
  showsMissing: 'Say in a few words what it shows, or mark it as decorative.',
  linkText: 'Link text',
  linkTextMissing: 'Write the words that readers click.',
  decorative: 'Decorative: it says nothing that the text does not say',
  frame: 'In a frame, set off from the text',
  caption: 'Caption',
  noCaption: 'None',
  width: 'Width',
  ownWidth: (pixels: number) => `${pixels} px, its own width`,
  textWidth: 'As wide as the text',

  rename: 'Rename',
  renameOrMove: 'Rename or move',
  replace: 'Replace',
  replaceTitle: 'Replace the file',
  renameStep: (from: string, to: string) => `Rename ${from} to ${to}`,
  replaceStep: (from: string, to: string) => `Replace ${from} with ${to}`,
  path: 'Path',
  pathHelp: 'Folders are separated by slashes. New folders are made.',
  extension: 'The file extension says what kind of file it is. With another one, browsers may not show it.',
  noUses: 'Nothing uses the file',
  noUsesOfMany: 'Nothing uses them',
  changes: 'What changes with it',
  changeCount: (count: number) => `${count === 1 ? '1 place' : `${count} places`} will follow`,
  changePlace: (file: string, line: number) => `${file}, line ${line}`,

  move: 'Move',
  moveFolder: (folder: string) => `Rename or move the folder ${folder}`,
  moveFiles: (count: number) => `Move ${count} ${count === 1 ? 'file' : 'files'}`,
  folder: 'Folder',
  folderHelp: 'Folders are separated by slashes. In a folder that already exists, the files are added.',
  targetHelp: 'Where they go. Empty is the top folder. New folders are made.',
  nothingMoves: 'Write another folder: nothing moves yet.',
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
  put: (what: string, page: string) => `Put ${what} into ${page}`,
} as const;

function place(folder: string): string {
  return folder === '' ? 'the top folder' : folder;
}
