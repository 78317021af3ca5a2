/** Reads what authors write after the three backticks of a code block. */

export interface FenceInfo {
  /** As written (`cURL`); empty when none is given. */
  readonly language: string;
  readonly title?: string;
  readonly icon?: string;
  readonly iconType?: string;
  /** Line numbers, counted from 1. */
  readonly highlighted: ReadonlySet<number>;
  readonly focused: ReadonlySet<number>;
  readonly hasLineNumbers: boolean;
  readonly isWrapped: boolean;
  readonly isExpandable: boolean;
  readonly canCopy: boolean;
}

/** A key with a quoted, braced or bare value; a group in braces; or a word. */
const PART = /([A-Za-z][\w-]*)=("[^"]*"|'[^']*'|\{[^}]*\}|\S*)|\{([^}]*)\}|("[^"]*"|'[^']*'|\S+)/g;
/** Keys in lower case, with the spellings that authors know from other tools. */
const KEYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'title icon highlight focus lines wrap expandable nocopy theme twoslash'.split(' ').map((key) => [key, key]),
  ),
  filename: 'title',
  file: 'title',
  label: 'title',
  icontype: 'icontype',
  showlinenumbers: 'lines',
  linenumbers: 'lines',
  hl_lines: 'highlight',
};
const FLAGS = new Set('lines wrap expandable nocopy noCopy twoslash showLineNumbers lineNumbers'.split(' '));
/** No author numbers more lines than this; a typing slip such as `1-99999999` must not cost anything. */
const LAST_LINE = 20_000;

/** @param info the whole info string, for example `js hello.js {1,3-5} wrap` */
export function parseFenceInfo(info: string): FenceInfo {
  const { language, rest } = splitLanguage(info.trim());
  const settings = new Map<string, string>();
  const words: string[] = [];
  let highlighted = '';
  for (const [whole, key, value = '', braced, word = ''] of rest.matchAll(PART)) {
    if (key !== undefined && isSetting(key, value)) settings.set(settingName(key), unquote(value));
    else if (braced !== undefined && /\d/.test(braced)) highlighted += `,${braced}`;
    else if (braced !== undefined) words.push(whole);
    else if (FLAGS.has(word)) settings.set(settingName(word), 'true');
    else words.push(unquote(key === undefined ? word : whole));
  }
  const isOn = (flag: string) => settings.has(flag) && settings.get(flag) !== 'false';
  const bare = /[\p{L}\p{N}]/u.test(words.join('')) ? words.join(' ') : '';
  const isFileName = bare === '' && /^[\w./-]+\.\w+$/.test(language);
  const title = settings.get('title') ?? (bare || (isFileName ? language : ''));
  const icon = settings.get('icon');
  const iconType = settings.get('icontype');
  return {
    language: isFileName ? language.slice(language.lastIndexOf('.') + 1) : language,
    ...(title ? { title } : {}),
    ...(icon ? { icon } : {}),
    ...(iconType ? { iconType } : {}),
    highlighted: parseLineRanges(`${highlighted},${settings.get('highlight') ?? ''}`),
    focused: parseLineRanges(settings.get('focus') ?? ''),
    hasLineNumbers: isOn('lines'),
    isWrapped: isOn('wrap'),
    isExpandable: isOn('expandable'),
    canCopy: !isOn('nocopy'),
  };
}

/** `1,3-5` is lines 1, 3, 4 and 5; what is not a number is passed over. */
export function parseLineRanges(ranges: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const [, first, last] of ranges.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const end = Math.min(Number(last ?? first), LAST_LINE);
    for (let line = Number(first); line <= end; line += 1) lines.add(line);
  }
  return lines;
}

function splitLanguage(info: string): { readonly language: string; readonly rest: string } {
  const first = /^[^\s{]+/.exec(info)?.[0] ?? '';
  if (first === '' || FLAGS.has(first) || /^[A-Za-z]+=/.test(first)) return { language: '', rest: info };
  return { language: first, rest: info.slice(first.length) };
}

/** `FOO=bar` in a title is a word of the title; `theme={null}` is a setting even where we do not know it. */
function isSetting(key: string, value: string): boolean {
  return Object.hasOwn(KEYS, key.toLowerCase()) || /^["'{]/.test(value);
}

function settingName(written: string): string {
  return KEYS[written.toLowerCase()] ?? written;
}

function unquote(value: string): string {
  return /^(".*"|'.*'|`.*`|\{.*\})$/s.test(value) ? unquote(value.slice(1, -1).trim()) : value;
}
