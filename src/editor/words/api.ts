/** The section of the API: its descriptions, their operations, and the pages that show them. Names between backticks are shown as code. */
export const apiWords = {
  title: 'API',
  operations: 'Operations',

  descriptions: 'API descriptions',
  emptyTitle: 'No API description yet',
  empty:
    'An API description (OpenAPI) is a file that says what your API can do. Pages with fields, samples and answers are made from it. Drop the file here, or choose it.',
  addFile: 'Add a file…',
  fetchFile: 'From an address…',
  fileInput: 'API description, JSON or YAML',
  drop: 'Drop an API description to add it',
  dropReplaces: 'A file of the same name is replaced.',
  openSource: (file: string) => `Open the source of ${file}`,
  more: (file: string) => `More for ${file}`,
  use: 'Use for the whole site',
  doNotUse: 'Remove from the settings',
  pagesForAll: 'Add pages for all operations…',
  deleteFile: 'Delete the file',
  version: (version: string) => (/^\d/.test(version) ? `v${version}` : version),
  counts: (operations: number, models: number) =>
    [operationsOf(operations), ...(models > 0 ? [models === 1 ? '1 data model' : `${models} data models`] : [])].join(
      ', ',
    ),
  broken: 'cannot be read',
  showProblem: (file: string) => `Show what is wrong in ${file}`,
  showProblemShort: 'Show',
  missing: 'Not in the project.',
  chooseFile: 'Choose file…',
  chooseFileOf: (path: string) => `Choose file… for ${path}`,
  hasToBeJson: (name: string, path: string) =>
    `\`${name}\` is YAML, and \`${path}\` has to be JSON. Choose a JSON file.`,
  onOtherHost: 'On another host, so nothing of it is in the site.',
  fetchOnce: 'Fetch once…',
  fetchOnceFrom: (address: string) => `Fetch once… from ${address}`,

  addStep: (file: string) => `Add ${file}`,
  replaceStep: (file: string) => `Replace ${file}`,
  added: (file: string) => `Added ${file}`,
  replaced: (file: string) => `Replaced ${file}`,
  nameStep: (file: string) => `Use ${file} for the whole site`,
  doNotUseStep: (file: string) => `Remove ${file} from the settings`,
  deleteStep: (file: string) => `Delete ${file}`,
  deleted: (file: string) => `Deleted ${file}`,
  notAdded: 'The file was not added',
  notDone: 'Nothing was changed',
  wrongEnding: (name: string) =>
    `\`${name}\` is neither JSON nor YAML. Choose a file that ends in \`.json\`, \`.yaml\` or \`.yml\`.`,
  noDescription: (name: string) =>
    `\`${name}\` is no API description: it does not say which version of OpenAPI it follows. Choose a file with a line such as \`openapi: 3.1.0\`.`,
  isPage: (address: string) =>
    `\`${address}\` leads to a web page, not to a file. Look there for a link to the JSON or YAML file, and use its address.`,

  filter: 'Find an operation',
  clearFilter: 'Clear the search',
  found: (count: number) => `${operationsOf(count)} found`,
  whichOperations: 'Which operations',
  all: (count: number) => `All (${count})`,
  withoutPage: (count: number) => `Without a page (${count})`,
  ofDescription: 'Of the description',
  ofAll: 'All descriptions',
  untagged: 'Without a tag',
  noneFound: 'No operation matches',
  showAll: 'Show all operations',
  allHavePages: 'Every operation has a page',
  showMore: (count: number) => `Show more (${count})`,
  deprecated: 'deprecated',
  hasPage: 'has a page',
  openPage: (name: string) => `Open the page of ${name}`,
  addPage: (name: string) => `Add a page for ${name}`,
  addTo: (name: string) => `Add a page for ${name} to…`,
  addAll: (count: number) => `Add ${count === 1 ? 'the missing page' : `all ${count} pages`}…`,
  addPageStep: (title: string) => `Add a page for ${title}`,
  addedPage: (title: string) => `Added a page for ${title}`,
  addedWhere: (file: string, group: string) => `${file}, in ${group || 'a group without a name'}`,
  addedNowhere: (file: string) => `${file}, not in the navigation`,
  dragHint: 'In Navigation, operations without a page can be dragged into the tree.',

  lostPages: 'Pages whose operation is gone',
  lostHelp: (written: string) => `No description has \`${written}\`.`,
  takeNearest: (name: string) => `Use ${name}`,
  takeNearestFor: (name: string, page: string) => `Use ${name} for ${page}`,
  takeNearestStep: (name: string) => `Use ${name}`,
  openFile: (page: string) => `Open ${page}`,
  open: 'Open',
  deletePage: (page: string) => `Delete ${page}`,
  deleteShort: 'Delete',
  deletePageStep: (page: string) => `Delete ${page}`,
  deletedPage: (page: string) => `Deleted ${page}`,

  allTitle: (file: string) => `Pages for the operations of ${file}`,
  way: 'How the pages are made',
  generatedWay: 'Made by themselves',
  generatedHelp:
    'A group of the navigation names the description. Its pages follow the description: what is added there gets a page, what goes loses it. There are no files to edit.',
  filesWay: (count: number) => `A file for each (${count})`,
  filesHelp:
    'Each operation without a page gets a file of its own. You can write text of your own on it, move it and rename it. Its fields still follow the description.',
  groupName: 'Name of the group',
  groupNameMissing: 'The group has no name. Write one, such as “API reference”.',
  apiReference: 'API reference',
  addPages: 'Add the pages',
  addGeneratedStep: (group: string) => `Add ${group}`,
  addedGenerated: (group: string) => `Added ${group}`,
  addAllStep: (count: number) => `Add ${count === 1 ? '1 page' : `${count} pages`} of the API`,
  addedAll: (count: number) => `Added ${count === 1 ? '1 page' : `${count} pages`} of the API`,

  addToTitle: (name: string) => `A page for ${name}`,
  path: 'Path',
  add: 'Add the page',

  fetchTitle: 'Fetch an API description',
  address: 'Address',
  addressExample: 'https://example.com/openapi.json',
  fetchHelp: (host: string) =>
    `${host} is asked for this file once, when you click Fetch. The file is saved into the project, and nothing of the project is sent.`,
  theHost: 'The host',
  replaceAddress: 'Use the file in place of the address in the settings',
  nameInSettings: 'Use the description for the whole site',
  fetch: 'Fetch',
  fetching: 'Fetching…',
  badAddress: 'Write a whole address, such as `https://example.com/openapi.json`.',
  unreachable: (host: string) =>
    `\`${host}\` could not be reached, or does not let other sites read the file. Open the address in a new tab, save the file, and drop it here.`,
  refused: (host: string, status: number) =>
    `\`${host}\` does not give the file (answer ${status}). Check the address. Where one has to sign in, save the file from there and drop it here.`,
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB, so it was not fetched.`,
  stopped: 'Nothing was fetched.',
} as const;

function operationsOf(count: number): string {
  return count === 1 ? '1 operation' : `${count} operations`;
}
