/** The folder on the computer that a project is written to. Names between backticks are shown as code. */
export const folderWords = {
  status: {
    asking: (folder: string) => `Not written to ${folder}`,
    checking: (folder: string) => `Looking at ${folder}…`,
    writing: (folder: string) => `Writing to ${folder}…`,
    written: (folder: string) => `Saved to ${folder}`,
    waiting: (folder: string) => `Changes not in ${folder} yet`,
    choosing: (folder: string) => `Choose: ${folder} was changed, too`,
    failed: (folder: string) => `Not written to ${folder}`,
  },
  statusDetail: {
    asking: 'The browser asks for your permission again. All changes are saved in this browser.',
    checking: 'Looking for changes that were made outside of Leafwright.',
    writing: 'Writing the files that you have changed.',
    written: 'The files of the folder are those of this project. Hidden files are left alone.',
    waiting: 'Your changes are saved in this browser. Choose “Write now” to put them into the folder.',
    choosing: 'Files were changed here and in the folder. Neither is overwritten until you choose.',
    failed: 'All changes are saved in this browser.',
  },
  menu: (status: string) => `${status}: more about the folder`,
  automatic: 'Write changes by itself',
  automaticHelp: 'A moment after you stop. Only files that you have changed are written.',
  writeNow: 'Write now',
  look: 'Look for changes in the folder',
  compare: 'Choose what to keep…',
  disconnect: 'Stop writing to this folder',
  disconnected: (folder: string) => `${folder} is no longer written to`,
  disconnectedHelp: 'The files in it stay as they are, and so does your project here.',
  held: (files: number) =>
    files === 1 ? '1 changed file is never written:' : `${files} changed files are never written:`,
  heldHelp: 'Hidden files and what other programs made are left alone. Download the project to have them.',

  ask: (folder: string) => `Leafwright may write to \`${folder}\` again?`,
  askHelp:
    'After a reload the browser wants you to say so. Until then your changes are saved in this browser and not in the folder.',
  allow: 'Allow',
  tryAgain: 'Try again',
  changedBoth: (files: number, folder: string) =>
    files === 1
      ? `1 file was changed here and in \`${folder}\`.`
      : `${files} files were changed here and in \`${folder}\`.`,
  changedBothHelp: 'Nothing was overwritten. Look at the difference and choose what to keep.',

  step: (folder: string) => `Changes from the folder ${folder}`,
  chosenStep: (folder: string) => `What you chose from the folder ${folder}`,
  taken: (folder: string) => `Changed in the folder ${folder}`,
  takenFiles: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}. Your project has the change now.`,

  dialog: (folder: string) => `Changed here and in ${folder}`,
  dialogHelp: (folder: string) =>
    `What only your project has is struck through; what only ${folder} has is underlined. Nothing is overwritten until you choose.`,
  kinds: {
    changed: 'Changed in both',
    goneThere: 'Deleted in the folder',
    goneHere: 'Deleted here, changed in the folder',
  },
  sides: (folder: string) => ({
    was: 'Mine',
    now: `In ${folder}`,
    size: (mine: string, theirs: string) => `${mine} here, ${theirs} in ${folder}`,
  }),
  choice: (path: string) => `What to keep of ${path}`,
  mine: 'Keep mine',
  theirs: 'Take the folder’s',
  both: 'Keep both',
  bothHelp: (path: string) => `Yours becomes ${path}`,
  keepDeleted: 'Keep it deleted',
  deleteMine: 'Delete mine, too',
  allMine: 'Mine for all',
  allTheirs: 'The folder’s for all',
  later: 'Later',
  apply: 'Keep what I chose',
  chooseFirst: (left: number) => (left === 1 ? '1 file left to choose' : `${left} files left to choose`),
  tooMany: (more: number) => `and ${more} more. “Mine for all” and “The folder’s for all” count for them, too.`,
  mineSuffix: 'mine',

  problems: {
    tooMany: (folder: string) => ({
      message: `The folder \`${folder}\` holds more files than a project can have.`,
      hint: 'Move what is not part of the documentation out of it.',
    }),
    gone: (folder: string) => ({
      message: `The folder \`${folder}\` is not there any more: it was moved, renamed or deleted.`,
      hint: 'Put it back and choose “Try again”, or stop writing to it. Your project is saved in this browser.',
    }),
    full: (folder: string) => ({
      message: `The folder \`${folder}\` cannot be written: the disk is full.`,
      hint: 'Make room on the disk and choose “Try again”. Your project is saved in this browser.',
    }),
    locked: (path: string) => ({
      message: `\`${path}\` cannot be written: it is read-only, or another program has it open.`,
      hint: 'Close the other program or allow writing, then choose “Try again”. Your change is saved in this browser.',
    }),
    inTheWay: (path: string) => ({
      message: `\`${path}\` cannot be written: in the folder a file stands where a folder belongs, or the other way round.`,
      hint: 'Rename one of them, then choose “Try again”. Your change is saved in this browser.',
    }),
    name: (path: string) => ({
      message: `\`${path}\` cannot be written: this computer allows no such name.`,
      hint: 'Give the file another name. Your change is saved in this browser.',
    }),
    unread: (folder: string, detail: string) => ({
      message: `The folder \`${folder}\` cannot be read: \`${detail}\``,
      hint: 'Choose “Try again”. Your project is saved in this browser.',
    }),
    unwritten: (path: string, detail: string) => ({
      message: `\`${path}\` cannot be written: \`${detail}\``,
      hint: 'Choose “Try again”. Your change is saved in this browser.',
    }),
  },
} as const;
