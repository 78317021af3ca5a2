/** Quadrant charts. */
import type { DrawKind } from '../drawing.ts';
import type { Faults } from '../source/fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { isKnownColor } from '../style/author-color.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';

interface Quadrants {
  readonly title?: string;
  readonly x: readonly string[];
  readonly y: readonly string[];
  /** As they are numbered: top right, top left, bottom left, bottom right. */
  readonly names: readonly string[];
  /** From 0 to 1. */
  readonly points: readonly QuadrantPoint[];
}

interface QuadrantPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** `radius:` and `color:` behind the point or in its class, by their names. */
  readonly look: ReadonlyMap<string, string>;
}

/** @throws {NotUnderstoodError} */
export function parseQuadrant({ lines, faults }: DiagramSource): Quadrants {
  const names = ['', '', '', ''];
  const points: QuadrantPoint[] = [];
  const classes = new Map<string, string>();
  /** Classes may stand below the points that have them. */
  const written: { readonly point: Omit<QuadrantPoint, 'look'>; readonly className: string; readonly own: string }[] =
    [];
  let title: string | undefined;
  let [x, y]: [string[], string[]] = [[], []];
  faults.readEach(lines, (line) => {
    const { text } = line;
    const named = readTitle(line);
    const axis = /^([xy])-axis\s+(.+)$/.exec(text);
    const quadrant = /^quadrant-([1-4])\s+(.+)$/.exec(text);
    const definition = /^classDef\s+([\w-]+)\s+(\S.*)$/.exec(text);
    const point = /^(.+?)(?::::([\w-]+))?\s*:\s*\[\s*([\d.]+)\s*,\s*([\d.]+)\s*\]/.exec(text);
    if (named !== undefined) title = named;
    else if (axis !== null) {
      const ends = (axis[2] ?? '').split(/\s*-->\s*/).map(unquote);
      if (ends.length > 2 || ends[0] === '' || /(?<!-)->/.test(text)) faults.add('guessed', line, AXIS_EXPECTED);
      noteWords(faults, line, axis[2] ?? '');
      if (axis[1] === 'x') x = ends;
      else y = ends;
    } else if (quadrant !== null) {
      names[Number(quadrant[1]) - 1] = unquote(quadrant[2] ?? '');
      noteWords(faults, line, quadrant[2] ?? '');
    } else if (point !== null) {
      const [whole, name = '', className = ''] = point;
      written.push({
        point: { name: unquote(name), x: Number(point[3]), y: Number(point[4]) },
        className,
        own: text.slice(whole.length),
      });
      notePoint(faults, line, point);
    } else if (definition !== null) classes.set(definition[1] ?? '', definition[2] ?? '');
    else throw new NotUnderstoodError(text, line.number);
  });
  for (const { point, className, own } of written) {
    points.push({ ...point, look: lookOf(`${classes.get(className) ?? ''},${own}`) });
  }
  return { x, y, names, points, ...(title === undefined ? {} : { title }) };
}

