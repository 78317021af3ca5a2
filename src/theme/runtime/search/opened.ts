/** The event at the dialog that tells the search that a reader has opened it. */
export const SEARCH_OPENED = 'lw-search';
