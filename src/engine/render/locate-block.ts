/** Finds a line of a block of text, such as a diagram, in the sources that it was taken from. */
import { rangeAt } from '../../project/diagnostics.ts';
import type { SourcePlace, SourceText } from './locate.ts';

/** A line of a block as a component was given it, without the indentation it has in the page. */
export interface WrittenLine {
  readonly block: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Each further question for a block gives its next occurrence, as rendering goes from top to bottom; the last one
 * answers for all that follow. A line of its own may stand in a list or a quotation, the first and the last beside
 * the quotes of an expression.
 */
export function createBlockLocator(
  sources: () => readonly SourceText[],
): (wanted: WrittenLine) => SourcePlace | undefined {
  let read: readonly { readonly file: string; readonly lines: readonly string[] }[] | undefined;
  const last = new Map<string, { readonly source: number; readonly start: number }>();

  return ({ block, line }) => {
    if (block.trim() === '') return undefined;
    read ??= sources().map(({ file, text }) => ({ file, lines: text.split(/\r?\n/) }));
    const wanted = block.split(/\r?\n/).map((text) => text.trim());
    const before = last.get(block);
    let found = before;
    for (let source = before?.source ?? 0; source < read.length; source++) {
      const from = before?.source === source ? before.start + 1 : 0;
      const start = findBlock(read[source]?.lines ?? [], wanted, from);
      if (start === undefined) continue;
      found = { source, start };
      break;
    }
    const holder = found === undefined ? undefined : read[found.source];
    if (found === undefined || holder === undefined) return undefined;
    last.set(block, found);
    const number = found.start + line;
    const written = holder.lines[number - 1] ?? '';
    const own = wanted[line - 1] ?? '';
    const column = Math.max(0, written.indexOf(own)) + 1;
    const { start } = rangeAt(number, column);
    return { file: holder.file, range: { start, end: rangeAt(number, column + own.length).start } };
  };
}

/** Index of the line that the block begins in. */
function findBlock(lines: readonly string[], wanted: readonly string[], from: number): number | undefined {
  for (let start = from; start + wanted.length <= lines.length; start++) {
    const isHere = wanted.every((text, index) => {
      const line = (lines[start + index] ?? '').replace(/^[\s>]+/, '').trimEnd();
      if (line === text) return true;
      if (text === '') return false;
      return (index === 0 && line.endsWith(text)) || (index === wanted.length - 1 && line.startsWith(text));
    });
    if (isHere) return start;
  }
  return undefined;
}
