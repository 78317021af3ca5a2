/** Where the axis of a plan is marked. */
import { DAY_MS, formatDate, MINUTE_MS } from './calendar.ts';

export interface Tick {
  readonly time: number;
  readonly text: string;
}

const STEPS: readonly (readonly [milliseconds: number, format: string])[] = [
  [MINUTE_MS, '%H:%M'],
  [5 * MINUTE_MS, '%H:%M'],
  [15 * MINUTE_MS, '%H:%M'],
  [60 * MINUTE_MS, '%H:%M'],
  [180 * MINUTE_MS, '%H:%M'],
  [360 * MINUTE_MS, '%m-%d %H:%M'],
  [720 * MINUTE_MS, '%m-%d %H:%M'],
  [DAY_MS, '%m-%d'],
  [2 * DAY_MS, '%m-%d'],
  [7 * DAY_MS, '%m-%d'],
  [14 * DAY_MS, '%Y-%m-%d'],
];
const MOST = 8;
/** The first of 1970 was a Thursday; weeks begin on Mondays. */
const MONDAY = 4 * DAY_MS;

export function ticksOf(from: number, to: number, axisFormat: string | undefined): Tick[] {
  const step = STEPS.find(([length]) => (to - from) / length <= MOST);
  if (step === undefined) return monthTicks(from, to, axisFormat ?? '%Y-%m');
  const [length, format] = step;
  const offset = length >= 7 * DAY_MS ? MONDAY : 0;
  const ticks: Tick[] = [];
  for (let time = Math.ceil((from - offset) / length) * length + offset; time <= to; time += length) {
    ticks.push({ time, text: formatDate(time, axisFormat ?? format) });
  }
  return ticks;
}

function monthTicks(from: number, to: number, format: string): Tick[] {
  const first = new Date(from);
  const months = Math.max(1, (to - from) / (30.4 * DAY_MS));
  const step = [1, 2, 3, 6, 12, 24, 60, 120].find((count) => months / count <= MOST) ?? 600;
  const ticks: Tick[] = [];
  for (let count = 0; ticks.length < 40; count += step) {
    const start = step >= 12 ? 0 : first.getUTCMonth();
    const time = Date.UTC(first.getUTCFullYear(), start + count, 1);
    if (time > to) break;
    if (time >= from) ticks.push({ time, text: formatDate(time, format) });
  }
  return ticks;
}
