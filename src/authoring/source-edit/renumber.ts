/** Numbers of lists put in order. */
import { isNumbered, listItemOf, listSign, widthOf } from '../../page-source/blocks/list-item.ts';

interface Level {
  readonly width: number;
  next: number;
}

/**
 * The lines with numbered items counting on from the first of their list; lists at the widths of `repeated` have one
 * number for all items. Lines that are `undefined` (in a fence) are passed over, and given back so.
 */
export function renumber(
  lines: readonly (string | undefined)[],
  repeated: ReadonlySet<number>,
): readonly (string | undefined)[] {
  const levels: Level[] = [];
  return lines.map((line) => {
    if (line === undefined || line.trim() === '') return line;
    const item = listItemOf(line);
    const width = widthOf(item?.indent ?? /^[ \t]*/.exec(line)?.[0] ?? '');
    while ((levels.at(-1)?.width ?? -1) > width) levels.pop();
    if (!item || !isNumbered(item)) {
      // Text as far out as a list's marks ends that list; an item of another kind does too.
      if (levels.at(-1)?.width === width) levels.pop();
      return line;
    }
    if (levels.at(-1)?.width !== width) levels.push({ width, next: Number.parseInt(item.mark, 10) });
    const level = levels.at(-1);
    if (level === undefined) return line;
    const mark = `${level.next}${listSign(item.mark)}`;
    if (!repeated.has(width)) level.next++;
    return item.indent + mark + line.slice(item.indent.length + item.mark.length);
  });
}

/** Widths of indentation at which an author writes the same number before every item: told by the first two. */
export function repeatedWidths(lines: readonly (string | undefined)[]): ReadonlySet<number> {
  const first = new Map<number, number>();
  const known = new Map<number, boolean>();
  for (const line of lines) {
    const item = line === undefined ? undefined : listItemOf(line);
    if (!item || !isNumbered(item)) continue;
    const width = widthOf(item.indent);
    const number = Number.parseInt(item.mark, 10);
    const before = first.get(width);
    if (before === undefined) first.set(width, number);
    else if (!known.has(width)) known.set(width, before === number);
  }
  return new Set([...known].flatMap(([width, isSame]) => (isSame ? [width] : [])));
}
