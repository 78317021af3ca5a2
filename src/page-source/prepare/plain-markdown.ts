/** The last resort: a page's text as plain Markdown, without tags, so that everything in it can still be read. */
import { plainAttribute } from '../headings/tag-attributes.ts';
import { scanTags } from '../scan-tags.ts';
import { scanCode } from '../source-scan.ts';
import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';
import type { JsxTag } from '../tree/read-tag.ts';

/** Attributes with words that tell what a component is about. */
const TITLES = ['title', 'label', 'name', 'path', 'query', 'body', 'header', 'caption'];

/** What `prepareSource` made of formulas and of the ids of headings. */
const FORMULA = /<Latex(?: display)?>\{String\.raw`([^`]*)`\}<\/Latex>/g;
const HEADING_ID = /\{_headingId\("[^"\n]*"\)\}/g;

/** What stands in the place of a stretch; `undefined` for code, which stays. */
type Replacement = readonly [start: number, end: number, text: string | undefined];

/** Drops scripts, tags and comments outside code, keeps titles in bold, and takes out the indentation that tags gave to their content. */
export function toPlainMarkdown(source: string): string {
  const text = source.replace(FORMULA, '$$$1$$').replace(HEADING_ID, '');
  let result = '';
  let words = '';
  let at = 0;
  for (const [start, end, instead] of replacements(text)) {
    if (start < at) continue;
    words += text.slice(at, start) + (instead ?? '');
    at = end;
    if (instead !== undefined) continue;
    result += toPlain(words) + text.slice(start, end);
    words = '';
  }
  return result + toPlain(words + text.slice(at));
}

function replacements(text: string): readonly Replacement[] {
  const { scripts, comments } = partsOf(pageOf(text));
  const all: Replacement[] = [
    ...scripts.map(({ start, end }): Replacement => [start, end, '']),
    ...scanCode(text).map(([start, end]): Replacement => [start, end, undefined]),
    ...comments.map(({ start, end }): Replacement => [start, end, text.slice(start, end).replace(/[^\r\n]/g, '')]),
    // `Map<string, number>` is no tag that anybody meant.
    ...scanTags(text)
      .filter(({ nameEnd }) => /[\s/>]/.test(text.charAt(nameEnd)))
      .map((tag): Replacement => [tag.start, tag.end, titleOf(text, tag)]),
  ];
  return all.sort(([one], [other]) => one - other);
}

function titleOf(text: string, tag: JsxTag): string {
  if (tag.kind === 'close' || !/^[A-Z]/.test(tag.name)) return '';
  const title = tag.attributes.find(({ name }) => TITLES.includes(name));
  const words = title && plainAttribute(text, tag, title.name)?.written;
  return words === undefined ? '' : `**${words}** `;
}

function toPlain(text: string): string {
  return text.replace(/<(?=[A-Za-z/!?])/g, '\\<').replace(/^[ \t]{4,}(?=[^\s*+\-\d]|\*\*)/gm, '');
}
