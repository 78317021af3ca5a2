import { uiWords } from '../words/ui.ts';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words: "3 minutes ago". Both in milliseconds since the epoch. */
export function relativeTime(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  }
  return uiWords.justNow;
}
