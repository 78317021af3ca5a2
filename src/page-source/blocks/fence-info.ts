/** What stands behind the backticks of a code block, as parts with their places: each can be changed on its own. */

/** A setting, a flag, marked lines in braces, or a word of the title. */
export interface FencePart {
  /** Offsets in the info string. */
  readonly start: number;
  readonly end: number;
  /** The setting under the name that the catalogue has for it; `undefined` for words and for what is not known. */
  readonly name: string | undefined;
  /** Without quotes and braces. A flag alone has none. */
  readonly value: string | undefined;
  /** Where the value is written, with its quotes or braces. */
  readonly valueStart: number;
  readonly isWord: boolean;
}

export interface FenceParts {
  /** As it is written. Empty when the first word is a setting. */
  readonly language: string;
  readonly parts: readonly FencePart[];
}

/** A key with a quoted, braced or bare value; a group in braces; or a word. */
const PART = /([A-Za-z][\w-]*)=("[^"]*"|'[^']*'|\{[^}]*\}|\S*)|\{([^}]*)\}|("[^"]*"|'[^']*'|\S+)/g;

/** Spellings, in lower case, and the setting that each means. Those behind the first line are read, and kept. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...'title icon highlight focus lines wrap expandable nocopy actions placement'
    .split(' ')
    .map((name) => [name, name] as const),
  ['icontype', 'iconType'],
  ['filename', 'title'],
  ['file', 'title'],
  ['label', 'title'],
  ['showlinenumbers', 'lines'],
  ['linenumbers', 'lines'],
  ['hl_lines', 'highlight'],
]);

/** Words that are settings where they stand alone, in these spellings only: `Wrap a component` is a title. */
const FLAGS = new Set('lines wrap expandable nocopy noCopy twoslash showLineNumbers lineNumbers'.split(' '));

/** Reads an info string as pages are drawn from it, for example `js hello.js {1,3-5} wrap`. */
export function readFenceParts(info: string): FenceParts {
  const first = /^[^\s{]+/.exec(info)?.[0] ?? '';
  const language = FLAGS.has(first) || /^[A-Za-z]+=/.test(first) ? '' : first;
  const parts = [...info.slice(language.length).matchAll(PART)].map((match) => partOf(match, language.length));
  return { language, parts };
}

function partOf(match: RegExpExecArray, offset: number): FencePart {
  const [whole, key, written = '', braced, word = ''] = match;
  const start = offset + match.index;
  const place = { start, end: start + whole.length, valueStart: start };
  if (key !== undefined && (NAMES.has(key.toLowerCase()) || /^["'{]/.test(written))) {
    const name = NAMES.get(key.toLowerCase());
    return { ...place, name, value: unquote(written), valueStart: start + key.length + 1, isWord: false };
  }
  if (braced !== undefined && /\d/.test(braced)) return { ...place, name: 'highlight', value: braced, isWord: false };
  if (FLAGS.has(word)) return { ...place, name: NAMES.get(word.toLowerCase()), value: undefined, isWord: false };
  // `{id}` in a title is a word of it.
  return { ...place, name: undefined, value: braced === undefined ? unquote(whole) : whole, isWord: true };
}

function unquote(value: string): string {
  return /^(".*"|'.*'|`.*`|\{.*\})$/s.test(value) ? unquote(value.slice(1, -1).trim()) : value;
}

/** The title: named, or all words that are nothing else. Empty when there is none. */
export function titleOf({ parts }: FenceParts): string {
  const named = parts.findLast(({ name }) => name === 'title')?.value;
  if (named !== undefined && named !== '') return named;
  const words = parts.filter(({ isWord }) => isWord).map(({ value }) => value);
  return /[\p{L}\p{N}]/u.test(words.join('')) ? words.join(' ') : '';
}

/** Whether words, written as they are, would be read as the title and as nothing else. */
export function isPlainTitle(title: string): boolean {
  const { parts } = readFenceParts(`text ${title}`);
  return parts.every(({ isWord }) => isWord) && titleOf({ language: '', parts }) === title;
}
