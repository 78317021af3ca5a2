/** Undo, redo and steps that were set aside, outside of the section with the history. */
export const stepWords = {
  lastSteps: 'Last steps',
  allSteps: 'All steps',
  beforeFirst: 'Before the first step',
  undoneSuffix: ', undone',
  undone: (step: string, more: number) => `Undone: ${step}${withMore(more)}`,
  doneAgain: (step: string, more: number) => `Done again: ${step}${withMore(more)}`,
  back: (steps: number) =>
    steps === 1 ? 'The step is back. Redo does it again.' : `${steps} steps are back. Redo does them again.`,
  backTitle: (steps: number) => (steps === 1 ? '1 step is back' : `${steps} steps are back`),
  backHelp: 'The project is as it was before they were set aside.',
  toNewest: 'Go to the newest step',
  asideTitle: (steps: number) => (steps === 1 ? '1 newer step was set aside' : `${steps} newer steps were set aside`),
  asideHelp: 'You had gone back, and then changed something else.',
  bringBack: (steps: number) => (steps === 1 ? 'Bring it back' : 'Bring them back'),
  bringBackItem: (steps: number) => (steps === 1 ? 'Bring back 1 newer step' : `Bring back ${steps} newer steps`),
  codeClosed: (file: string, isUndo: boolean) =>
    `${file} was closed, because the file is gone. ${isUndo ? 'Redo' : 'Undo'} brings both back.`,
} as const;

function withMore(more: number): string {
  return more > 0 ? `, with ${more} more` : '';
}
