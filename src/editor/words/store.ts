/** Names of steps that the store gives by itself, and why it refuses an edit. Names between backticks are shown as code. */
export const storeWords = {
  editFile: (path: string) => `Edit ${path}`,
  addFile: (path: string) => `Add ${path}`,
  deleteFile: (path: string) => `Delete ${path}`,
  renameFile: (from: string, to: string) => `Rename ${from} to ${to}`,
  changeSetting: (setting: string) => `Change ${setting}`,
  fixProblems: (count: number, path: string) => `Fix ${count} problems in ${path}`,

  refusals: {
    notText: (path: string) => [
      `\`${path}\` is not text in UTF-8, so an edit would damage it.`,
      'Save the file as UTF-8 in a text editor and import it again.',
    ],
    noFile: (path: string) => [`There is no file \`${path}\` any more.`, 'Choose another one.'],
    noFileAgain: (path: string) => [`There is no file \`${path}\` any more.`, 'Search again.'],
    noFileToEdit: (path: string) => [`There is no file \`${path}\` any more.`, 'Add the file again, then edit it.'],
    noFileUndo: (path: string) => [`There is no file \`${path}\` any more.`, 'Undo until the file is back.'],
    noFileOrFolder: (path: string) => [`There is no file or folder \`${path}\` any more.`, 'Choose another one.'],
    changedSince: (path: string) => [`\`${path}\` has changed in the meantime.`, 'Check it, then try again.'],
    outdatedFix: (path: string) => [
      `The text of \`${path}\` has changed since the problem was found, so nothing was fixed.`,
      'Wait until the preview shows the page as it is now, and try again.',
    ],
    noConfig: ['The project has no `docs.json`.', 'Add a file `docs.json` to the project.'],
    unreadableConfig: (file: string, line: number | undefined, message: string) => [
      `The setting was not changed, because \`${file}\` cannot be read at the moment.`,
      `Correct the mistake${line === undefined ? '' : ` in line ${line}`} first: ${message} Nothing that was typed there is lost.`,
    ],
    noReferred: (file: string) => [
      `The setting is kept in \`${file}\`, and the project has no such file.`,
      'Add the file, or remove the reference to it (`$ref`).',
    ],
    unreadableReferred: (file: string) => [
      `The setting was not changed, because it is kept in \`${file}\`, which cannot be read at the moment.`,
      'Correct the mistake in that file first. Nothing is lost.',
    ],
    circle: (file: string) => [
      `The setting is kept in \`${file}\`, which refers to itself.`,
      'Remove one of the references (`$ref`).',
    ],
    noName: ['The file has no name.', 'Give it a name such as `guides/start.mdx`.'],
    badPath: (path: string) => [
      `\`${path}\` is not a path inside the project.`,
      'Write folders and the file name with single slashes between them, such as `guides/start.mdx`.',
    ],
    badCharacter: (path: string, character: string) => [
      `\`${path}\` contains \`${character}\`, which is not allowed in file names.`,
      'Remove that character.',
    ],
    reserved: (name: string) => [
      `Windows cannot keep a file or folder with the name \`${name}\`.`,
      'Choose another name.',
    ],
    leadingDot: (name: string) => [
      `\`${name}\` begins with a dot, so it would be hidden and left out of the site.`,
      'Remove the dot.',
    ],
    tooLong: (name: string) => [
      `\`${name}…\` is too long for a file name on many computers.`,
      'Choose a shorter name.',
    ],
    taken: (path: string) => [`There is a file \`${path}\` already.`, 'Choose another name.'],
    takenButForCase: (path: string) => [
      `There is a file \`${path}\` already. Many computers do not tell upper and lower case apart.`,
      'Choose another name.',
    ],
    isFolder: (path: string) => [`\`${path}\` is a folder.`, `Put the file into it: \`${path}/name.mdx\`.`],
    isFile: (path: string) => [`\`${path}\` is a file, so nothing can be put into it.`, 'Choose another folder.'],
    noProjectName: ['The project has no name.', 'Write a name for it.'],
    openElsewhere: (name: string) => `\`${name}\` was not changed, because it is being edited in another tab.`,
    newer: (name: string) => `\`${name}\` was not changed, because it was saved by a newer Leafwright.`,
    reload: 'Reload the page.',
  },
} as const satisfies Words;

type Refusal = readonly [message: string, hint: string];
type Words = {
  readonly [name: string]: unknown;
  readonly refusals: Readonly<Record<string, string | Refusal | ((...values: never) => string | Refusal)>>;
};
