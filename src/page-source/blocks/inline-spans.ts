/** Emphasis, deleted text and inline code of a stretch of Markdown, with where their marks stand. */

import type { TextRange } from '../../project/text-edit.ts';
import { pageOf } from '../tree/page-of.ts';

export type InlineMark = 'bold' | 'italic' | 'strike' | 'code';

export interface InlineSpan extends TextRange {
  readonly mark: InlineMark;
  /** The text between the marks. */
  readonly inner: TextRange;
}

const MARKS: Readonly<Record<string, InlineMark>> = {
  StrongEmphasis: 'bold',
  Emphasis: 'italic',
  Strikethrough: 'strike',
  InlineCode: 'code',
};

/** The spans in a stretch of a page, or of a text that is read as one; inner ones before those around them. */
export function scanInlineSpans(text: string, { start, end }: TextRange): readonly InlineSpan[] {
  const spans: InlineSpan[] = [];
  pageOf(text).tree.iterate({
    from: start,
    to: end,
    enter: () => true,
    leave: ({ name, from, to, node }) => {
      const mark = MARKS[name];
      const [first, last] = mark ? [node.firstChild, node.lastChild] : [];
      if (mark && first && last) spans.push({ mark, start: from, end: to, inner: { start: first.to, end: last.from } });
    },
  });
  return spans;
}
