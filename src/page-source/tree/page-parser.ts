/** `@lezer/markdown` as MDX has Markdown: with tags and expressions, without HTML, code by indentation and `<https://…>`. */

import { type MarkdownConfig, parser, Strikethrough, TaskList } from '@lezer/markdown';
import { deepLines } from './deep-lines.ts';
import { fences } from './fences.ts';
import { frontMatterBlock } from './front-matter-block.ts';
import { jsx } from './jsx.ts';
import { holdReading, Reading } from './reading.ts';
import { references } from './references.ts';
import { scripts } from './scripts.ts';
import { singleStrikes } from './single-strikes.ts';
import { tables } from './tables.ts';

/** In longer paragraphs emphasis and links are not looked for: their number of pairs to try grows faster than the text. */
const LONGEST_MARKED = 20_000;

/** Passes over letters and digits, which begin nothing: the parser would try everything at each. */
const words: MarkdownConfig = {
  parseInline: [
    {
      name: 'Words',
      before: 'Escape',
      parse: (context, next, at) => {
        if (!isWord(next)) return isMark(next) && context.end - context.offset > LONGEST_MARKED ? at + 1 : -1;
        let end = at + 1;
        while (isWord(context.char(end))) end++;
        return end;
      },
    },
  ],
};

/** Letters and digits, and whatever is not ASCII. */
function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code > 127;
}

/** `*`, `_`, `~`, `[`, `]` */
function isMark(code: number): boolean {
  return code === 42 || code === 95 || code === 126 || code === 91 || code === 93;
}

export const pageParser = parser.configure([
  { remove: ['IndentedCode', 'HTMLBlock', 'HTMLTag'] },
  tables,
  TaskList,
  Strikethrough,
  singleStrikes,
  frontMatterBlock,
  scripts,
  jsx,
  fences,
  deepLines,
  references,
  words,
]);

export { holdReading, Reading };
