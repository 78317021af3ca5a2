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
const KNOWN_KEYS = new Set(
  'title filename icon iconType highlight focus lines wrap expandable nocopy theme twoslash'.split(' '),
);
const FLAGS = new Set(['lines', 'wrap', 'expandable', 'nocopy', 'twoslash', 'showLineNumbers']);
/** No author numbers more lines than this; a typing slip such as `1-99999999` must not cost anything. */
const LAST_LINE = 20_000;

/** @param info the whole info string, for example `js hello.js {1,3-5} wrap` */
export function parseFenceInfo(info: string): FenceInfo {
  const { language, rest } = splitLanguage(info.trim());
  const settings = new Map<string, string>();
  const words: string[] = [];
  let highlighted = '';
  for (const [whole, key, value = '', braced, word = ''] of rest.matchAll(PART)) {
    if (key !== undefined && isSetting(key, value)) settings.set(key, unquote(value));
    else if (braced !== undefined) highlighted += `,${braced}`;
    else if (FLAGS.has(word)) settings.set(word, 'true');
    else words.push(unquote(key === undefined ? word : whole));
  }
  const isOn = (flag: string) => settings.has(flag) && settings.get(flag) !== 'false';
  const bare = words.join(' ');
  const isFileName = bare === '' && /^[\w./-]+\.\w+$/.test(language);
  const title = settings.get('title') ?? settings.get('filename') ?? (bare || (isFileName ? language : ''));
  const icon = settings.get('icon');
  const iconType = settings.get('iconType');
  return {
    language: isFileName ? language.slice(language.lastIndexOf('.') + 1) : language,
    ...(title ? { title } : {}),
    ...(icon ? { icon } : {}),
    ...(iconType ? { iconType } : {}),
    highlighted: parseLineRanges(`${highlighted},${settings.get('highlight') ?? ''}`),
    focused: parseLineRanges(settings.get('focus') ?? ''),
    hasLineNumbers: isOn('lines') || isOn('showLineNumbers'),
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
  return KNOWN_KEYS.has(key) || /^["'{]/.test(value);
}

function unquote(value: string): string {
  return /^(".*"|'.*'|\{.*\})$/s.test(value) ? unquote(value.slice(1, -1).trim()) : value;
}