const AXIS_EXPECTED = 'One or two words for the ends of the axis are expected: `x-axis Low --> High`.';
const POINT_STYLE =
  /^(?:(?:radius|stroke-width)\s*:\s*\d+(?:px)?|(?:color|stroke-color)\s*:\s*#(?:[\da-f]{3}|[\da-f]{6}))$/i;

function noteWords(faults: Faults, line: SourceLine, words: string): void {
  if (/[()[\]{}]|^"[^"]*$/.test(words.replace(/"[^"]*"/g, '')))
    faults.add('only-here', line, 'Words with brackets need double quotes around them.');
}

function notePoint(faults: Faults, line: SourceLine, point: RegExpExecArray): void {
  const [whole, name = '', , ...places] = point;
  if (places.some((place) => !/^(?:0(?:\.\d+)?|1)$/.test(place)))
    faults.add('guessed', line, 'Two numbers from 0 to 1 are expected: `Name: [0.3, 0.6]`.');
  const styles = line.text.slice(whole.length).trim();
  if (styles !== '' && !styles.split(/\s*,\s*/).every((style) => POINT_STYLE.test(style)))
    faults.add(
      'guessed',
      line,
      'Behind the numbers `radius: 10`, `color: #cc3300`, `stroke-color` or `stroke-width: 2px` is expected.',
    );
  noteWords(faults, line, name);
}

function lookOf(written: string): QuadrantPoint['look'] {
  const pairs = [...written.matchAll(/([a-z-]+)\s*:\s*([#\w]+)/gi)];
  return new Map(pairs.map(([, key = '', value = '']) => [key.toLowerCase(), value]));
}

function unquote(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}

const SIDE = 440;
const HALF = SIDE / 2;
const COLORS = [0, 1, 7, 3];

export const drawQuadrant: DrawKind = (source) => {
  const { title, x, y, names, points } = parseQuadrant(source);
  const heading = measureTitle(title);
  const ends = y.map((text) => readLabel(text, { size: 13, maxWidth: 110 }));
  const left = 12 + (ends.length === 0 ? 0 : Math.max(...ends.map((label) => label.width)) + 14);
  const top = heading.height + 10;
  const corners = [
    { x: left + HALF, y: top },
    { x: left, y: top },
    { x: left, y: top + HALF },
    { x: left + HALF, y: top + HALF },
  ];
  const fields = corners.map((corner, index) => {
    const name = readLabel(names[index] ?? '', { size: 14, isBold: true, maxWidth: HALF - 24 });
    return group(
      { class: colorClass(COLORS[index] ?? 0) },
      element('rect', {
        class: 'dg-field',
        x: corner.x + 2,
        y: corner.y + 2,
        width: HALF - 4,
        height: HALF - 4,
        rx: 8,
      }),
      drawLabel(name, { x: corner.x + HALF / 2, y: corner.y + 14 + name.height / 2, kind: 'dg-muted' }),
    );
  });
  const dots = points.map((point) => {
    const cx = left + Math.min(1, point.x) * SIDE;
    const cy = top + (1 - Math.min(1, point.y)) * SIDE;
    const label = readLabel(point.name, { size: 12.5 });
    const isAbove = cy > top + SIDE - 30;
    return (
      drawDot(cx, cy, point.look) +
      drawLabel(label, {
        x: Math.max(left + label.width / 2, Math.min(cx, left + SIDE - label.width / 2)),
        y: cy + (isAbove ? -15 : 15),
        kind: 'dg-note',
      })
    );
  });
  const xLabels = x.map((text, index) =>
    drawLabel(readLabel(text, { size: 13 }), {
      x: x.length === 1 ? left + HALF : left + HALF * (index + 0.5),
      y: top + SIDE + 18,
      kind: 'dg-muted',
    }),
  );
  const yLabels = ends.map((label, index) =>
    drawLabel(label as Label, {
      x: left - 12,
      y: ends.length === 1 ? top + HALF : top + HALF * (1.5 - index),
      align: 'end',
      kind: 'dg-muted',
    }),
  );
  const width = left + SIDE + 12;
  return {
    content:
      drawTitle(heading, left + HALF, 4) +
      fields.join('') +
      xLabels.join('') +
      yLabels.join('') +
      group({ class: colorClass(0) }, ...dots),
    width,
    height: top + SIDE + (x.length === 0 ? 12 : 36),
  };
};

function drawDot(cx: number, cy: number, look: QuadrantPoint['look']): string {
  const radius = Number.parseFloat(look.get('radius') ?? '');
  const r = radius > 0 ? Math.min(30, radius) : 5.5;
  const width = Number.parseFloat(look.get('stroke-width') ?? '');
  const style = [
    ...['color', 'stroke-color'].flatMap((key) => {
      const value = look.get(key) ?? '';
      return isKnownColor(value) ? [`${key === 'color' ? 'fill' : 'stroke'}:${value}`] : [];
    }),
    ...(width > 0 ? [`stroke-width:${Math.min(20, width)}`] : []),
  ].join(';');
  return element('circle', { class: 'dg-full dg-apart', cx, cy, r, style });
}
