/** Reads plans (Gantt charts). */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { DAY_MS, readDate, readLength } from './calendar.ts';

export interface Task {
  readonly name: string;
  readonly id?: string;
  readonly section: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly isDone: boolean;
  readonly isActive: boolean;
  readonly isCritical: boolean;
  readonly isMilestone: boolean;
}

export interface Gantt {
  readonly title?: string;
  readonly axisFormat?: string;
  readonly tasks: readonly Task[];
  readonly sections: readonly string[];
}

const PASSED_OVER =
  /^(?:axisFormat|dateFormat|tickInterval|todayMarker|excludes|includes|weekday|weekend|inclusiveEndDates|topAxis|click|displayMode)\b\s*(.*)$/;
/** Settings whose value is none. */
const BAD_SETTING =
  /^(?:weekday(?!\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day$)\b.*|weekend(?!\s+(?:fri|satur)day$)\b.*|click\s+\S+)$/;
const MARKS: ReadonlySet<string> = new Set(['done', 'active', 'crit', 'milestone', 'vert']);

/** @throws {NotUnderstoodError} */
export function parseGantt({ lines, header, faults }: DiagramSource): Gantt {
  const reader = new GanttReader();
  faults.readEach(lines, (line) => reader.read(line));
  if (reader.tasks.length === 0) throw new NotUnderstoodError(header.text, header.number);
  const { title, axisFormat, tasks, sections } = reader;
  return {
    tasks,
    sections,
    ...(title === undefined ? {} : { title }),
    ...(axisFormat === undefined ? {} : { axisFormat }),
  };
}

class GanttReader {
  readonly tasks: Task[] = [];
  readonly sections: string[] = [];
  title: string | undefined;
  axisFormat: string | undefined;
  #dateFormat = 'YYYY-MM-DD';
  #excluded: readonly string[] = [];

  read(line: SourceLine): void {
    const { text } = line;
    const named = readTitle(line);
    const setting = PASSED_OVER.exec(text);
    if (BAD_SETTING.test(text)) throw new NotUnderstoodError(text, line.number);
    if (named !== undefined) this.title = named;
    else if (text.startsWith('section ')) this.sections.push(text.slice(8).trim());
    else if (setting !== null)
      this.#set(text.slice(0, text.length - (setting[1]?.length ?? 0)).trim(), setting[1] ?? '');
    else if (!this.#readTask(text)) throw new NotUnderstoodError(text, line.number);
  }

  #set(name: string, value: string): void {
    if (name === 'dateFormat') this.#dateFormat = value.trim();
    else if (name === 'axisFormat') this.axisFormat = value.trim();
    else if (name === 'excludes') this.#excluded = value.toLowerCase().split(/[\s,]+/);
  }

  /** `Name :crit, done, id, 2024-01-01, 3d`: marks, then an id, a start and an end, of which the end alone must be there. */
  #readTask(text: string): boolean {
    const colon = text.indexOf(':');
    if (colon < 0) return false;
    const parts = text
      .slice(colon + 1)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const marks = new Set<string>();
    while (MARKS.has(parts[0] ?? '')) marks.add(parts.shift() ?? '');
    const endText = parts.pop();
    if (endText === undefined) return false;
    const startText = parts.pop();
    // `id, 3d`: what is no start is an id.
    const known = startText === undefined ? undefined : this.#startOf(startText);
    const id = known === undefined ? startText : parts.pop();
    const start = known ?? this.tasks.at(-1)?.end ?? 0;
    const end = this.#endOf(endText, start);
    if (end === undefined) return false;
    this.tasks.push({
      name: text.slice(0, colon).trim(),
      section: this.sections.at(-1) ?? '',
      start,
      end: Math.max(start, end),
      isDone: marks.has('done'),
      isActive: marks.has('active'),
      isCritical: marks.has('crit'),
      isMilestone: marks.has('milestone') || marks.has('vert'),
      ...(id === undefined ? {} : { id }),
    });
    return true;
  }

  #startOf(written: string): number | undefined {
    const after = /^after\s+(.+)$/.exec(written)?.[1];
    if (after === undefined) return readDate(written, this.#dateFormat);
    const ends = after.split(/\s+/).map((id) => this.tasks.find((task) => task.id === id)?.end ?? 0);
    return Math.max(...ends) || (this.tasks.at(-1)?.end ?? 0);
  }

  #endOf(written: string, start: number): number | undefined {
    const until = /^until\s+(\S+)/.exec(written)?.[1];
    if (until !== undefined) return this.tasks.find((task) => task.id === until)?.start ?? start;
    const length = readLength(written);
    if (length === undefined) return readDate(written, this.#dateFormat);
    return this.#addWorkTime(start, length);
  }

  /** Days that are left out make a task longer by as many. */
  #addWorkTime(start: number, length: number): number {
    let end = start + length;
    if (this.#excluded.length === 0 || length > 3_650 * DAY_MS) return end;
    for (let day = start; day < end && end - start < 10_000 * DAY_MS; day += DAY_MS) {
      if (this.#isExcluded(day)) end += DAY_MS;
    }
    return end;
  }

  #isExcluded(time: number): boolean {
    const date = new Date(time);
    const weekday = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')[date.getUTCDay()] ?? '';
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    const isNamed = this.#excluded.includes(weekday) || this.#excluded.includes(date.toISOString().slice(0, 10));
    return (isWeekend && this.#excluded.includes('weekends')) || isNamed;
  }
}
