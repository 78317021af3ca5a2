/** What parts of the interface say that stand in many places: dialogs, notices, lists, appearance. */
export const uiWords = {
  close: 'Close',
  closeNotice: 'Close the notice',
  cancel: 'Cancel',
  undo: 'Undo',
  otherChangesSince: 'You have made other changes since. Undo them one by one with the arrow at the top.',
  changes: 'Changes',
  andMore: (count: number) => `and ${count} more`,
  appearance: 'Appearance of the editor',
  asSystem: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
  chosen: 'chosen',
  saturation: 'Saturation and brightness',
  hue: 'Hue',
  stopped: (part: string) => `${part} stopped working`,
  startAgain: 'Try again',
  ourFault:
    'This is an error in the editor, not in your project. Everything you typed is kept. If it happens again, reload the page. The error:',
  bytes: (count: number) => (count === 1 ? '1 byte' : `${count} bytes`),
  /** Each a thousand times the one before. */
  byteUnits: ['KB', 'MB', 'GB'],
  justNow: 'just now',
  tooMuchToDraw: 'Too much to draw here',
} as const;
