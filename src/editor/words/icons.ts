/** The dialog that chooses an icon. */
export const iconWords = {
  title: 'Choose an icon',
  find: 'Find an icon',
  findExample: 'Find an icon: rocket, book, users…',
  style: 'Style of the icon',
  defaultStyle: 'Default style',
  styles: {
    regular: 'Outline',
    solid: 'Filled',
    light: 'Light outline',
    thin: 'Thin outline',
    duotone: 'Two-tone',
    'sharp-solid': 'Filled, with sharp corners',
    brands: 'Brand logo',
  },
  loading: 'The icons are loading.',
  failed: 'The icons did not load. Type a name in the field instead.',
  noMatch: (query: string) => `No icon has “${query}” in its name.`,
  count: (count: number) => `${count} icons`,
  firstOf: (shown: number, count: number) => `${shown} of ${count} icons. Type to find the others.`,
} as const;
