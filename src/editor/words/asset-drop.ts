/** Dropping or pasting files onto a page. */
export const assetDropWords = {
  drop: 'Drop it into the page',
  notPut: 'Not added to the page',
} as const;
