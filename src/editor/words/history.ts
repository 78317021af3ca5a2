/** The section with everything that was done, step by step. */
export const historyWords = {
  title: 'History',
  count: (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'}`,
  emptyTitle: 'Nothing has been changed yet',
  empty: 'Each change you make appears here, with the way back. Versions from earlier visits are listed below.',
  list: 'Steps, newest first',
  help: 'What you have done since you opened the project. Click a step to go back to it. Nothing is lost: you can go forward again.',
  beginning: 'When the project was opened',
  beginningCutOff: 'Before the oldest saved step',
  goBack: 'Go back to this step',
  goForward: 'Go forward to this step',
  here: 'You are here',
  undone: 'undone',
  newer: (steps: number) =>
    steps === 1
      ? 'The step above is undone. If you change something now, it is set aside, and you can restore it here.'
      : `The ${steps} steps above are undone. If you change something now, they are set aside, and you can restore them here.`,
  asideTitle: 'Set aside',
  asideHelp: 'Steps that were undone when something else was changed.',
  asideName: (steps: number, last: string) => (steps === 1 ? last : `${steps} steps, up to “${last}”`),
  restore: 'Restore',
} as const;
