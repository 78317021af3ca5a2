/** Names of the steps of the navigation, and what is said when they are done or refused. */
export const navigationStepWords = {
  done: (step: string) => `${step}: done.`,
  entries: (count: number) => `${count} entries`,
  move: (what: string) => `Move ${what}`,
  moveInNavigation: (what: string) => `Move ${what} in the navigation`,
  moveToTop: (what: string) => `Move ${what} to the top`,
  moveWithin: (what: string, group: string) => `Move ${what} within ${group}`,
  moveInto: (what: string, group: string) => `Move ${what} into ${group}`,
  moveIntoNewGroup: (what: string) => `Move ${what} into a new group`,
  movedTo: (what: string, group: string | undefined, position: number, count: number) =>
    `${what} moved ${group === undefined ? 'to the top' : `into ${group}`}, ${position} of ${count}.`,
  newGroup: 'New group',
  makeGroup: 'Add a group for it',
  isFirst: (name: string, where: string | undefined) => `“${name}” is the first in ${place(where)}.`,
  isLast: (name: string, where: string | undefined) => `“${name}” is the last in ${place(where)}.`,
  noGroupAbove: (name: string) => `There is no group right above “${name}” to move it into.`,
  atTopAlready: (name: string) => `“${name}” is at the top of the navigation already.`,
  remove: (what: string) => `Remove ${what} from the navigation`,
  removed: (what: string) => `Removed ${what} from the navigation`,
  duplicate: (what: string) => `Duplicate ${what}`,
  duplicated: (what: string) => `Duplicated ${what}, the copy stands below it.`,
  rename: (from: string, to: string) => `Rename ${from} to ${to}`,
  renamed: (to: string) => `Renamed to ${to}.`,
  change: (fields: string, of: string) => `Change ${fields} of ${of}`,
  showInVersion: (what: string, version: string) => `Show ${what} in ${version} only`,
  showInAll: (what: string) => `Show ${what} in all versions`,
  added: (title: string, isListed: boolean) =>
    isListed ? `Added ${title}.` : `Added ${title}. It is not in the navigation.`,
  create: (page: string) => `Create ${page}`,
  created: (page: string) => `Created ${page}.`,
  point: (label: string, page: string) => `Use ${page} for ${label}`,
  pointed: (page: string) => `The entry uses ${page} now.`,
  add: (title: string, where: string) => `Add ${title} ${where}`,
  intoGroupFirst: 'Put the page into a group first.',
  onlyGroups: 'Only groups can belong to a version.',
  dragGroup: 'Drag the group around the page there.',
  holdsFolder: (kind: string, name: string, folder: string) =>
    `The ${kind} “${name}” holds the pages of the folder \`${folder}\`. Drag its pages there one at a time.`,
} as const;

function place(group: string | undefined): string {
  return group === undefined ? 'the navigation' : `“${group}”`;
}
