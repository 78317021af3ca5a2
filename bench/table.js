/**
 * A figure with its target.
 * @typedef {{ what: string, figure: string, target: string, isMet: boolean }} Row
 */

/**
 * @param {string} title
 * @param {readonly Row[]} rows
 */
export function printTable(title, rows) {
  const cells = rows.map(({ what, figure, target, isMet }) => [
    what,
    figure,
    target,
    target === '' ? '' : isMet ? 'met' : 'MISSED',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column].length), 6));
  const line = (/** @type {string[]} */ [what, figure, target, verdict]) =>
    `${what.padEnd(widths[0])}  ${figure.padStart(widths[1])}  ${target.padStart(widths[2])}  ${verdict}`;
  console.log(`\n${title}`);
  console.log(line(['', 'figure', 'target', '']));
  for (const row of cells) console.log(line(row));
}

/**
 * A row of milliseconds, met where there is no target.
 * @param {string} what
 * @param {number} value
 * @param {number} [target]
 * @returns {Row}
 */
export function timed(what, value, target) {
  const isMet = target === undefined || value <= target;
  return { what, figure: `${value.toFixed(1)} ms`, target: target === undefined ? '' : `${target} ms`, isMet };
}

/**
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1; 0.5 is the median
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
