/** The fields of the settings: names of steps, lists, colours, and what is said beside a value. Names between backticks are shown as code. */
export const settingsFieldWords = {
  change: (what: string) => `Change ${what}`,
  clear: (what: string) => `Clear ${what}`,
  of: (setting: string, item: string) => `${setting} of ${item}`,
  add: (kind: string) => `Add ${kind}`,
  new: (kind: string) => `New ${kind}`,
  entry: 'Entry',
  unnamed: (kind: string) => `${kind} without a name`,
  links: (count: number) => `${count} ${count === 1 ? 'link' : 'links'}`,
  iconStyle: 'style of the icon',
  upload: (file: string, setting: string) => `Upload ${file} as ${setting}`,
  duplicate: (item: string) => `Duplicate ${item}`,
  remove: (item: string) => `Remove ${item}`,
  removed: (item: string) => `Removed ${item}`,
  move: (item: string, isUp: boolean) => `Move ${item} ${isUp ? 'up' : 'down'}`,
  inPlace: (said: string, position: number) => `${said}, place ${position}`,
  moved: (item: string, position: number, count: number) => `Moved ${item} to place ${position} of ${count}`,
  isFirst: (item: string) => `${item} is already the first`,
  isLast: (item: string) => `${item} is already the last`,
  noPlatform: 'No platform',
  socialLink: (platform: string) => `${platform} link`,
  colorOrGradient: (setting: string) => `${setting}: one colour or a gradient`,
  oneColorOrPair: (setting: string) => `${setting}: one colour, or one for each mode`,
  oneColor: 'One colour',
  chooseFolder: 'Choose the folder of its pages',
  usualFolder: 'Use the usual folder',
  gradient: 'Gradient',
  header: 'Example of the header',
  headerSent: 'Requests include',
  configuration: 'The configuration',
  contrast: (ratio: string, where: string) => `${ratio}:1 ${where}`,
  easy: (what: string) => `, easy to ${what}`,
  hard: (what: string, least: number) => `, hard to ${what}: it should be at least ${least}:1`,
  nearest: (color: string) => `Use ${color}, the closest colour that is easy to read`,
  unknownIcon: (name: string) =>
    `There is no free icon named ${name}. Choose another one, or a picture from the project.`,
  chooseIcon: (setting: string) => `Choose: ${setting}`,

  noLabel: 'Readers see nothing to click on until it has a label.',
  noAddress: 'It leads nowhere until it has an address.',
  noPages: 'It holds no pages until it has a folder or an address.',
  noVersionName: 'Readers cannot choose it until it has a name.',
  noSign: 'No icon is shown until it has a platform.',
} as const;

/** What is wrong with a setting. Values are shown as code. */
export const settingErrorWords = {
  kinds: {
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
    object: 'a group of settings',
    array: 'a list',
    null: 'empty',
  },
  nothing: 'nothing',
  or: (kinds: readonly string[]) => kinds.join(' or '),
  suchAs: (example: string | undefined) => (example === undefined ? '' : `, such as \`${example}\``),
  missing: (setting: string) => `${setting} is missing.`,
  noColor: (value: string, suchAs: string) =>
    `\`${value}\` is not a colour. Write # and then six or three characters${suchAs}.`,
  wrongKind: (setting: string, kind: string, value: string, wanted: string, suchAs: string) =>
    `${setting} holds ${kind} (\`${value}\`). It may hold ${wanted}${suchAs}.`,
  /** `choices` has at least two values, or none where they are not known. */
  noChoice: (setting: string, value: string, choices: readonly string[]) => {
    const known = choices.map((choice) => `\`${choice}\``);
    const list = known.length === 0 ? '' : ` It may be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`;
    return `\`${value}\` is not a value that ${setting} may have.${list}`;
  },
  incompleteJson: (start: string) =>
    `\`${start}\` is not complete JSON yet, so the file is unchanged. Write text in quotation marks, such as \`"docs"\`, or a number, \`true\`, a list or an object.`,
} as const;

/** Where a colour is seen, behind its contrast: "5.2:1 on the page in light mode". */
export const backdropWords = {
  onPage: (mode: 'light' | 'dark') => `on the page in ${mode} mode`,
  behindButtonText: (color: 'black' | 'white') => `behind the ${color} text of buttons`,
  behindText: (shade: 'light' | 'dark') => `behind ${shade} text`,
  behindLinks: (mode: 'light' | 'dark', color: string) => `behind links in ${mode} mode (${color})`,
  behindIcon: (color: 'black' | 'white') => `behind the ${color} icon of the shortcut`,
} as const;

/** The colours suggested from the logo. */
export const paletteWords = {
  ask: 'Suggest colours from the logo',
  title: 'Colours from the logo',
  close: 'Close the suggestions',
  reading: 'Looking at the logo…',
  sample: 'Aa',
  uses: { light: 'links in light mode', dark: 'links in dark mode', buttons: 'buttons' },
  contrast: (use: string, ratio: string) => `${use}, ${ratio}:1`,
  step: 'Use the colours of the logo',
  inUse: 'In use',
  use: (file: string) => `Use these, from ${file}`,
  unreadable: (files: readonly string[]) => `This browser cannot show ${namesOf(files)}, so the colours are not known.`,
  noColors: (files: readonly string[]) =>
    `${namesOf(files)} ${files.length === 1 ? 'is' : 'are'} black, white or grey only. Choose a colour that goes with it below.`,
  noLogo: 'There is no logo yet. Upload one above, then its colours can be used here.',
  onTheWeb: (address: string) =>
    `The logo is on the web (\`${address}\`), where its colours cannot be read. Upload the file above instead.`,
  noFile: (path: string) => `The project has no file \`${path}\`. Upload the logo above.`,
} as const;

function namesOf(files: readonly string[]): string {
  return files.map((file) => `\`${file}\``).join(' and ');
}

/** Variables: texts with names. */
export const namedTextWords = {
  newName: 'Name of a new variable',
  add: 'Add variable',
  one: (name: string) => `variable ${name}`,
  wrongName: 'A name has letters from A to Z, digits and hyphens.',
  taken: (name: string) => `There is a variable “${name}” already.`,
} as const;
