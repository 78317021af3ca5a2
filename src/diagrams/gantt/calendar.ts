/** Dates and lengths of time as they are written in plans. Days are those of the calendar: no zone of time has a say. */

export const MINUTE_MS = 60_000;
export const DAY_MS = 1_440 * MINUTE_MS;

const PARTS: Readonly<Record<string, readonly [pattern: string, unit: keyof Fields]>> = {
  YYYY: ['(\\d{4})', 'year'],
  YY: ['(\\d{2})', 'shortYear'],
  MM: ['(\\d{1,2})', 'month'],
  M: ['(\\d{1,2})', 'month'],
  DD: ['(\\d{1,2})', 'day'],
  D: ['(\\d{1,2})', 'day'],
  HH: ['(\\d{1,2})', 'hour'],
  H: ['(\\d{1,2})', 'hour'],
  mm: ['(\\d{1,2})', 'minute'],
  ss: ['(\\d{1,2})', 'second'],
  SSS: ['(\\d{1,3})', 'millisecond'],
};

interface Fields {
  year: number;
  shortYear: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

/** Milliseconds since 1970 of a date in a format such as `YYYY-MM-DD`; `undefined` when it is none. */
export function readDate(written: string, format: string): number | undefined {
  if (format === 'x' || format === 'X') {
    return /^\d+$/.test(written) ? Number(written) * (format === 'X' ? 1_000 : 1) : undefined;
  }
  return readIn(written, format) ?? readIn(written, 'YYYY-MM-DD') ?? readIn(written, 'YYYY-MM-DD HH:mm');
}

function readIn(written: string, format: string): number | undefined {
  const units: (keyof Fields)[] = [];
  const pattern = format.replace(/YYYY|YY|MM|M|DD|D|HH|H|mm|ss|SSS|[^\w\s]/g, (part) => {
    const known = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
    if (known === undefined) return `\\${part}`;
    units.push(known[1]);
    return known[0];
  });
  const match = new RegExp(`^${pattern}$`).exec(written);
  if (match === null) return undefined;
  const fields: Fields = { year: 1970, shortYear: -1, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };
  units.forEach((unit, index) => {
    fields[unit] = Number(match[index + 1]);
  });
  const year = fields.shortYear < 0 ? fields.year : 2000 + fields.shortYear;
  const { month, day, hour, minute, second, millisecond } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
}

const LENGTHS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
  d: DAY_MS,
  w: 7 * DAY_MS,
  M: 30 * DAY_MS,
  y: 365 * DAY_MS,
};

/** `3d`, `2w`, `1.5h` in milliseconds. */
export function readLength(written: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h|d|w|M|y)$/.exec(written) ?? [];
  return amount === undefined ? undefined : Number(amount) * (LENGTHS[unit] ?? 0);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A date in the way an author asks for: `%Y-%m-%d`, `%b %e`. */
export function formatDate(time: number, format: string): string {
  const date = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  const month = MONTHS[date.getUTCMonth()] ?? '';
  const day = DAYS[date.getUTCDay()] ?? '';
  const hour = date.getUTCHours();
  const values: Readonly<Record<string, string>> = {
    Y: String(date.getUTCFullYear()),
    y: two(date.getUTCFullYear() % 100),
    m: two(date.getUTCMonth() + 1),
    B: month,
    b: month.slice(0, 3),
    d: two(date.getUTCDate()),
    e: String(date.getUTCDate()),
    A: day,
    a: day.slice(0, 3),
    H: two(hour),
    I: two(hour % 12 || 12),
    p: hour < 12 ? 'AM' : 'PM',
    M: two(date.getUTCMinutes()),
    S: two(date.getUTCSeconds()),
    L: String(date.getUTCMilliseconds()).padStart(3, '0'),
    W: two(weekOf(date)),
    U: two(weekOf(date)),
    '%': '%',
  };
  return format.replace(/%-?([A-Za-z%])/g, (whole, name: string) => values[name] ?? whole);
}

function weekOf(date: Date): number {
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - start) / (7 * DAY_MS)) + 1;
}
