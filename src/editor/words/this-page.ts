/** What stands beside the open page. */
export const thisPageWords = {
  title: 'This page',
  parts: 'What is shown of this page',
  outline: 'Outline',
  changes: 'Changes',
  snippets: 'Snippets',
  notes: 'Notes',
  open: 'Show outline, changes, snippets and notes',
  close: 'Hide outline, changes, snippets and notes',
  keys: 'Alt+Shift+O',
  none: 'No page is open',
  noneHelp: 'Open a page to see its outline, what has changed in it, its snippets, and notes on it.',
} as const;
