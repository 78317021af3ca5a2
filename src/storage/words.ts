/** What storage says to people: why something was not saved or cannot be opened. */
export const storageWords = {
  untitled: 'Untitled project',
  full: {
    message: "The browser's storage is full, so the last changes are only in this tab.",
    hint: 'Free some space: delete projects for good that you no longer need, or export this one. Saving goes on by itself; keep this tab open until then.',
  },
  unavailable: {
    message: 'The browser does not let this page store anything, so the changes are only in this tab.',
    hint: 'Leave the private window, or allow storage for this site in the settings of the browser; export the project before you close the tab.',
  },
  failed: (detail: string) => ({
    message: `Saving did not work: \`${detail}\`. The changes are in this tab and are tried again.`,
    hint: 'Keep this tab open; if it goes on like this, export the project.',
  }),
  overtaken: {
    message: 'The project was changed in another tab, so this tab no longer saves.',
    hint: 'Go on in the other tab, or take the project over here.',
  },
  missing: {
    message: 'The project was deleted in another tab; its last changes are only in this tab now.',
    hint: 'Export it here if you want to keep them, or bring the project back from “Recently deleted” on the page of projects.',
  },
  newer: {
    message: 'The project was saved by a newer version of Leafwright, so it can only be read here.',
    hint: 'Reload the page to get the newer version.',
  },
} as const;
