/** What readers see of what authors write after the three backticks of a code block. */
import { readFenceParts, titleOf } from '../../../page-source/blocks/fence-info.ts';

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
  /** Of a diagram: whether it can be enlarged, and in which corner the button for it stands. */
  readonly actions?: string;
  readonly placement?: string;
}

/** No author numbers more lines than this; a typing slip such as `1-99999999` must not cost anything. */
const LAST_LINE = 20_000;

/** Samples of an API have the same few on every page. */
const known = new Map<string, FenceInfo>();
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 500;

/** @param info the whole info string, for example `js hello.js {1,3-5} wrap` */
export function parseFenceInfo(info: string): FenceInfo {
  const written = info.trim();
  let parsed = known.get(written);
  if (parsed === undefined) {
    parsed = parse(written);
    if (written.length > LONGEST_KNOWN) return parsed;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(written, parsed);
  }
  return parsed;
}

function parse(written: string): FenceInfo {
  const { language, parts } = readFenceParts(written);
  const groups = parts.filter(({ start, isWord }) => !isWord && written.charAt(start) === '{');
  const settings = new Map(
    parts.flatMap((part) =>
      part.name === undefined || groups.includes(part) ? [] : [[part.name, part.value ?? 'true'] as const],
    ),
  );
  const isOn = (flag: string) => settings.has(flag) && settings.get(flag) !== 'false';
  const bare = titleOf({ language, parts: parts.filter(({ isWord }) => isWord) });
  const isFileName = bare === '' && /^[\w./-]+\.\w+$/.test(language);
  const title = settings.get('title') ?? (bare || (isFileName ? language : ''));
  const icon = settings.get('icon');
  const iconType = settings.get('iconType');
  const actions = settings.get('actions');
  const placement = settings.get('placement');
  const marked = [...groups.map(({ value }) => value), settings.get('highlight')];
  return {
    language: isFileName ? language.slice(language.lastIndexOf('.') + 1) : language,
    ...(title ? { title } : {}),
    ...(icon ? { icon } : {}),
    ...(iconType ? { iconType } : {}),
    ...(actions ? { actions } : {}),
    ...(placement ? { placement } : {}),
    highlighted: parseLineRanges(marked.join(',')),
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
