/** What is in an item of a list stays in it when the sign of the item becomes wider or narrower. Pure. */
import { type Line, lineAfter, lineAt, replaceLine, splitQuote } from '../../page-source/blocks/lines.ts';
import { type ListItem, listItemOf, widthOf } from '../../page-source/blocks/list-item.ts';
import { pageOf } from '../../page-source/tree/page-of.ts';
import { lineEndOf, orderEdits, type TextEdit } from '../../project/text-edit.ts';

/** A line of a list that gets another content. Both contents are without the marks of quotes. */
export interface ListLine {
  readonly line: Line;
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

/** The edits that give lines another content, in the order of the text. What is in their items moves along with the words. */
export function rewriteLines(text: string, lines: readonly ListLine[]): readonly TextEdit[] {
  const own = lines.flatMap(({ line, quote, after }) => replaceLine(text, line, quote + after));
  const wider = new Map<number, number>();
  for (const { line, quote, before, after } of lines) {
    const [item, next] = [listItemOf(before), listItemOf(after)];
    const by = item && next ? widthOfSign(next) - widthOfSign(item) : 0;
    if (item && by !== 0) wider.set(line.start + quote.length + item.indent.length, by);
  }
  return wider.size === 0 ? own : orderEdits([...movesWithin(text, wider), ...own], lineEndOf(text));
}

/** From the sign to where words begin. More than four blanks behind it are a part of the words. */
export function widthOfSign({ mark, gap, box, content }: ListItem): number {
  const isEmpty = box === '' && content === '';
  return mark.length + (isEmpty || gap.length === 0 || widthOf(gap) > 4 ? 1 : widthOf(gap));
}

/** @param wider offsets of signs, and by how many columns each becomes wider */
function movesWithin(text: string, wider: ReadonlyMap<number, number>): readonly TextEdit[] {
  /** By the starts of lines: where their blanks begin, and by how much they move. */
  const moves = new Map<number, { readonly from: number; readonly by: number }>();
  const signs = [...wider.keys()];
  pageOf(text).tree.iterate({
    from: Math.min(...signs),
    to: Math.max(...signs) + 1,
    enter({ name, node, to }) {
      const at = name === 'ListItem' ? node.getChild('ListMark')?.from : undefined;
      const by = at === undefined ? undefined : wider.get(at);
      if (at === undefined || by === undefined) return;
      const first = lineAt(text, at);
      const { quote, rest } = splitQuote(text.slice(first.start, first.end));
      const before = rest.slice(0, at - first.start - quote.length);
      const item = listItemOf(rest.slice(before.length));
      if (!item) return;
      const words = widthOf(before) + widthOfSign(item);
      for (let line = lineAfter(text, first); line && line.start < to; line = lineAfter(text, line)) {
        const from = line.start + startIn(text.slice(line.start, line.end), quote);
        const blanks = blanksAt(text, from);
        // Words that go on further out need no place of their own, and a blank line has none.
        if (from + blanks.length >= line.end || widthOf(blanks) < words) continue;
        moves.set(line.start, { from, by: by + (moves.get(line.start)?.by ?? 0) });
      }
    },
  });
  return [...moves.values()].map(({ from, by }) => {
    const blanks = blanksAt(text, from);
    return { start: from, end: from + blanks.length, text: ' '.repeat(Math.max(widthOf(blanks) + by, 0)) };
  });
}

/** Where a line begins behind the marks of the quotes that an item is in. */
function startIn(content: string, quote: string): number {
  let length = 0;
  for (const _ of quote.match(/>[ \t]?/g) ?? [])
    length += /^[ \t]*>[ \t]?/.exec(content.slice(length))?.[0].length ?? 0;
  return length;
}

function blanksAt(text: string, from: number): string {
  return /^[ \t]*/.exec(text.slice(from, lineAt(text, from).end))?.[0] ?? '';
}

/** The edits that make one text of another that has as many lines: each within its line. */
export function lineEdits(text: string, next: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let start = 0;
  const lines = next.split('\n');
  for (const [index, content] of text.split('\n').entries()) {
    edits.push(...replaceLine(text, { start, end: start + content.length }, lines[index] ?? ''));
    start += content.length + 1;
  }
  return edits;
}
