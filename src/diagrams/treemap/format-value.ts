/** How values are written, by the format that an author gives: `,`, `$,.2f`, `.1%`. */

const MOST_DIGITS = 10;

/** A thousands separator and as many digits as the value has, unless the format says otherwise. */
export function formatValue(value: number, format = ','): string {
  const isPercent = format.includes('%');
  const digits = /\.(\d+)/.exec(format)?.[1];
  const shown = isPercent ? value * 100 : value;
  const rounded =
    digits === undefined
      ? String(Math.round(shown * 1_000) / 1_000)
      : shown.toFixed(Math.min(MOST_DIGITS, Number(digits)));
  const [whole = '', fraction] = rounded.split('.');
  const grouped = format.includes(',') ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole;
  const number = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return `${format.includes('$') ? '$' : ''}${number}${isPercent ? '%' : ''}`;
}
