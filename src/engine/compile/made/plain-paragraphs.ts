/** Words in which Markdown has nothing to say: a compiler would only give them back. Most descriptions of an API are such words. */
import type { MadeWords } from './made-block.ts';

/** Signs that may begin markup, an expression, an entity or a link. */
const SIGN = /[*~[\]<>{}&\\^$@|`]/;
/** White space and characters that compilers may change. */
const UNUSUAL = /[^\S \n]|(?!\n)\p{Cc}/u;
/** Between letters it is one of them: `user_id`. */
const UNDERSCORE = /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/;
const ADDRESS = /:\/\/|www\./i;
/** What makes a line more than a line: lists, headings, quotes, rules, underlines. */
const LINE_START = /^(?:[-+#>=:]|\d+[.)]|$)/m;
/** At the end of a line they would break it. */
const SPACE_AT_END = / $/m;
/** Code in a line, in single backticks, with nothing to trim. */
const CODE = /(?<!`)`(?![` ])([^`\n]*[^`\n ])`(?!`)/;

/**
 * The paragraphs of a text as a compiler would read them.
 * @param lines without what they are indented by
 * @returns `undefined` for text that may hold more than words and code in its lines
 */
export function plainParagraphs(lines: readonly string[]): readonly (readonly MadeWords[])[] | undefined {
  const paragraphs: (readonly MadeWords[])[] = [];
  for (const text of lines.join('\n').split(/\n\n+/)) {
    const words = plainWords(text);
    if (words === undefined) return undefined;
    paragraphs.push(words);
  }
  return paragraphs;
}

function plainWords(text: string): readonly MadeWords[] | undefined {
  if (text.startsWith(' ') || text.includes('\n ') || LINE_START.test(text) || SPACE_AT_END.test(text))
    return undefined;
  if (!text.includes('`')) return mayBeMarkup(text) ? undefined : [text];
  const parts: MadeWords[] = [];
  for (const [index, part] of text.split(CODE).entries()) {
    if (index % 2 === 1) parts.push({ code: part });
    else if (mayBeMarkup(part)) return undefined;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

function mayBeMarkup(text: string): boolean {
  return SIGN.test(text) || UNUSUAL.test(text) || (text.includes('_') && UNDERSCORE.test(text)) || ADDRESS.test(text);
}
