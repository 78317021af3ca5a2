/** What a project wants to be told about its writing. Names between backticks are shown as code. */
export const checksWords = {
  heading: 'Checks',
  help: 'Choose what you are told about your pages and settings, how bad it is, and the words that you write.',
  open: 'Choose the checks…',
  loads: 'The checks are being read',
  title: 'Checks',
  preset: 'How much you are told',
  presets: {
    off: ['Nothing', 'No advice. What is missing or broken is told all the same.'],
    gentle: ['The usual', 'What is nearly always right: structure, links, pictures, code, keys.'],
    strict: [
      'Everything',
      'Sentences, style and spelling, too. Spelling is looked at in English and Dutch; the dictionary is loaded when it is first needed.',
    ],
    google: [
      'Google’s style for developers',
      'The usual, and what our checks know of that guide: “you”, active voice, present tense, short sentences, its choice of words.',
    ],
    microsoft: [
      'Microsoft’s style',
      'The usual, and what our checks know of that guide: “you”, active voice, present tense, short sentences, its choice of words.',
    ],
  },
  rules: 'Single checks',
  rulesHelp: 'Advice is as chosen above. What is missing or broken is told unless you turn it off here.',
  changed: (count: number) => `(${count.toLocaleString('en')} chosen otherwise)`,
  levelOf: (rule: string) => `${rule}: how bad it is`,
  levels: {
    usual: 'As above',
    always: 'As usual',
    off: 'Off',
    advice: 'Advice',
    note: 'Note',
    warning: 'Warning',
    error: 'Error',
  },
  words: 'Words of the project',
  wordsHelp:
    'One word for one thing: what you write, and what you do not write for it. Several are separated by commas. A word with nothing else is one that the spelling knows.',
  use: 'Write',
  not: 'Not',
  wordNumber: (number: number) => `Word ${number}`,
  addWord: 'Add a word',
  removeWord: (number: number) => `Remove word ${number}`,
  file: (file: string) =>
    `The choice is kept in \`${file}\`, which goes along with the project and is no part of the site. The command line reads it, too.`,
  unreadable: (file: string) => `\`${file}\` cannot be read. Correct the mistake in it first, then choose here.`,
  save: 'Save',
  step: 'Choose the checks',
  done: 'The checks are chosen',
} as const;
