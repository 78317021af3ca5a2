/** Pasting from other programs. */
export const pasteWords = {
  step: 'Paste',
  pasted: 'Pasted with its structure',
  asPlain: 'Paste as plain text instead',
  lostPictures: (count: number) =>
    count === 1
      ? 'One picture stayed behind: the other program keeps it to itself. Save it as a file, and drop it here.'
      : `${count} pictures stayed behind: the other program keeps them to itself. Save them as files, and drop them here.`,
  lostTitle: 'Not all pictures came along',
} as const;
