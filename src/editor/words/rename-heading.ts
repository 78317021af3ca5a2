/** Renaming a heading, a step, a tab … with the links to it: the dialog, and the notice after it. Names between backticks are shown as code. */
export const renameHeadingWords = {
  /** By the kind of what is renamed. */
  nouns: {
    Heading: 'heading',
    Step: 'step',
    Accordion: 'accordion',
    Tab: 'tab',
    Update: 'update',
    ParamField: 'parameter',
    ResponseField: 'field',
    Expandable: 'section',
  },
  title: (noun: string) => `Rename the ${noun}`,
  step: (noun: string, title: string) => `Rename a ${noun} to “${title}”`,
  empty: (noun: string) => `The ${noun} needs a title.`,
  unfit: (noun: string) => `With this title it would not be a ${noun} any more. Try another one.`,
  changes: 'What will change',
  newId: (before: string, after: string) => `\`#${before}\` becomes \`#${after}\`.`,
  rename: 'Rename',

  noLinks: 'No link in the project leads to it.',
  rewritten: (count: number) => `${count === 1 ? '1 link leads' : `${count} links lead`} to it and will be updated.`,
  ownId: (noun: string, id: string, links: number) =>
    `This ${noun} has its own id, \`#${id}\`, which stays: ${links === 0 ? 'links to it keep' : keep(links)} working.`,
  kept: (links: number) => `${keep(links)} working.`,
  sameName: (links: number) =>
    `${links === 1 ? '1 link to a heading' : `${links} links to headings`} with the same title on the page will be updated, because the numbers at the end of their ids change.`,
  inSnippets: (links: number) =>
    links === 1
      ? '1 link in a snippet stays as written: on another page that shows the snippet, it leads elsewhere.'
      : `${links} links in snippets stay as written: on other pages that show the snippets, they lead elsewhere.`,
  followed: (links: number, noun: string) =>
    `${links === 1 ? '1 link was' : `${links} links were`} updated to the new title of the ${noun}`,
} as const;

function keep(links: number): string {
  return links === 1 ? '1 link to it keeps' : `${links} links to it keep`;
}
