/** Braces that compile and still can only be meant as text: `{}`, `{post-id}`, `{parent}`. */
import { hasManyOpenBraces } from '../repair/expressions.ts';
import { endOfScript } from '../repair/scripts.ts';
import { codeOf, isInside, scanTags } from '../scan-tags.ts';
import { endOfBraces } from '../tree/braces.ts';

/** Names that every script has and no page gives a value, and that authors use for what a reader is to put in. */
const EMPTY_NAMES = 'document|self|top|parent|frames|opener|process|module|navigator|performance';
const WORDS = String.raw`\s*|[A-Za-z_]\w*(?:-[A-Za-z_]\w*)+`;
const ANY = new RegExp(String.raw`\{(?:${WORDS}|${EMPTY_NAMES})\}`);
const WHOLE = new RegExp(`^${ANY.source}$`);
/** What a snippet is given may have any name. */
const WHOLE_IN_SNIPPET = new RegExp(String.raw`^\{(?:${WORDS})\}$`);

/** Offsets of such braces outside code, tags and scripts, in order. */
export function findTextBraces(file: string, source: string, bodyStart: number): readonly number[] {
  if (!ANY.test(source.slice(bodyStart)) || hasManyOpenBraces(source)) return [];
  const whole = /(?:^|\/)_?snippets\//.test(file) ? WHOLE_IN_SNIPPET : WHOLE;
  const code = codeOf(source);
  const scripts = [...source.matchAll(/^(?:export|import)\b/gm)]
    .filter(({ index }) => index >= bodyStart && !isInside(code, index))
    .map(({ index }) => [index, endOfScript(source, index, index)] as const);
  const declared = new Set(scripts.flatMap(([start, end]) => source.slice(start, end).match(/\w+/g) ?? []));
  const tags = scanTags(source).map(({ start, end }) => [start, end] as const);
  const found: number[] = [];
  for (let at = source.indexOf('{', bodyStart); at >= 0; ) {
    const start = at;
    const script = scripts.find(([from, to]) => start >= from && start < to);
    const isText = script !== undefined || source.charAt(start - 1) === '\\' || isInside(code, start);
    const end = isText ? undefined : endOfBraces(source, start);
    at = source.indexOf('{', script?.[1] ?? end ?? start + 1);
    const written = end === undefined ? '' : source.slice(start, end);
    if (!whole.test(written)) continue;
    const isDeclared = (written.match(/\w+/g) ?? []).some((word) => declared.has(word));
    if (!isDeclared && !isInside(tags, start)) found.push(start);
  }
  return found;
}
