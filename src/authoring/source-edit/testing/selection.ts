/** Texts with a selection drawn into them, for tests: `[` and `]` around it, or `|` for a cursor. */
import { applyTextEdits, type SourceChange, type TextRange } from '../../../project/text-edit.ts';

export interface MarkedText {
  readonly text: string;
  readonly selection: TextRange;
}

/** Reads `a [b] c` or `a |c`. Write `⟦`, `⟧` and `¦` in tests of texts that hold these characters themselves. */
export function marked(source: string): MarkedText {
  const [open, close, cursor] = /[⟦¦]/.test(source) ? ['⟦', '⟧', '¦'] : ['[', ']', '|'];
  const at = source.indexOf(cursor ?? '');
  if (at >= 0 && !source.includes(open ?? '')) {
    return { text: source.slice(0, at) + source.slice(at + 1), selection: { start: at, end: at } };
  }
  const start = source.indexOf(open ?? '');
  const end = source.lastIndexOf(close ?? '') - 1;
  return {
    text: source.slice(0, start) + source.slice(start + 1, end + 1) + source.slice(end + 2),
    selection: { start, end },
  };
}

/** The text after a command, with its selection drawn in the same signs. */
export function shown(
  source: string,
  command: (text: string, selection: TextRange) => SourceChange | undefined,
): string {
  const { text, selection } = marked(source);
  const change = command(text, selection);
  if (change === undefined) return source;
  const after = applyTextEdits(text, change.edits);
  const { start, end } = change.selection ?? selection;
  const [open, close, cursor] = /[⟦¦]/.test(source) ? ['⟦', '⟧', '¦'] : ['[', ']', '|'];
  if (start === end) return after.slice(0, start) + cursor + after.slice(start);
  return after.slice(0, start) + open + after.slice(start, end) + close + after.slice(end);
}
