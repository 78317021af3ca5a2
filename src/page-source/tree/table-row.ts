/** One row of a table: bars part its cells, also in code, unless a backslash stands before them. */

/**
 * Where the cells of a row begin, and where the last one ends: offsets of the bars; at an edge without one, of the place
 * beside the row.
 */
export function edgesOfCells(row: string): readonly number[] {
  const bars: number[] = [];
  for (let at = 0; at < row.length; at++) {
    const sign = row.charAt(at);
    if (sign === '\\') at++;
    else if (sign === '|') bars.push(at);
  }
  const end = row.trimEnd().length;
  const hasFirst = bars[0] !== undefined && row.slice(0, bars[0]).trim() === '';
  const hasLast = bars.at(-1) === end - 1 && (bars.length > 1 || !hasFirst);
  return [...(hasFirst ? [] : [-1]), ...bars, ...(hasLast ? [] : [end])];
}
