/** What is shown of the list of problems: only some of what was found, when a person has chosen so. */
export const problemFilterWords = {
  region: 'What is shown',
  severities: 'How bad it is',
  severity: { error: 'Errors', warning: 'Warnings', info: 'Notes', advice: 'Advice' },
  about: 'About',
  everything: 'Everything',
  where: 'Where',
  project: 'Whole project',
  page: 'This page',
  withCount: (name: string, count: number) => `${name} (${count.toLocaleString('en')})`,
  shown: (count: number, all: number) => `${count.toLocaleString('en')} of ${all.toLocaleString('en')} are shown.`,
  none: 'Nothing of this is found',
  noneText: 'Other things are, which are not shown now.',
  reset: 'Show everything',
} as const;
