/** Braces that compile and still can only be meant as text: `{}`, `{post-id}`, `{parent}`. */
import { hasManyOpenBraces } from '../repair/expressions.ts';
import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';

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
  const { scripts, expressions } = partsOf(pageOf(source));
  const declared = new Set(scripts.flatMap(({ start, end }) => source.slice(start, end).match(/\w+/g) ?? []));
  return expressions.flatMap(({ start, end }) => {
    const written = source.slice(start, end);
    const isDeclared = () => (written.match(/\w+/g) ?? []).some((word) => declared.has(word));
    return whole.test(written) && !isDeclared() ? [start] : [];
  });
}
