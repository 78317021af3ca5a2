/** Dates in the labels of a changelog. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** `2024-05-01`, `2024/5/1`, `2024-05`; not a version such as `2024.5.1.3`. */
const ISO = /(?<![\d.])((?:19|20)\d{2})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?![\d.]*\d)/;
/** `May 1st, 2024`, `May 2024`. */
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+(?:(\\d{1,2})(?:st|nd|rd|th)?,?\\s+)?((?:19|20)\\d{2})\\b`, 'i');
/** `1 May 2024`. */
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+${MONTH},?\\s+((?:19|20)\\d{2})\\b`, 'i');

/** Midnight, Greenwich, of the first date in a text, as feeds write it; a month without a day is its first. */
export function findDate(text: string): string | undefined {
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) return format(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst !== null) return format(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const iso = ISO.exec(text);
  return iso === null ? undefined : format(iso[1], Number(iso[2]), iso[3]);
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function format(year: string | undefined, month: number, day: string | undefined): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day ?? 1)));
  // The thirtieth of February is no date.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day ?? 1);
  return isReal ? date.toUTCString() : undefined;
}
