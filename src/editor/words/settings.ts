/** The settings: forms of every part, what stands beside each field, and the search over them. */
export const settingsWords = {
  shifted: {
    link: (mode: 'light' | 'dark', ground: string) => `Links on the page in ${mode} mode (${ground}) are drawn in`,
    accent: (mode: 'light' | 'dark') => `Chosen entries and marks in ${mode} mode are drawn in`,
    onTint: (mode: 'light' | 'dark') => `Links in callouts and on other tinted parts in ${mode} mode are drawn in`,
    background: 'The page is drawn in',
    reason: (given: string) => `in place of ${given}, so that they can be read.`,
    backgroundReason: (given: string) => `in place of ${given}, so that text on it can be read.`,
  },
  buttonText: (color: 'black' | 'white') => `under the ${color} text of buttons`,
} as const;
