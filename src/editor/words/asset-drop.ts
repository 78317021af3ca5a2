/** Dropping or pasting files onto a page. */
export const assetDropWords = {
  drop: 'Drop it here to insert it',
  notPut: 'Not inserted',
} as const;
