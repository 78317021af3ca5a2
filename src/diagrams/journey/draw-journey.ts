/** User journeys: how well each step goes, and for whom. */
import type { DrawKind } from '../drawing.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { roundedLine } from '../svg/curve.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';

interface Task {
  readonly name: string;
  /** From 1 to 5. */
  readonly score: number;
  readonly people: readonly string[];
  readonly section?: string;
}

interface Journey {
  readonly title?: string;
  readonly tasks: readonly Task[];
}

/** @throws {NotUnderstoodError} */
export function parseJourney({ lines, faults }: DiagramSource): Journey {
  const tasks: Task[] = [];
  let title: string | undefined;
  let section: string | undefined;
  faults.readEach(lines, (line) => {
    if (/;|^section\b.*:/.test(line.text))
      faults.add('only-here', line, 'No semicolon is expected, and no colon in the name of a section.');
    const named = readTitle(line);
    const task = /^(.+?)\s*:\s*(\d+(?:\.\d+)?)\s*(?::\s*(.*))?$/.exec(line.text);
    if (named !== undefined) title = named;
    else if (line.text.startsWith('section ')) section = line.text.slice(8).trim();
    else if (task !== null) {
      const people = (task[3] ?? '').split(',').map((name) => name.trim());
      tasks.push({
        name: task[1] ?? '',
        score: Math.min(5, Math.max(0, Number(task[2]))),
        people: people.filter((name) => name !== ''),
        ...(section === undefined ? {} : { section }),
      });
    } else throw new NotUnderstoodError(line.text, line.number);
  });
  return { tasks, ...(title === undefined ? {} : { title }) };
}

const COLUMN = 128;
const GAP = 10;
const MARGIN = 12;
const FIELD = 150;

export const drawJourney: DrawKind = (source) => {
  const { title, tasks } = parseJourney(source);
  const heading = measureTitle(title);
  const people = [...new Set(tasks.flatMap((task) => task.people))];
  const runs = tasks.reduce<{ name: string; first: number; count: number }[]>((all, { section = '' }, index) => {
    const last = all.at(-1);
    if (last?.name === section) last.count++;
    else all.push({ name: section, first: index, count: 1 });
    return all;
  }, []);
  const names = tasks.map(({ name }) => readLabel(name, { size: 13, maxWidth: COLUMN - 16 }));
  const nameHeight = Math.max(34, ...names.map(({ height }) => height + 14));
  const legendTop = heading.height + MARGIN;
  const stripTop = legendTop + (people.length === 0 ? 0 : 30);
  const nameTop = stripTop + 34;
  const fieldTop = nameTop + nameHeight + 36;
  const xOf = (index: number): number => MARGIN + index * (COLUMN + GAP);
  const yOf = (score: number): number => fieldTop + ((5 - score) / 4) * FIELD;
  const width = xOf(tasks.length) - GAP + MARGIN;
  const height = yOf(1) + 34;

  const strips = runs.map(({ name, first, count }, index) => {
    const own = count * (COLUMN + GAP) - GAP;
    if (name === '') return '';
    return group(
      { class: colorClass(index) },
      element('rect', { class: 'dg-full', x: xOf(first), y: stripTop, width: own, height: 26, rx: 7 }),
      drawLabel(readLabel(name, { size: 13, isBold: true, maxWidth: own }), {
        x: xOf(first) + own / 2,
        y: stripTop + 13,
        kind: 'dg-ground',
      }),
    );
  });
  const points = tasks.map(({ score }, index) => ({ x: xOf(index) + COLUMN / 2, y: yOf(score) }));
  const steps = tasks.map(({ score, people: present }, index) => {
    const x = xOf(index);
    const section = runs.findIndex(({ first, count }) => index >= first && index < first + count);
    const center = x + COLUMN / 2;
    const dots = present.map((name, place) =>
      group(
        { class: colorClass(people.indexOf(name)) },
        element('circle', {
          class: 'dg-full',
          cx: center + (place - (present.length - 1) / 2) * 14,
          cy: nameTop + nameHeight + 14,
          r: 5,
        }),
      ),
    );
    return (
      group(
        { class: colorClass(section) },
        element('path', {
          class: 'dg-rule dg-life dg-dashed',
          d: `M${center} ${nameTop + nameHeight + 24}V${yOf(1) + 20}`,
        }),
        element('rect', { class: 'dg-box', x, y: nameTop, width: COLUMN, height: nameHeight, rx: 8 }),
        drawLabel(names[index] as Label, { x: center, y: nameTop + nameHeight / 2 }),
      ) +
      dots.join('') +
      drawFace(center, yOf(score), score)
    );
  });
  let legendX = MARGIN;
  const legend = people.map((name, index) => {
    const label = readLabel(name, { size: 13 });
    const entry = group(
      { class: colorClass(index) },
      element('circle', { class: 'dg-full', cx: legendX + 6, cy: legendTop + 8, r: 5 }),
      drawLabel(label, { x: legendX + 18, y: legendTop + 8, align: 'start', kind: 'dg-muted' }),
    );
    legendX += label.width + 38;
    return entry;
  });
  return {
    content:
      drawTitle(heading, Math.max(width, legendX) / 2, 4) +
      legend.join('') +
      strips.join('') +
      element('path', { class: 'dg-line dg-life', d: roundedLine(points) }) +
      steps.join(''),
    width: Math.max(width, legendX),
    height,
  };
};

/** Glad from 4 on, sad below 3. */
function drawFace(x: number, y: number, score: number): string {
  const mouth = score >= 4 ? 'q6 7 12 0' : score < 3 ? 'q6-7 12 0' : 'h12';
  const drop = score >= 4 ? 4 : score < 3 ? 8 : 5;
  const color = score >= 4 ? 4 : score < 3 ? 6 : 5;
  return group(
    { class: colorClass(color) },
    element('circle', { class: 'dg-box', cx: x, cy: y, r: 15 }),
    element('path', {
      class: 'dg-branch',
      d: `M${x - 6} ${y + drop}${mouth}M${x - 5} ${y - 5}v2M${x + 5} ${y - 5}v2`,
    }),
  );
}
