/** Plans (Gantt charts). */
import type { DrawKind } from '../drawing.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { readLabel } from '../text/label.ts';
import { DAY_MS } from './calendar.ts';
import { parseGantt, type Task } from './parse-gantt.ts';
import { ticksOf } from './ticks.ts';

const FIELD = 600;
const ROW = 32;
const BAR = 22;
const MARGIN = 10;

export const drawGantt: DrawKind = (source) => {
  const { title, axisFormat, tasks, sections } = parseGantt(source);
  const heading = measureTitle(title);
  const names = sections.map((name) => readLabel(name, { size: 13, isBold: true, maxWidth: 130 }));
  const left = MARGIN + (names.length === 0 ? 0 : Math.max(...names.map(({ width }) => width)) + 20);
  const from = Math.min(...tasks.map(({ start }) => start));
  const to = Math.max(from + 1, ...tasks.map(({ end }) => end));
  const xOf = (time: number): number => left + ((time - from) / (to - from)) * FIELD;
  const top = heading.height + MARGIN;
  const bottom = top + tasks.length * ROW;

  const bands = sections.map((section, index) => {
    const rows = tasks.flatMap((task, row) => (task.section === section ? [row] : []));
    const first = rows[0];
    const name = names[index];
    if (first === undefined || name === undefined) return '';
    const height = rows.length * ROW;
    const y = top + first * ROW;
    return group(
      { class: colorClass(index) },
      element('rect', {
        class: 'dg-field',
        x: MARGIN - 4,
        y: y + 1,
        width: left + FIELD - MARGIN + 8,
        height: height - 2,
        rx: 6,
      }),
      drawLabel(name, { x: MARGIN + 6, y: y + height / 2, align: 'start', kind: 'dg-muted' }),
    );
  });
  const ticks = ticksOf(from, to, axisFormat).map(({ time, text }) => {
    const x = xOf(time);
    return (
      element('path', { class: 'dg-rule dg-life', d: `M${short(x)} ${top}V${bottom + 4}` }) +
      drawLabel(readLabel(text, { size: 12 }), { x, y: bottom + 16, kind: 'dg-muted' })
    );
  });
  let right = left + FIELD;
  const bars = tasks.map((task, row) => {
    const y = top + row * ROW + ROW / 2;
    const x1 = xOf(task.start);
    const x2 = Math.max(x1 + 4, xOf(task.end));
    const label = readLabel(task.name, { size: 12.5, maxWidth: 400 });
    const color = colorClass(task.isCritical ? 6 : Math.max(0, sections.indexOf(task.section)));
    const fits = !task.isMilestone && label.width + 14 < x2 - x1;
    // Beside the bar; before it where there is no room behind.
    const isBefore = !fits && x2 + label.width + 16 > left + FIELD && x1 - label.width - 16 > left;
    const gap = task.isMilestone ? 16 : 8;
    const x = fits ? (x1 + x2) / 2 : isBefore ? x1 - gap : x2 + gap;
    if (!fits && !isBefore) right = Math.max(right, x + label.width);
    const align = fits ? {} : { align: isBefore ? ('end' as const) : ('start' as const) };
    const isSolid = isFull(task) && fits;
    return group(
      { class: color },
      task.isMilestone ? drawMilestone((x1 + xOf(task.end)) / 2, y) : drawBar(task, x1, x2, y),
      drawLabel(label, { x, y, ...align, ...(isSolid ? { kind: 'dg-ground' } : {}) }),
    );
  });
  const width = right + 28;
  return {
    content: drawTitle(heading, width / 2, 4) + bands.join('') + ticks.join('') + bars.join(''),
    width,
    height: bottom + 30 + (to - from > DAY_MS ? 0 : 2),
  };
};

/** What is under way or matters most is filled; what is done is pale, what is to come an outline. */
function isFull({ isActive, isCritical, isDone }: Task): boolean {
  return isActive || (isCritical && !isDone);
}

function drawBar(task: Task, x1: number, x2: number, y: number): string {
  const kind = isFull(task) ? 'dg-full' : task.isDone ? 'dg-box' : 'dg-box';
  return element('rect', { class: kind, x: x1, y: y - BAR / 2, width: x2 - x1, height: BAR, rx: 5 });
}

function drawMilestone(x: number, y: number): string {
  return element('path', { class: 'dg-full', d: `M${short(x)} ${short(y - 11)}l11 11-11 11-11-11z` });
}
