/** Undo, redo and steps that were set aside, outside of the section with the history. */
export const stepWords = {
  lastSteps: 'Last steps',
  allSteps: 'All steps',
  beforeFirst: 'Before the first step',
  undoneSuffix: ', undone',
  undone: (step: string, more: number) => `Undone: ${step}${withMore(more)}`,
  doneAgain: (step: string, more: number) => `Redone: ${step}${withMore(more)}`,
  back: (steps: number) =>
    steps === 1
      ? 'The step is restored. Press Redo to apply it.'
      : `${steps} steps are restored. Press Redo to apply them.`,
  backTitle: (steps: number) => (steps === 1 ? '1 step is restored' : `${steps} steps are restored`),
  backHelp: 'The project is as it was before they were set aside.',
  toNewest: 'Go to the newest step',
  asideTitle: (steps: number) => (steps === 1 ? '1 newer step was set aside' : `${steps} newer steps were set aside`),
  asideHelp: 'You had gone back, and then changed something else.',
  restore: (steps: number) => (steps === 1 ? 'Restore it' : 'Restore them'),
  restoreItem: (steps: number) => (steps === 1 ? 'Restore 1 newer step' : `Restore ${steps} newer steps`),
  codeClosed: (file: string, isUndo: boolean) =>
    `${file} was closed, because the file is gone. ${isUndo ? 'Redo' : 'Undo'} restores both.`,
} as const;

function withMore(more: number): string {
  return more > 0 ? `, with ${more} more` : '';
}
