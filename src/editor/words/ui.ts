/** What parts of the interface say that stand in many places: dialogs, notices, lists, appearance. */
export const uiWords = {
  close: 'Close',
  closeNotice: 'Close the notice',
  cancel: 'Cancel',
  keep: 'Keep it',
  undo: 'Undo',
  otherChangesSince: 'Other changes were made since. Undo them one by one with the arrow above.',
  changes: 'Changes',
  andMore: (count: number) => `and ${count} more`,
  appearance: 'Appearance of the editor',
  asSystem: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
  chosen: 'chosen',
  saturation: 'Saturation and brightness',
  hue: 'Hue',
  stopped: (part: string) => `${part} stopped`,
  startAgain: 'Start it again',
  ourFault:
    'A fault of ours, not of your project: everything you typed is kept. If it stays, reload the page. It said:',
  justNow: 'just now',
} as const;
