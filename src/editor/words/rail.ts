/** The way to the sections: the menu at the side, and the bar below on narrow windows. */
export const railWords = {
  sections: 'Sections',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  parts: 'Parts of the editor',
  problems: (count: number) => (count === 1 ? ' problem' : ' problems'),
} as const;
