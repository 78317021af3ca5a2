/** Gives the columns of a table in Markdown the same width, by white space alone. */

/** Wider cells than this are left as they are: even columns would push everything else out of sight. */
const WIDEST_CELL = 60;

/** @param rows head, rule and body; the result has as many */
export function formatTable(rows: readonly string[]): readonly string[] {
  const cells = rows.map((row) => splitRow(row));
  const count = cells[0]?.length ?? 0;
  const isEven = cells.every((row) => row.length === count);
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...cells.map((row) => widthOf((row[column] ?? '').trim()))),
  );
  if (!isEven || count === 0 || Math.max(...widths) > WIDEST_CELL) return rows.map((row) => row.trimEnd());
  return rows.map((row, index) => {
    const indent = /^[ \t>]*/.exec(row)?.[0] ?? '';
    const inner = row.slice(indent.length).trimEnd();
    const opens = inner.startsWith('|') ? '| ' : '';
    const closes = /(?<!\\)\|$/.test(inner) ? ' |' : '';
    const padded = (cells[index] ?? []).map((cell, column) => {
      const text = cell.trim();
      return text + ' '.repeat((widths[column] ?? 0) - widthOf(text));
    });
    return (indent + opens + padded.join(' | ') + closes).trimEnd();
  });
}

/** The cells of a row; a bar behind a backslash and one in code are no ends of cells. */
function splitRow(row: string): string[] {
  const cells: string[] = [];
  const inner = row.replace(/^[ \t>]*\|?/, '').replace(/(?<!\\)\|[ \t]*$/, '');
  let cell = '';
  for (let at = 0; at < inner.length; at++) {
    const character = inner.charAt(at);
    if (character === '\\') {
      cell += inner.slice(at, at + 2);
      at++;
    } else if (character === '|') {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

/** Characters of East Asian scripts are twice as wide. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text)
    width += /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/.test(character) ? 2 : 1;
  return width;
}
