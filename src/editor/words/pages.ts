/** New pages: the dialog, their places in the navigation, and the names of the steps. */
export const addPageWords = {
  title: 'Add a page',
  startFrom: 'Start from',
  pageTitle: 'Title',
  titleMissing: (example: string) => `The page has no title. Write one, such as “${example}”.`,
  titleExample: 'Quickstart',
  path: 'Path',
  pathMissing: 'The page needs a path, such as `guides/quickstart`.',
  description: 'Description',
  descriptionExample: 'What the page is for',
  add: 'Add the page',
  step: (title: string) => `Add ${title}`,
} as const;

/** Where pages can stand in the navigation. */
export const pagePlaceWords = {
  label: 'Place in the navigation',
  noGroup: 'There is no group for it yet.',
  none: 'Not in the navigation',
  after: (entry: string) => `After “${entry}”`,
  /** `trail` is the group with those around it, such as `Guides › Start`; empty where it has no name. */
  inGroup: (trail: string) => `In ${trail || 'a group without a name'}`,
  /** Of the group that a navigation begins with. */
  firstGroup: 'Get started',
  inNewGroup: (group: string) => `In a new group, “${group}”`,
  atEnd: 'At the end of the navigation',
} as const;

/** Titles of copies. */
export const copyWords = {
  first: (title: string) => `${title} (copy)`,
  numbered: (title: string, number: number) => `${title} (copy ${number})`,
} as const;

/** Name of the step that copies a page. */
export const duplicatePageStep = (title: string): string => `Duplicate ${title}`;
