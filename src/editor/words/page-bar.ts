/** The bar over selected words of the page. The names of its other buttons are those of the commands. */
export const pageBarWords = {
  name: 'Selected words',
  badge: 'Badge',
  noBadge: 'No badge',
  tooltip: 'Tooltip',
  note: 'Note for colleagues',
  snippet: 'Make a snippet…',
  tip: 'Explanation',
  tipHelp: 'Readers see it when they point at the words.',
  apply: 'Apply',
  removeTooltip: 'Remove the tooltip',
  /** Names of the steps. */
  steps: { badge: 'Badge', removeBadge: 'Remove the badge', tooltip: 'Tooltip', removeTooltip: 'Remove the tooltip' },
} as const;
