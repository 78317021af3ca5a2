/** The fields of the settings: names of steps, lists, colours, and what is said beside a value. Names between backticks are shown as code. */
export const settingsFieldWords = {
  change: (what: string) => `Change ${what}`,
  clear: (what: string) => `Clear ${what}`,
  of: (setting: string, item: string) => `${setting} of ${item}`,
  add: (kind: string) => `Add ${kind}`,
  new: (kind: string) => `New ${kind}`,
  entry: 'Entry',
  upload: (file: string, setting: string) => `Upload ${file} as ${setting}`,
  duplicate: (item: string) => `Duplicate ${item}`,
  remove: (item: string) => `Remove ${item}`,
  removed: (item: string) => `Removed ${item}`,
  move: (item: string, isUp: boolean) => `Move ${item} ${isUp ? 'up' : 'down'}`,
  moved: (item: string, position: number, count: number) => `Moved ${item} to place ${position} of ${count}`,
  isFirst: (item: string) => `${item} is already the first`,
  isLast: (item: string) => `${item} is already the last`,
  noPlatform: 'No platform',
  socialLink: (platform: string) => `${platform} link`,
  colorOrGradient: (setting: string) => `${setting}: one colour or a gradient`,
  oneColor: 'One colour',
  gradient: 'Gradient',
  header: 'Example of the header',
  headerSent: 'Requests carry',
  configuration: 'The configuration',
  contrast: (ratio: string, where: string) => `${ratio}:1 ${where}`,
  easy: (what: string) => `, easy to ${what}`,
  hard: (what: string, least: number) => `, hard to ${what}: ${least}:1 is the least`,
  nearest: (color: string) => `Use ${color}, the nearest that reads well`,
  unknownIcon: (name: string) => `No free icon has the name ${name}. Choose another, or a picture of the project.`,
  chooseIcon: (setting: string) => `Choose: ${setting}`,

  noLabel: 'Readers see nothing to click on until it has a label.',
  noAddress: 'It leads nowhere until it has an address.',
  noPages: 'It holds no pages until it has a folder or an address.',
  noVersionName: 'Readers cannot choose it until it has a name.',
  noSign: 'No icon is shown until it has a platform.',
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
  inUse: 'These are in use',
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
