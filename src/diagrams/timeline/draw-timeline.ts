/** Timelines. */
import type { DrawKind } from '../drawing.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';

interface Period {
  readonly name: string;
  readonly events: string[];
  readonly section?: string;
}

interface Timeline {
  readonly title?: string;
  readonly periods: readonly Period[];
}

/** @throws {NotUnderstoodError} */
export function parseTimeline({ lines, faults }: DiagramSource): Timeline {
  const periods: Period[] = [];
  let title: string | undefined;
  let section: string | undefined;
  faults.readEach(lines, (line) => {
    const { text } = line;
    if (/:\s*$|\s:(?=[^\s:/])|::/.test(text) && !/^(?:title|section)\b/.test(text))
      faults.add(
        'only-here',
        line,
        'A space and a text are expected behind each colon: `2024 : What happened : And then`.',
      );
    const named = readTitle(line);
    const [first = '', ...events] = text.split(/\s*:(?!\/\/)\s+|\s+:\s*/).map((part) => part.trim());
    if (named !== undefined) title = named;
    else if (text === 'section')
      throw new NotUnderstoodError(text, line.number, 'A name is expected behind `section`.');
    else if (text.startsWith('section ')) section = text.slice(8).trim();
    else if (first === '' || text.startsWith(':')) {
      const last = periods.at(-1);
      if (last === undefined) throw new NotUnderstoodError(text, line.number);
      last.events.push(...events, ...(first === '' ? [] : [first.replace(/^:\s*/, '')]));
    } else periods.push({ name: first, events, ...(section === undefined ? {} : { section }) });
  });
  return { periods, ...(title === undefined ? {} : { title }) };
}

const COLUMN = 158;
const GAP = 12;
const MARGIN = 10;
const PADDING = 12;

export const drawTimeline: DrawKind = (source) => {
  const { title, periods } = parseTimeline(source);
  const heading = measureTitle(title);
  const sections = [...new Set(periods.flatMap(({ section }) => (section === undefined ? [] : [section])))];
  const colorOf = ({ section }: Period, index: number): number =>
    section === undefined ? index : sections.indexOf(section);
  const measure = (text: string, isBold = false): Label =>
    readLabel(text, { size: 13, isBold, maxWidth: COLUMN - 2 * PADDING });
  const heads = periods.map(({ name }) => measure(name, true));
  const sectionTop = heading.height + MARGIN;
  const headTop = sectionTop + (sections.length === 0 ? 0 : 34);
  const headHeight = Math.max(34, ...heads.map(({ height }) => height + 14));
  const axis = headTop + headHeight + 18;
  let bottom = axis + 16;
  const columns = periods.map((period, index) => {
    const x = MARGIN + index * (COLUMN + GAP);
    const head = heads[index] as Label;
    let y = axis + 18;
    const cards = period.events.map((event) => {
      const label = measure(event);
      const height = label.height + 14;
      const card =
        element('rect', { class: 'dg-rule dg-ground', x, y, width: COLUMN, height, rx: 7 }) +
        drawLabel(label, { x: x + COLUMN / 2, y: y + height / 2 });
      y += height + 8;
      return card;
    });
    bottom = Math.max(bottom, y);
    const stem =
      period.events.length === 0
        ? ''
        : element('path', { class: 'dg-rule dg-life', d: `M${x + COLUMN / 2} ${axis}V${y - 8}` });
    return group(
      { class: colorClass(colorOf(period, index)) },
      stem,
      element('rect', { class: 'dg-box', x, y: headTop, width: COLUMN, height: headHeight, rx: 8 }),
      drawLabel(head, { x: x + COLUMN / 2, y: headTop + headHeight / 2 }),
      element('circle', { class: 'dg-full', cx: x + COLUMN / 2, cy: axis, r: 5 }),
      ...cards,
    );
  });
  const width = 2 * MARGIN + periods.length * (COLUMN + GAP) - GAP;
  const strips = sections.map((section, index) => {
    const first = periods.findIndex((period) => period.section === section);
    const count = periods.filter((period) => period.section === section).length;
    const x = MARGIN + first * (COLUMN + GAP);
    const own = count * (COLUMN + GAP) - GAP;
    return group(
      { class: colorClass(index) },
      element('rect', { class: 'dg-full', x, y: sectionTop, width: own, height: 26, rx: 7 }),
      drawLabel(readLabel(section, { size: 13, isBold: true, maxWidth: own }), {
        x: x + own / 2,
        y: sectionTop + 13,
        kind: 'dg-ground',
      }),
    );
  });
  const line = element('path', { class: 'dg-line', d: `M${MARGIN} ${axis}H${width - MARGIN}` });
  return {
    content: drawTitle(heading, width / 2, 4) + strips.join('') + line + columns.join(''),
    width,
    height: bottom + MARGIN,
  };
};
