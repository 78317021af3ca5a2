/** Names that new projects get. */
export const libraryWords = {
  /** A copy of a copy is one more copy. */
  copy: (name: string) => `${name.replace(/ copy( \d+)?$/, '')} copy`,
  numbered: (name: string, number: number) => `${name} ${number}`,
  empty: 'My documentation',
} as const;
