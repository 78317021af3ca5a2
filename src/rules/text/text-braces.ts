import { endOfBraces } from '../../page-source/tree/braces.ts';
import type { TextPosition } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import type { TextRule } from '../rule.ts';

export const textBraces: TextRule = {
  over: 'text',
  code: 'mdx/text-braces',
  severity: 'warning',
  title: 'Braces that hold no value',
  why: 'Braces hold code whose value is shown. These hold none, so they are shown as they are written; other tools show nothing there, or refuse the page.',
  run({ file, text, prepared }) {
    if (file.endsWith('.md')) return [];
    const place = createPlacer(text);
    return prepared.textBraces.map((start) => {
      const end = endOfBraces(text, start) ?? start + 1;
      const written = text.slice(start, end);
      return {
        subject: [written],
        message: `\`${written}\` has no value, so it is shown as written; other tools show nothing or refuse the page.`,
        hint: 'Write `\\{` for a brace that is meant as text, or put it in backticks.',
        file,
        range: { start: place(start), end: place(end) },
        fix: { title: 'Write `\\{`', edits: [fixEdit(text, start, start + 1, '\\{')] },
      };
    });
  },
};

/** Lines and columns of offsets that are asked for in order, in one pass over the text. */
function createPlacer(text: string): (offset: number) => TextPosition {
  let line = 1;
  let lineStart = 0;
  return (offset) => {
    for (let at = text.indexOf('\n', lineStart); at >= 0 && at < offset; at = text.indexOf('\n', lineStart)) {
      line++;
      lineStart = at + 1;
    }
    return { line, column: offset - lineStart + 1 };
  };
}
