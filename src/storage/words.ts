/** What storage says to people: why something was not saved or cannot be opened. */
export const storageWords = {
  untitled: 'Untitled project',
  full: {
    message: "The browser's storage is full, so the last changes are only in this tab.",
    hint: 'Delete forever the projects that you no longer need, or export this one. Keep this tab open: saving then continues by itself.',
  },
  unavailable: {
    message: 'The browser does not let this page store anything, so the changes are only in this tab.',
    hint: 'Leave the private window, or allow storage for this site in the settings of the browser; export the project before you close the tab.',
  },
  failed: (detail: string) => ({
    message: `Saving did not work: \`${detail}\`. The changes are only in this tab; saving is tried again.`,
    hint: 'Keep this tab open. If it happens again, export the project.',
  }),
  slow: {
    message: 'The browser has not stored the last changes yet, so they are only in this tab.',
    hint: 'Keep this tab open: they are stored as soon as the browser lets it. Close other tabs with Leafwright, or download the project.',
  },
  newerDatabase: {
    message: 'A newer version of Leafwright has been open in this browser, so this one can no longer save.',
    hint: 'Reload the page to get the newer version. Download the project first: its last changes are only in this tab.',
  },
  overtaken: {
    message: 'The project was changed in another tab, so this tab no longer saves.',
    hint: 'Continue in the other tab, or choose “Edit here instead”.',
  },
  missing: {
    message: 'The project was deleted in another tab; its last changes are only in this tab now.',
    hint: 'Export it here if you want to keep them, or restore the project from “Recently deleted” on the page of projects.',
  },
  newer: {
    message: 'The project was saved by a newer version of Leafwright, so you can only view it here.',
    hint: 'Reload the page to get the newer version.',
  },
} as const;
