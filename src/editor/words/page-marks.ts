/** What was found in a block of a page, shown at the block in the visual editor. */
export const pageMarkWords = {
  list: 'Found in this block',
  more: (count: number) => `Show ${count} more`,
  fewer: 'Show fewer',
} as const;
