/** Opening a folder or zip as a project. */
export const importWords = {
  opening: (source: string) => `Opening ${source}`,
  notOpened: (source: string) => `Could not open ${source}`,
  opened: (source: string) => `Opened ${source}`,
  isHere: (name: string) => `${name} is already in your projects`,
  nothingChanged: 'Nothing was changed on your computer.',
  close: 'Close',
  makeSite: 'Make a site from these pages',
  openProject: 'Open the project',
  filesRead: 'Files read',
  looking: 'Reading the files…',
  found: (files: number) => `${files.toLocaleString('en')} files found`,
  fileOf: (done: number, total: number, bytes: string, totalBytes: string) =>
    `file ${done.toLocaleString('en')} of ${total.toLocaleString('en')}, ${bytes} of ${totalBytes}`,
  reading: (fileOf: string) => `Reading: ${fileOf}`,
  storing: (fileOf: string) => `Storing in this browser: ${fileOf}`,

  whatToDo: 'What do you want to do?',
  openHere: 'Open your project',
  openHereNote: (when: string) => `Changed ${when}. The files that you chose are not imported.`,
  replace: 'Replace your project',
  replaceNote: 'It is deleted; you can restore it for 30 days.',
  keepBoth: 'Keep both',
  keepBothNote: 'The new one gets a number after its name.',

  openedName: (name: string) => `Opened ${name}`,
  replacedName: (name: string) => `Replaced ${name}`,
  undo: 'Undo',
  stopped: (reason: string) => `Reading stopped: ${reason}`,
  stoppedHelp: 'Try again. If it happens again, report it with this message.',
  pages: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'page' : 'pages'}`,
  files: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'file' : 'files'}`,
  configMade: 'A docs.json file was created for them.',
  takenFrom: (folder: string, leftOut: string) =>
    `Only the folder ${folder} was opened, without ${leftOut} outside of it.`,
} as const;
